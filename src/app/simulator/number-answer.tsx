import { memo, useCallback } from 'react';
import { NUMBER_FIELDS } from '#domain/simulator/inputs.ts';
import { SliderField } from '#ui/slider-field.tsx';
import { atOne, spokenText, withUnit } from './field-text.ts';
import { type InputsProps, sameAnswer } from './inputs-props.ts';
import { noteOn } from './note-on.tsx';
import { useTexts } from './texts.ts';

interface NumberAnswerProps extends InputsProps {
  field: keyof typeof NUMBER_FIELDS;
  most?: number;
}

/** One number of the fleet: typed or slid. */
export const NumberAnswer = memo(function NumberAnswer({ field, ...props }: NumberAnswerProps) {
  const { idPrefix, fleet, answer } = props;
  const texts = useTexts();
  const { label, unit } = texts.words.fields[field];
  const bounds = NUMBER_FIELDS[field];
  const most = props.most ?? bounds.most;
  const bound = (value: number) => withUnit(value, unit, texts.language);
  const change = useCallback((value: number | null) => answer({ [field]: value }), [answer, field]);
  return (
    <SliderField
      id={`${idPrefix}-${field}`}
      label={label}
      unit={atOne(unit, fleet[field])}
      value={fleet[field]}
      least={bounds.least}
      most={most}
      step={bounds.step}
      sliderStep={bounds.sliderStep}
      decimalSign={texts.words.inputs.decimalSign}
      valueText={spokenText(field, fleet[field], texts)}
      leastText={bound(bounds.least)}
      mostText={bound(most)}
      note={noteOn(field, props)}
      onChange={change}
    />
  );
}, sameAnswer);
