import { number } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { CARBON_GRAMS_PER_KWH } from '#domain/simulator/prices/grid-carbon.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words-of.ts';
import styles from './grid-carbon-bars.module.css';

interface GridCarbonBarsProps {
  words: WordsOf<'simulator-method'>['tables']['carbon'];
  language: Language;
}

const MOST = Math.max(...CARBON_GRAMS_PER_KWH);
const HEIGHT = 100;

/** A table of 24 hours that draws itself: each figure stands under its bar. */
export function GridCarbonBars({ words, language }: GridCarbonBarsProps) {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{words.title}</p>
      <ol className={styles.hours}>
        {CARBON_GRAMS_PER_KWH.map((grams, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of the day
          <li key={hour}>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={HEIGHT - (grams / MOST) * HEIGHT}
                width="10"
                height={(grams / MOST) * HEIGHT}
              />
            </svg>
            <span className={styles.hour}>{hour}</span>
            <span className={styles.grams}>{number(grams, language, 1)}</span>
          </li>
        ))}
      </ol>
      <figcaption className={text.note}>{words.source}</figcaption>
    </figure>
  );
}
