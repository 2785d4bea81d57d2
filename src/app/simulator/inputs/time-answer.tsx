import { memo, useDeferredValue, useState } from 'react';
import { hourOf, timeOfDay } from '../amounts.ts';
import styles from './inputs.module.css';

interface TimeAnswerProps {
  id: string;
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}

const QUARTER_HOUR_SECONDS = 900;

/** A time of day, in quarters of an hour; it counts when the field is left or Enter is pressed. */
export const TimeAnswer = memo(function TimeAnswer(props: TimeAnswerProps) {
  const { id, label, hour, onChange } = props;
  // A time half typed ('1' of '18') is another time: counted at once, it would move what is plugged in.
  const [typed, setTyped] = useState<string>();
  // The hour follows with the picture: until then what was typed stays.
  const typedBefore = useDeferredValue(typed);
  const settle = () => {
    const typedHour = typed === undefined ? undefined : hourOf(typed);
    if (typedHour !== undefined && typedHour !== hour) onChange(Math.round(typedHour * 4) / 4);
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
        value={typed ?? typedBefore ?? timeOfDay(hour)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </div>
  );
});
