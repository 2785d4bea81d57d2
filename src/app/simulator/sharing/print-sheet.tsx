import { useEffect, useState } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { FIELD_IDS, type FieldId, type FleetInputs } from '#domain/simulator/inputs.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { SCENARIO_IDS, type SimulationState } from '#domain/simulator/url-codec.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { answerText } from '../inputs/answer-texts.ts';
import { linkTo } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './print-sheet.module.css';

/** Seen on paper only: what was answered and assumed, when, and the way back to it. */
export function PrintSheet({ state }: { state: SimulationState }) {
  const { words, language } = useTexts();
  const day = usePrintingDay(language);
  return (
    <>
      <p className={styles.head}>
        <b>
          {BRAND.name} · {words.print.title}, {words.modes[state.mode].name}
          {state.b && `, ${words.scenarios[state.active]}`}
        </b>{' '}
        {fill(words.print.made, { date: day, version: MODEL_VERSION })}
      </p>
      <p className={styles.link}>
        {words.print.link} {linkTo(state)}
      </p>
      {SCENARIO_IDS.map((id) => {
        const fleet = state[id];
        const of = state.b ? `, ${words.scenarios[id]}` : '';
        return (
          fleet && (
            <Answers key={id} title={words.print.inputs + of} fields={FIELD_IDS} fleet={fleet} />
          )
        );
      })}
      <p>{words.print.source}</p>
    </>
  );
}

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

/** The day of printing, which may not be that of opening. */
function usePrintingDay(language: Language): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    addEventListener('beforeprint', look);
    return () => removeEventListener('beforeprint', look);
  }, []);
  return longDate(day, language);
}

const today = () => dayInParis(new Date());
