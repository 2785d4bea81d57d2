import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './step-list.module.css';
import type { Step } from './steps.ts';

interface StepListProps {
  words: WordsOf<'pre-registration'>['form'];
  /** Unknown before the script comes: then the steps stand below each other. */
  step: Step | undefined;
  values: Readonly<Record<string, string>>;
}

/** Where one is: done, current, to come. */
export function StepList({ words, step, values }: StepListProps) {
  return (
    <ol className={styles.steps} data-print="colours">
      {words.steps.map(({ name, asks }, index) => (
        <li
          key={name}
          className={step !== undefined && index + 1 < step ? styles.done : undefined}
          aria-current={step === index + 1 ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b>{name}</b>
            <span>
              {(step !== undefined && index + 1 < step && answered(words, index, values)) || asks}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function answered(
  { options, fleetOf }: WordsOf<'pre-registration'>['form'],
  index: number,
  values: Readonly<Record<string, string>>,
): string {
  const text = (field: keyof typeof options) => {
    const value = values[field];
    return value && (options[field] as Record<string, string>)[value];
  };
  const size = text('fleet_size');
  const said =
    index === 0
      ? [values.email, size && fill(fleetOf, { size }), text('vehicle_type')]
      : [text('industry'), text('urgency')];
  return said.filter(Boolean).join(' · ');
}
