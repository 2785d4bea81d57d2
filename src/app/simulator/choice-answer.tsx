import { memo } from 'react';
import { CHOICE_FIELDS } from '#domain/simulator/inputs.ts';
import { optionText } from './field-text.ts';
import styles from './inputs.module.css';
import { type InputsProps, sameAnswer } from './inputs-props.ts';
import { useTexts } from './texts.ts';

interface ChoiceAnswerProps extends InputsProps {
  field: keyof typeof CHOICE_FIELDS;
}

/** One of a few. */
export const ChoiceAnswer = memo(function ChoiceAnswer({
  field,
  idPrefix,
  fleet,
  answer,
}: ChoiceAnswerProps) {
  const texts = useTexts();
  const id = `${idPrefix}-${field}`;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {texts.words.fields[field].label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={fleet[field]}
        onChange={(event) => answer({ [field]: event.target.value })}
      >
        {CHOICE_FIELDS[field].options.map((option) => (
          <option key={option} value={option}>
            {optionText(field, option, texts)}
          </option>
        ))}
      </select>
    </div>
  );
}, sameAnswer);
