import { clock, euroAmount, longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import styles from './cost-by-hour.module.css';

interface CostByHourProps {
  night: DepotNight;
  words: { summary: string; note: string };
  language: Language;
}

const HEIGHT = 120;

/** What each hour's electricity costs when charging on arrival and with the plan. */
export function CostByHour({ night, words, language }: CostByHourProps) {
  const highest = Math.max(...night.hours.map(({ onArrivalEuros }) => onArrivalEuros));
  const costs = {
    onArrivalCost: euroAmount(night.onArrivalEuros, language),
    planCost: euroAmount(night.planEuros, language),
    date: longDate(night.date, language),
  };
  const summary = fill(words.summary, costs);
  const drawings = [
    { name: styles.wide, width: 620, labelEvery: language === 'fr' ? 1 : 3 },
    { name: styles.narrow, width: 320, labelEvery: 3 },
  ];
  return (
    <figure className={styles.figure}>
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
            {night.hours.map(({ hour, onArrivalEuros, planEuros }, index) => {
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
                  {planEuros > 0 && (
                    <rect
                      className={styles.plan}
                      x={x}
                      y={HEIGHT + 6 - height(planEuros)}
                      width={round(band - 4)}
                      height={height(planEuros)}
                    />
                  )}
                  {index % labelEvery === 0 && (
                    <HourLabel
                      index={index}
                      count={night.hours.length}
                      width={width}
                      wide={labelEvery > 1}
                    >
                      {displayText(clock(hour, language))}
                    </HourLabel>
                  )}
                </g>
              );
            })}
            <path className={styles.base} d={`M0 ${HEIGHT + 6}H${width}`} />
          </svg>
        );
      })}
      <figcaption className={text.note}>{fill(words.note, costs)}</figcaption>
    </figure>
  );
}

interface HourLabelProps {
  index: number;
  count: number;
  width: number;
  /** Wider than its bar: at the edges it is aligned to stay inside the drawing. */
  wide: boolean;
  children: string;
}

function HourLabel({ index, count, width, wide, children }: HourLabelProps) {
  const band = width / count;
  const edges = [
    { at: 0, x: 0, anchor: 'start' as const },
    { at: count - 1, x: width, anchor: 'end' as const },
  ];
  const edge = wide ? edges.find(({ at }) => at === index) : undefined;
  return (
    <text x={edge?.x ?? round((index + 0.5) * band)} y="146" textAnchor={edge?.anchor ?? 'middle'}>
      {children}
    </text>
  );
}
