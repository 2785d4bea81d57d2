import { clock, number, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/depot-night.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './night-table.module.css';

interface NightTableProps {
  night: DepotNight;
  words: WordsOf<'article-night'>['figure']['table'];
  language: Language;
}

/** Every hour of the night, for whoever wants to add it up again. */
export function NightTable({ night, words, language }: NightTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.onArrival}</th>
          <th scope="col">{words.plan}</th>
          <th scope="col">{words.level}</th>
        </tr>
      </thead>
      <tbody>
        {night.hours.map(({ hour, eurosPerMwh, onArrivalKwh, chargedKwh, givenBackKwh }, index) => (
          <tr key={hour}>
            <th scope="row">{clock(hour, language)}</th>
            <td>{number(eurosPerMwh, language, 1)}</td>
            <td>{number(onArrivalKwh, language)}</td>
            <td className={givenBackKwh > 0 ? styles.givenBack : undefined}>
              {givenBackKwh > 0
                ? `−${number(givenBackKwh, language)}`
                : number(chargedKwh, language)}
            </td>
            <td>{percent(Math.round((night.planLevelShares[index + 1] ?? 0) * 100), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
