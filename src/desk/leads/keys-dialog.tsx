import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { shortcuts, useShortcutsOn } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import styles from './leads-page.module.css';

/** The help to the keyboard, and the way to be rid of it. */
export function KeysDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { words } = useWords();
  const { keys } = words.leads;
  const areOn = useShortcutsOn();
  return (
    <Dialog ref={ref} title={keys.title} closeLabel={words.leads.close}>
      <dl className={styles.keys}>
        {keys.lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Button quiet dense onClick={() => shortcuts.switch(!areOn)}>
        {areOn ? keys.off : keys.on}
      </Button>
    </Dialog>
  );
}
