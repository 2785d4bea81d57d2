import { range, wholeEuros } from '#content/figures.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import type { NamedSituation } from '#domain/illustrations/known-figures.ts';
import type { Language } from '#domain/site/language.ts';
import { linear } from '#ui/charts/scales.ts';
import { displayText } from '#ui/display-text.ts';
import { Grid } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './situation-bars.module.css';

interface SituationBarsProps {
  names: Readonly<Record<NamedSituation, string>>;
  language: Language;
}

const WIDTH = 1000;
const MOST = Math.max(...Object.values(DEPOT.gains).map(({ highEuros }) => highEuros));
const x = linear([0, MOST], [0, WIDTH - 4]);

/** What the depot keeps in each situation, to one scale; the thin line runs from the cautious case to the favourable one. */
export function SituationBars({ names, language }: SituationBarsProps) {
  return (
    <Grid as="ul" className={styles.bars}>
      {(Object.keys(names) as NamedSituation[]).map((situation, index) => {
        const { euros, lowEuros, highEuros } = DEPOT.gains[situation];
        return (
          <li key={situation}>
            <span className={text.figure}>{displayText(wholeEuros(euros, language))}</span>{' '}
            {names[situation]}
            <svg viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
              <rect data-tone={index === 0 ? 'sky-4' : 'level'} width={x(euros)} height="24" />
              <path d={`M${x(lowEuros)} 5v14m0-7H${x(highEuros)}m0-7v14`} />
            </svg>
            <span className={styles.range}>
              {range([Math.round(lowEuros), Math.round(highEuros)], language)}
            </span>
          </li>
        );
      })}
    </Grid>
  );
}
