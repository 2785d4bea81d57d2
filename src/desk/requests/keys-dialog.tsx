import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useStore } from '#ui/store.ts';
import { shortcutsOn, switchShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import styles from './requests-page.module.css';

/** Below the list: the few keys that save the most, and the way to all of them. */
export function KeyHints({ open }: { open: () => void }) {
  const { keys } = useWords().words.requests;
  const areOn = useStore(shortcutsOn);
  return (
    <p className={styles.hints}>
      {areOn &&
        keys.hints.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      <button type="button" className="link" onClick={open}>
        {areOn && <kbd>?</kbd>} {keys.show}
      </button>
    </p>
  );
}

/** The help to the keyboard, and the way to be rid of it. */
export function KeysDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { words } = useWords();
  const { keys } = words.requests;
  const areOn = useStore(shortcutsOn);
  return (
    <Dialog ref={ref} title={keys.title} closeLabel={words.close}>
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
      <p className={styles.switch}>
        <Button quiet dense onClick={() => switchShortcuts(!areOn)}>
          {areOn ? keys.off : keys.on}
        </Button>
      </p>
    </Dialog>
  );
}
