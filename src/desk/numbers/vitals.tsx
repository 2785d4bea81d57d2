import { fill } from '#content/fill.ts';
import type { ShownVital } from '#domain/desk/numbers.ts';
import { GOOD_AND_POOR } from '#domain/privacy/audience-counts.ts';
import type { Language } from '#domain/site/language.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { useWords } from '../language/language.tsx';
import { count, milliseconds, share } from '../language/shown-amount.ts';
import styles from './numbers-page.module.css';

const shown = (measure: ShownVital['measure'], value: number, language: Language) =>
  measure === 'cls' ? count(value, language) : milliseconds(value, language);

export function Vitals({ vitals }: { vitals: readonly ShownVital[] }) {
  const { words, language } = useWords();
  const { vitals: own, figures } = words.numbers;
  const sharesOf = ({ good, middling, poor }: ShownVital) => {
    const all = good + middling + poor;
    return {
      good: share(good, all, language),
      middling: share(middling, all, language),
      poor: share(poor, all, language),
    };
  };
  const withinOf = ({ measure, within }: ShownVital) =>
    within === null ? own.beyond : fill(own.within, { value: shown(measure, within, language) });
  return (
    <section className={styles.part} aria-labelledby="vitals">
      <h2 id="vitals">{own.title}</h2>
      {vitals.length === 0 ? (
        <p className={styles.empty}>{own.none}</p>
      ) : (
        <>
          <p className={styles.note}>{own.text}</p>
          <ul className={styles.vitals}>
            {vitals.map((vital) => (
              <li key={vital.measure}>
                <span>
                  <b>{own.names[vital.measure]}</b>
                  <small>
                    {fill(own.notes[vital.measure], {
                      limit: shown(vital.measure, GOOD_AND_POOR[vital.measure][0], language),
                    })}
                  </small>
                </span>
                <span>
                  <Bar vital={vital} />
                  <small>{fill(own.shares, sharesOf(vital))}</small>
                </span>
                <b className={styles.value}>{withinOf(vital)}</b>
              </li>
            ))}
          </ul>
          <FiguresTable
            summary={figures}
            figures={() => ({
              caption: own.caption,
              columns: [
                ...[own.columns.measure, own.columns.good, own.columns.middling],
                ...[own.columns.poor, own.columns.within],
              ],
              rows: vitals.map((vital) => {
                const { good, middling, poor } = sharesOf(vital);
                return [own.names[vital.measure], good, middling, poor, withinOf(vital)];
              }),
            })}
          />
        </>
      )}
    </section>
  );
}

/** The poor part is lower, so that it is told apart without colour. */
function Bar({ vital: { good, middling, poor } }: { vital: ShownVital }) {
  const all = good + middling + poor;
  const percent = (value: number) => `${(value / all) * 100}%`;
  return (
    <svg className={styles.shares} width="100%" height="14" aria-hidden="true">
      <rect width={percent(good)} height="14" />
      <rect x={percent(good)} width={percent(middling)} height="14" />
      <rect x={percent(good + middling)} y="4" width={percent(poor)} height="6" />
    </svg>
  );
}
