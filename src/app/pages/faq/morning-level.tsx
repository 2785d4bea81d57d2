import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Area, Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { linear } from '#ui/charts/scales.ts';
import { hourNames } from '../../sections/depot-night-figures.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './faq-questions.module.css';

interface MorningLevelProps {
  night: DepotNight;
  words: WordsOf<'faq'>['levels'];
  language: Language;
}

const HOURS_SHOWN = 14;
const y = linear([0, 1], [122, 18]);

/** The level of the batteries through the night: down to the reserve, then up to the target. */
export function MorningLevel({ night, words, language }: MorningLevelProps) {
  return (
    <figure className={styles.levels}>
      <Plot height={150} summary={words.summary}>
        {({ width }) => {
          const x = linear([0, HOURS_SHOWN], [0, width]);
          const level = night.planLevelShares.map((share, index) => ({ x: x(index), y: y(share) }));
          const departureX = x(night.hours.length);
          const reserveY = y(DEPOT.reserveShare);
          return (
            <>
              <Area points={level} base={y(0)} tone="level" />
              <Line points={level} tone="pine" width={2} />
              <Line points={`M0 ${reserveY}H${width}`} tone="line" dashed />
              <Line points={`M${departureX} 4V${y(0)}`} tone="ink" width={2} />
              <circle data-tone="pine" cx={departureX} cy={y(DEPOT.targetShare)} r="6" />
              <ChartText x={departureX - 12} y={18} anchor="end" lines={[words.departure]} strong />
              <ChartText x={x(2) + 8} y={reserveY + 19} lines={[words.reserve]} />
              <NamedAxis x={x} y={y(0)} width={width} names={hourNames(night, language)} />
            </>
          );
        }}
      </Plot>
    </figure>
  );
}
