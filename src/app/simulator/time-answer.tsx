import { type ReactNode, useState } from 'react';
import { hourOf, timeOfDay } from './amounts.ts';
import styles from './inputs.module.css';

interface TimeAnswerProps {
  id: string;
  label: string;
  /** Nothing where it is left out. */
  hour: number | null;
  /** Stands below, under the field's id with '-note' after it. */
  note?: ReactNode;
  onChange: (hour: number | null) => void;
}

const QUARTER_HOUR_SECONDS = 900;

/** A time of day, in quarters of an hour. A time half typed is nothing yet, and is left alone. */
export function TimeAnswer({ id, label, hour, note, onChange }: TimeAnswerProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const typedHour = hourOf(text);
    if (typedHour !== undefined) onChange(typedHour);
  };
  const settle = () => {
    if (typed === '') onChange(null);
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="time"
        step={QUARTER_HOUR_SECONDS}
        className={styles.control}
        aria-describedby={note ? `${id}-note` : undefined}
        value={typed ?? (hour === null ? '' : timeOfDay(hour))}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      {note}
    </div>
  );
}
