import { number } from '#content/figures.ts';
import { CARBON_GRAMS_PER_KWH } from '#domain/simulator/index.ts';
import text from '#ui/text.module.css';
import { useLanguage, type WordsOf } from '../../words/use-words.ts';
import styles from './carbon-bars.module.css';

const MOST = Math.max(...CARBON_GRAMS_PER_KWH);

/** The grid's CO₂ in each hour of the day. */
export function CarbonBars({ title, source }: WordsOf<'simulator-method'>['tables']['carbon']) {
  const language = useLanguage();
  return (
    <figure>
      <p className={styles.title}>{title}</p>
      <ol className={styles.hours}>
        {CARBON_GRAMS_PER_KWH.map((grams, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of the day
          <li key={hour}>
            <svg viewBox={`0 0 10 ${MOST}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={MOST - grams} width="10" height={grams} />
            </svg>
            <span className={styles.hour}>{hour}</span>
            <span className={styles.grams}>{number(grams, language, 1)}</span>
          </li>
        ))}
      </ol>
      <figcaption className={text.note}>{source}</figcaption>
    </figure>
  );
}
