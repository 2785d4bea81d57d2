import { memo } from 'react';
import { CHOICE_FIELDS } from '#domain/simulator/inputs.ts';
import { useTexts } from '../texts.ts';
import { optionText } from './field-text.ts';
import styles from './inputs.module.css';
import { type InputsProps, sameAnswer } from './inputs-props.ts';

interface ChoiceAnswerProps extends InputsProps {
  field: keyof typeof CHOICE_FIELDS;
}

/** One of a few. */
export const ChoiceAnswer = memo(function ChoiceAnswer({
  field,
  fleet,
  answer,
}: ChoiceAnswerProps) {
  const texts = useTexts();
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {texts.words.fields[field].label}
      </label>
      <select
        id={field}
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
