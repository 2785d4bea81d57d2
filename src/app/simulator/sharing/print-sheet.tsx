import { useEffect, useState } from 'react';
import { longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { FIELD_IDS } from '#domain/simulator/inputs.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import type { SimulationState } from '#domain/simulator/url-codec.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { answerText } from '../inputs/answer-texts.ts';
import { linkTo } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './print-sheet.module.css';

/** Seen on paper only: what was answered and assumed, when, and the way back to it. */
export function PrintSheet({ state }: { state: SimulationState }) {
  const texts = useTexts();
  const { words, language } = texts;
  const day = usePrintingDay(language);
  return (
    <>
      <p className={styles.head}>
        <b>
          {BRAND.name} · {words.print.title}, {words.modes[state.mode].name}
        </b>{' '}
        {fill(words.print.made, { date: day, version: MODEL_VERSION })}
      </p>
      <p className={styles.link}>
        {words.print.link} {linkTo(state)}
      </p>
      <h2>{words.print.inputs}</h2>
      <dl>
        {FIELD_IDS.map((field) => (
          <div key={field}>
            <dt>{words.fields[field].label}</dt>
            <dd>{answerText(field, state.fleet, texts)}</dd>
          </div>
        ))}
      </dl>
      <p>{words.print.source}</p>
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
