import { clock, euroAmount } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import styles from './cost-by-hour.module.css';

interface CostByHourProps {
  night: DepotNight;
  words: { summary: string; note: string };
  language: Language;
}

const HEIGHT = 120;

/** What each hour's energy costs: on arrival, and with the plan that only moves it. */
export function CostByHour({ night, words, language }: CostByHourProps) {
  const highest = Math.max(...night.hours.map(({ onArrivalEuros }) => onArrivalEuros));
  const summary = fill(words.summary, {
    onArrivalCost: euroAmount(night.onArrivalEuros, language),
    planCost: euroAmount(night.smartOnlyEuros, language),
  });
  const drawings = [
    { name: styles.wide, width: 620, labelEvery: 1 },
    { name: styles.narrow, width: 320, labelEvery: 3 },
  ];
  return (
    <figure>
      {drawings.map(({ name, width, labelEvery }) => {
        const band = width / night.hours.length;
        const height = (euros: number) => round((euros / highest) * HEIGHT);
        return (
          <svg
            key={name}
            className={name}
            viewBox={`0 0 ${width} 150`}
            role="img"
            aria-label={summary}
          >
            {night.hours.map(({ hour, onArrivalEuros, smartOnlyEuros }, index) => {
              const x = round(index * band + 2);
              return (
                <g key={hour}>
                  {onArrivalEuros > 0 && (
                    <rect
                      className={styles.onArrival}
                      x={x + 1}
                      y={HEIGHT + 5 - height(onArrivalEuros)}
                      width={round(band - 6)}
                      height={height(onArrivalEuros)}
                    />
                  )}
                  {smartOnlyEuros > 0 && (
                    <rect
                      className={styles.plan}
                      x={x}
                      y={HEIGHT + 6 - height(smartOnlyEuros)}
                      width={round(band - 4)}
                      height={height(smartOnlyEuros)}
                    />
                  )}
                  {index % labelEvery === 0 && (
                    <text x={round((index + 0.5) * band)} y="146" textAnchor="middle">
                      {hourLabel(hour, language)}
                    </text>
                  )}
                </g>
              );
            })}
            <path className={styles.base} d={`M0 ${HEIGHT + 6}H${width}`} />
          </svg>
        );
      })}
      <figcaption className={text.note}>{words.note}</figcaption>
    </figure>
  );
}

/** Thirteen English 'p.m.' in a row would not fit; the axis starts with one and ends with the other. */
const hourLabel = (hour: number, language: Language) =>
  language === 'fr' ? clock(hour, 'fr') : `${String(hour).padStart(2, '0')}:00`;
