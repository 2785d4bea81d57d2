import { memo } from 'react';
import { DEFAULT_INPUTS, OPTIONAL_FIELDS } from '#domain/simulator/inputs.ts';
import { NumberBox } from '#ui/number-box.tsx';
import { ASSUMPTION_CHOICES, ASSUMPTION_NUMBERS, ASSUMPTIONS } from './assumption-fields.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import styles from './inputs.module.css';
import { type InputsProps, unlessAnswered } from './inputs-props.ts';
import { noteOn } from './note-on.tsx';
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
            note={noteOn('criticalHour', props)}
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
function SitePower(props: InputsProps) {
  const { idPrefix, fleet, answer } = props;
  const { fields, inputs } = useTexts().words;
  const id = `${idPrefix}-siteKw`;
  const note = noteOn('siteKw', props);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {fields.siteKw.label} ({fields.siteKw.unit})
      </label>
      <NumberBox
        id={id}
        {...OPTIONAL_FIELDS.siteKw}
        decimalSign={inputs.decimalSign}
        describedBy={note && `${id}-note`}
        className={styles.control}
        placeholder={inputs.unlimited}
        value={fleet.siteKw}
        onChange={(siteKw) => answer({ siteKw })}
      />
      {note}
    </div>
  );
}
