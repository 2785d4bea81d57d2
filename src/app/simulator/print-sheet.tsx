import { useEffect, useState } from 'react';
import { longDate } from '#content/figures.ts';
import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import type { FieldId, FleetInputs } from '#domain/simulator/inputs.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import type { SimulationState } from '#domain/simulator/url-codec.ts';
import { fill } from '../fill.ts';
import { ASSUMPTIONS } from './assumption-fields.ts';
import { answerText } from './field-text.ts';
import { following } from './following.tsx';
import styles from './print-sheet.module.css';
import { linkTo } from './simulation-address.ts';
import { useTexts } from './texts.ts';

/** In Simple mode too: the share on real prices rests on all of them. */
const ANSWERS: readonly FieldId[] = [
  'vehicles',
  'hours',
  'activity',
  'slot',
  'readyHour',
  'chargerKw',
  'batteryKwh',
  'startPercent',
  'targetPercent',
];

interface PrintSheetProps {
  state: SimulationState;
  fleet: FleetInputs;
}

/** Seen on paper only: what was answered and assumed, when, and the way back to it. */
export const PrintSheet = following(function PrintSheet({ state, fleet }: PrintSheetProps) {
  const { words, language } = useTexts();
  const day = usePrintingDay(language);
  return (
    <>
      <p className={styles.head}>
        <b>
          {BRAND.name} · {words.print.title}, {words.modes[state.mode].name}
        </b>{' '}
        {day && fill(words.print.made, { date: day, version: MODEL_VERSION })}
      </p>
      {day && (
        <p className={styles.link}>
          {words.print.link} {linkTo(state)}
        </p>
      )}
      <Answers title={words.print.inputs} fields={ANSWERS} fleet={fleet} />
      <Answers title={words.print.assumptions} fields={ASSUMPTIONS} fleet={fleet} />
      <p>{fill(words.print.source, { year: String(fleet.priceYear) })}</p>
    </>
  );
});

interface AnswersProps {
  title: string;
  fields: readonly FieldId[];
  fleet: FleetInputs;
}

function Answers({ title, fields, fleet }: AnswersProps) {
  const texts = useTexts();
  return (
    <>
      <h2>{title}</h2>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{texts.words.fields[field].label}</dt>
            <dd>{answerText(field, fleet, texts)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The day of printing, which a prerendered page does not know. */
function usePrintingDay(language: Language): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const look = () => setDay(longDate(new Date().toISOString().slice(0, 10), language));
    look();
    addEventListener('beforeprint', look);
    return () => removeEventListener('beforeprint', look);
  }, [language]);
  return day;
}
