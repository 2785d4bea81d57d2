import { type ReactNode, useId } from 'react';
import {
  CHOICE_FIELDS,
  type FieldId,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  startPercentOf,
} from '#domain/simulator/index.ts';
import { NumberBox, SliderField } from '#ui/slider-field.tsx';
import { latePart } from '../../browser/late-part.tsx';
import { ContactRequest } from '../result/call-to-action.tsx';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import {
  atOne,
  isPrice,
  type NumberId,
  optionText,
  type SlidId,
  shownValue,
  spokenText,
  storedValue,
} from './answer-texts.ts';
import styles from './fields.module.css';

const AnswerNote = latePart(async () => (await import('./answer-feedback.tsx')).AnswerNote);

/** Nothing where the answer is what was typed. */
function useNote(field: FieldId, id: string): ReactNode {
  const isNoted = useSimulator(({ notes }) => notes.some((note) => note.field === field));
  return (
    isNoted && (
      <AnswerNote
        id={`${id}-note`}
        field={field}
        className={styles.answerNote}
        Contact={ContactRequest}
      />
    )
  );
}

interface NumberAnswerProps {
  field: SlidId;
  most?: number;
  /** Said after the label. */
  kind?: string;
}

/** One number of the fleet: typed or slid. */
export function NumberAnswer({ field, kind, most }: NumberAnswerProps) {
  const id = useId();
  const texts = useTexts();
  const { answer } = useSimulatorStore();
  const note = useNote(field, id);
  const value = useSimulator(
    ({ answers: { fleet } }) => fleet[field] ?? Math.round(startPercentOf(fleet)),
  );
  const { label, unit } = texts.words.fields[field];
  const bounds = field === 'startPercent' ? OPTIONAL_FIELDS[field] : NUMBER_FIELDS[field];
  return (
    <SliderField
      id={id}
      label={kind ? `${label} (${kind})` : label}
      unit={atOne(unit, value)}
      value={value}
      least={bounds.least}
      most={most ?? bounds.most}
      step={bounds.step}
      sliderStep={bounds.sliderStep}
      decimalSign={texts.words.inputs.decimalSign}
      valueText={spokenText(field, value, texts)}
      note={note}
      onChange={(to) => answer({ [field]: to })}
    />
  );
}

interface OptionalAnswerProps {
  field: Exclude<NumberId, keyof typeof NUMBER_FIELDS | 'startPercent'>;
  /** Stands in the empty box: what is assumed then. */
  placeholder: string;
  hint?: string;
}

/** A number that may be left out. */
export function OptionalAnswer({ field, placeholder, hint }: OptionalAnswerProps) {
  const id = useId();
  const { fields, inputs } = useTexts().words;
  const { answer } = useSimulatorStore();
  const note = useNote(field, id);
  const value = useSimulator(({ answers }) => answers.fleet[field]);
  const { least, most, step } = OPTIONAL_FIELDS[field];
  return (
    <div className={styles.optional} data-field={field}>
      <label htmlFor={id}>{fields[field].label}</label>
      <NumberBox
        id={id}
        unit={fields[field].unit}
        least={shownValue(field, least)}
        most={shownValue(field, most)}
        step={isPrice(field) ? 0.1 : step}
        decimalSign={inputs.decimalSign}
        describedBy={[hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ')}
        placeholder={placeholder}
        value={value === null ? null : shownValue(field, value)}
        onChange={(to) => answer({ [field]: to === null ? null : storedValue(field, to) })}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {note}
    </div>
  );
}

/** One of a few, in a list. */
export function ChoiceAnswer({ field }: { field: keyof typeof CHOICE_FIELDS }) {
  const id = useId();
  const texts = useTexts();
  const { answer } = useSimulatorStore();
  const value = useSimulator(({ answers }) => answers.fleet[field]);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{texts.words.fields[field].label}</label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
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
}
