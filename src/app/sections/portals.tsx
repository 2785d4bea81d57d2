import { euroAmount, longDate } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import type { WordsOf } from '../words-of.ts';
import { PortalChart } from './portal-chart.tsx';
import styles from './portals.module.css';

interface PortalsProps {
  words: WordsOf<'energy'>['portals'];
  night: DepotNight;
  language: Language;
}

const LOOKS = [styles.first, styles.second, styles.yours];

/** One fleet portal under three brands: only the colours and the name change. */
export function Portals({ words, night, language }: PortalsProps) {
  const figures = {
    saving: euroAmount(night.onArrivalEuros - night.planEuros, language),
    vehicles: String(DEPOT.vehicles),
    date: longDate(night.date, language),
  };
  return (
    <figure className={styles.stack} data-print="colours">
      {words.suppliers.map((supplier, index) => (
        <div key={supplier} className={`${styles.portal} ${LOOKS[index]}`} aria-hidden="true">
          <p className={styles.top}>
            <span className={styles.logo}>{supplier}</span>
            <span>{words.space}</span>
          </p>
          <p>{words.saved}</p>
          <p className={`${text.figure} ${styles.figure}`}>{displayText(figures.saving)}</p>
          <p>{fill(words.condition, figures)}</p>
          <PortalChart night={night} language={language} />
        </div>
      ))}
      <figcaption className="visually-hidden">{fill(words.summary, figures)}</figcaption>
    </figure>
  );
}
