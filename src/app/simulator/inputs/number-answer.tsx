import { memo, useCallback } from 'react';
import { NUMBER_FIELDS, OPTIONAL_FIELDS } from '#domain/simulator/inputs.ts';
import { NumberBox } from '#ui/number-box.tsx';
import { SliderField } from '#ui/slider-field.tsx';
import { useTexts } from '../texts.ts';
import { atOne, spokenText } from './field-text.ts';
import styles from './inputs.module.css';
import { type InputsProps, sameAnswer } from './inputs-props.ts';
import { noteOn } from './note-on.tsx';

interface NumberAnswerProps extends InputsProps {
  field: keyof typeof NUMBER_FIELDS | 'startPercent';
  /** Where another answer says what this one is, unless it is answered itself. */
  derived?: number;
  most?: number;
  /** Said after the label. */
  kind?: string;
}

/** One number of the fleet: typed or slid. */
export const NumberAnswer = memo(function NumberAnswer({ field, ...props }: NumberAnswerProps) {
  const { fleet, answer, derived = 0 } = props;
  const texts = useTexts();
  const { label, unit } = texts.words.fields[field];
  const bounds = field === 'startPercent' ? OPTIONAL_FIELDS[field] : NUMBER_FIELDS[field];
  const value = fleet[field] ?? Math.round(derived);
  const change = useCallback((to: number | null) => answer({ [field]: to }), [answer, field]);
  return (
    <SliderField
      id={field}
      label={props.kind ? `${label} (${props.kind})` : label}
      unit={atOne(unit, value)}
      value={value}
      least={bounds.least}
      most={props.most ?? bounds.most}
      step={bounds.step}
      sliderStep={bounds.sliderStep}
      decimalSign={texts.words.inputs.decimalSign}
      valueText={spokenText(field, value, texts)}
      note={noteOn(field, props)}
      onChange={change}
    />
  );
}, sameAnswer);

interface OptionalAnswerProps extends InputsProps {
  field: 'siteKw' | 'daysPerYear';
  /** Stands in the empty box: what is assumed then. */
  placeholder: string;
}

/** A number that may be left out. */
export const OptionalAnswer = memo(function OptionalAnswer({
  field,
  placeholder,
  ...props
}: OptionalAnswerProps) {
  const { fields, inputs } = useTexts().words;
  const note = noteOn(field, props);
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {fields[field].label}
      </label>
      <NumberBox
        id={field}
        {...OPTIONAL_FIELDS[field]}
        decimalSign={inputs.decimalSign}
        describedBy={note && `${field}-note`}
        className={styles.control}
        placeholder={placeholder}
        value={props.fleet[field]}
        onChange={(value) => props.answer({ [field]: value })}
      />
      {note}
    </div>
  );
}, sameAnswer);
