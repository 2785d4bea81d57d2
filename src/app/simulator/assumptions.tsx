import { memo, useState } from 'react';
import { DEFAULT_INPUTS, OPTIONAL_FIELDS } from '#domain/simulator/inputs.ts';
import { ASSUMPTION_CHOICES, ASSUMPTION_NUMBERS, ASSUMPTIONS } from './assumption-fields.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import styles from './inputs.module.css';
import { type InputsProps, unlessAnswered } from './inputs-props.ts';
import { NumberAnswer } from './number-answer.tsx';
import { useTexts } from './texts.ts';
import { TimeAnswer } from './time-answer.tsx';

/** The fields of the specification's detailed variant, folded away until asked for. */
export const Assumptions = memo(
  function Assumptions(props: InputsProps) {
    const { words } = useTexts();
    const { idPrefix, fleet, answer } = props;
    const reset = () =>
      answer(Object.fromEntries(ASSUMPTIONS.map((field) => [field, DEFAULT_INPUTS[field]])));
    return (
      <details className={styles.assumptions}>
        <summary>
          {words.inputs.assumptions} ({ASSUMPTIONS.length})
        </summary>
        <div>
          <p className={styles.note}>{words.inputs.assumptionsNote}</p>
          {ASSUMPTION_CHOICES.map((field) => (
            <ChoiceAnswer key={field} {...props} field={field} />
          ))}
          <SitePower {...props} />
          <TimeAnswer
            id={`${idPrefix}-criticalHour`}
            label={words.fields.criticalHour.label}
            hour={fleet.criticalHour}
            onChange={(criticalHour) => answer({ criticalHour })}
          />
          {ASSUMPTION_NUMBERS.map((field) => (
            <NumberAnswer key={field} {...props} field={field} />
          ))}
          <button type="button" className={styles.reset} onClick={reset}>
            {words.inputs.reset}
          </button>
        </div>
      </details>
    );
  },
  unlessAnswered(...ASSUMPTIONS),
);

/** Left empty, the site has power for every charger. */
function SitePower({ idPrefix, fleet, answer }: InputsProps) {
  const { words } = useTexts();
  const [typed, setTyped] = useState<string>();
  const id = `${idPrefix}-siteKw`;
  const { label, unit } = words.fields.siteKw;
  const settle = () => {
    if (typed !== undefined) answer({ siteKw: typed === '' ? null : Number(typed) });
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label} ({unit})
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={OPTIONAL_FIELDS.siteKw.least}
        max={OPTIONAL_FIELDS.siteKw.most}
        className={styles.control}
        placeholder={words.inputs.unlimited}
        value={typed ?? fleet.siteKw ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </div>
  );
}
