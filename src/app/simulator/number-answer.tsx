import { memo, useCallback } from 'react';
import { mostHours, NUMBER_FIELDS } from '#domain/simulator/inputs.ts';
import { SliderField } from '#ui/slider-field.tsx';
import { fill } from '../fill.ts';
import { answerText, atOne, spokenText, withUnit } from './field-text.ts';
import { type InputsProps, sameAnswer } from './inputs-props.ts';
import { useTexts } from './texts.ts';

type NumberFieldId = keyof typeof NUMBER_FIELDS;

interface NumberAnswerProps extends InputsProps {
  field: NumberFieldId;
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
  const change = useCallback((value: number) => answer({ [field]: value }), [answer, field]);
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
      valueText={spokenText(field, fleet[field], texts)}
      leastText={bound(bounds.least)}
      mostText={bound(most)}
      note={useNote(field, props)}
      onChange={change}
    />
  );
}, sameAnswer);

/** Why the answer is not what was typed. */
function useNote(field: NumberFieldId, { fleet, notes }: InputsProps): string | undefined {
  const texts = useTexts();
  if (!notes.some((note) => note.field === field)) return undefined;
  const { words, language } = texts;
  const value = answerText(field, fleet, texts);
  if (field === 'vehicles' && fleet.vehicles === NUMBER_FIELDS.vehicles.most) {
    return fill(words.notes.tooManyVehicles, { most: String(fleet.vehicles) });
  }
  if (field === 'hours' && fleet.hours === mostHours(fleet.slot)) {
    const most = withUnit(fleet.hours, words.fields.hours.unit, language);
    return fill(words.notes.hoursBySlot, { most });
  }
  if (field === 'sessionsPerDay') {
    return fill(words.notes.sessionsByHours, { most: String(fleet.sessionsPerDay) });
  }
  return fill(words.notes.clamped, { value });
}
