import { type FormEvent, useId, useState } from 'react';
import type { ConsentChoice } from '#domain/consent.ts';
import { Button } from '#ui/button.tsx';
import type { ConsentWordsOf } from '../words-of.ts';
import styles from './banner.module.css';

interface CategorySwitchesProps {
  words: ConsentWordsOf<'consent'>;
  chosen: ConsentChoice;
  onSave: (choice: ConsentChoice) => void;
}

/** Nothing counts before it is saved. */
export function CategorySwitches({ words, chosen, onSave }: CategorySwitchesProps) {
  const [choice, setChoice] = useState<ConsentChoice>({
    analytics: chosen.analytics,
    marketing: chosen.marketing,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(choice);
  };
  return (
    <form onSubmit={save} className={styles.switches}>
      <Switch {...words.categories.necessary} checked disabled />
      {(['analytics', 'marketing'] as const).map((category) => (
        <Switch
          key={category}
          {...words.categories[category]}
          checked={choice[category]}
          onChange={(checked) => setChoice({ ...choice, [category]: checked })}
        />
      ))}
      <Button quiet type="submit">
        {words.save}
      </Button>
    </form>
  );
}

interface SwitchProps {
  name: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function Switch({ name, text, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <div>
        <label htmlFor={id}>{name}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </div>
  );
}
