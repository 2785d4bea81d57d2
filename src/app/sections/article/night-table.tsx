import { clock, number, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small phone the table scrolls, and keys must scroll it too
    <section className={styles.scroll} tabIndex={0} aria-label={words.caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.onArrival}</th>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.level}</th>
          </tr>
        </thead>
        <tbody>
          {night.hours.map(
            ({ hour, eurosPerMwh, eurosPerKwh, onArrivalKwh, chargedKwh }, index) => (
              <tr key={hour}>
                <th scope="row">{clock(hour, language)}</th>
                <td>{number(eurosPerMwh, language, 1)}</td>
                <td>{number(eurosPerKwh * 1000, language, 1)}</td>
                <td>{number(onArrivalKwh, language)}</td>
                <td>{number(chargedKwh, language)}</td>
                <td>
                  {percent(Math.round((night.planLevelShares[index + 1] ?? 0) * 100), language)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
