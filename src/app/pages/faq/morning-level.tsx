import { clock, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './morning-level.module.css';

interface MorningLevelProps {
  night: DepotNight;
  words: WordsOf<'faq'>['levels'];
  language: Language;
}

const BASE_Y = 122;
const FULL_Y = 18;
const HOURS_SHOWN = 14;
const DRAWINGS = [
  { name: 'wide', width: 640 },
  { name: 'narrow', width: 350 },
] as const;

/** The level of the batteries through the night: down to the reserve, then up to the target. */
export function MorningLevel({ night, words, language }: MorningLevelProps) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const figures = {
    arrival: clock(DEPOT.arrivalHour, language),
    departure: clock(DEPOT.departureHour, language),
    start: share(DEPOT.startShare),
    reserve: share(DEPOT.reserveShare),
    target: share(DEPOT.targetShare),
  };
  return (
    <figure className={styles.figure}>
      {DRAWINGS.map(({ name, width }) => {
        const x = (index: number) => round((index * width) / HOURS_SHOWN);
        const y = (level: number) => round(BASE_Y - level * (BASE_Y - FULL_Y));
        const points = night.planLevelShares.map((level, index) => `${x(index)} ${y(level)}`);
        const departureX = x(night.hours.length);
        const targetY = y(DEPOT.targetShare);
        const reserveY = y(DEPOT.reserveShare);
        return (
          <svg
            key={name}
            className={styles[name]}
            viewBox={`0 0 ${width} 150`}
            role="img"
            aria-label={fill(words.summary, figures)}
          >
            <path className={styles.level} d={`M${points.join('L')}V${BASE_Y}H0Z`} />
            <path className={styles.edge} d={`M${points.join('L')}`} />
            <path className={styles.reserve} d={`M0 ${reserveY}H${width}`} />
            <path className={styles.base} d={`M0 ${BASE_Y}H${width}`} />
            <path className={marks.base} d={`M${departureX} 4V${BASE_Y}`} />
            <circle className={marks.pine} cx={departureX} cy={targetY} r="6" />
            <ChartText
              x={departureX - 12}
              y={18}
              anchor="end"
              lines={[fill(words.departure, { hour: figures.departure, level: figures.target })]}
              strong
            />
            <ChartText
              x={x(2) + 8}
              y={reserveY + 19}
              lines={[fill(words.reserve, { level: figures.reserve })]}
            />
            {night.hours.map(
              ({ hour }, index) =>
                index % 3 === 0 && (
                  <text
                    key={hour}
                    className={styles.hour}
                    x={x(index)}
                    y="144"
                    textAnchor={index === 0 ? 'start' : 'middle'}
                  >
                    {displayText(clock(hour, language))}
                  </text>
                ),
            )}
          </svg>
        );
      })}
    </figure>
  );
}
