import { memo, useCallback, useDeferredValue, useState } from 'react';
import {
  type Answers,
  CHOICE_FIELDS,
  type FieldId,
  type FieldNote,
  type FleetInputs,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  type WindowEnd,
} from '#domain/simulator/inputs.ts';
import { NumberBox, SliderField } from '#ui/slider-field.tsx';
import { hourOf, timeOfDay } from '../amounts.ts';
import { lazyPart } from '../deferred-parts.tsx';
import { ContactRequest } from '../result/call-to-action.tsx';
import { useTexts } from '../texts.ts';
import { atOne, optionText, spokenText } from './answer-texts.ts';
import styles from './inputs.module.css';

/** What every part that asks something is handed. */
export interface InputsProps {
  fleet: FleetInputs;
  notes: readonly FieldNote[];
  answer: (answers: Answers) => void;
  moveWindow: (end: WindowEnd, hour: number) => void;
}

/** Of twenty answers a step of a slider changes one: what asks for others is not written again. */
export const unlessAnswered =
  (...fields: readonly FieldId[]) =>
  (was: InputsProps, now: InputsProps): boolean =>
    fields.every((field) => was.fleet[field] === now.fleet[field]) && sameBesides(was, now);

const sameAnswer = <Props extends InputsProps & { field: FieldId }>(
  was: Props,
  now: Props,
): boolean => was.fleet[was.field] === now.fleet[now.field] && sameBesides(was, now);

function sameBesides<Props extends InputsProps>(was: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    was.notes.length + now.notes.length === 0 &&
    names.every((name) => name === 'fleet' || name === 'notes' || was[name] === now[name])
  );
}

const AnswerNote = lazyPart(async () => (await import('./answer-feedback.tsx')).AnswerNote);

/** Nothing where the answer is what was typed. */
const noteOn = (field: FieldId, { fleet, notes }: InputsProps) =>
  notes.some((note) => note.field === field) && (
    <AnswerNote
      id={`${field}-note`}
      field={field}
      fleet={fleet}
      className={styles.answerNote}
      Contact={ContactRequest}
    />
  );

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

interface TimeAnswerProps {
  id: string;
  end: WindowEnd;
  hour: number;
  onMove: InputsProps['moveWindow'];
}

const QUARTER_HOUR_SECONDS = 900;

/** A time of day, in quarters of an hour; it counts when the field is left or Enter is pressed. */
export const TimeAnswer = memo(function TimeAnswer(props: TimeAnswerProps) {
  const { id, end, hour, onMove } = props;
  const { ends } = useTexts().words.night;
  // A time half typed ('1' of '18') is another time: counted at once, it would move what is plugged in.
  const [typed, setTyped] = useState<string>();
  // The hour follows with the picture: until then what was typed stays.
  const typedBefore = useDeferredValue(typed);
  const settle = () => {
    const typedHour = typed === undefined ? undefined : hourOf(typed);
    if (typedHour !== undefined && typedHour !== hour) onMove(end, Math.round(typedHour * 4) / 4);
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {ends[end]}
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
