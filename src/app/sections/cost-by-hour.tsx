import { clock, euroAmount, longDate } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { Bar, BarLabel } from '#ui/charts/bar.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
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
        const tall = (euros: number) => round((euros / highest) * HEIGHT);
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
                  <Bar
                    className={marks.ghost}
                    x={x + 1}
                    width={band - 6}
                    base={HEIGHT + 5}
                    tall={tall(onArrivalEuros)}
                  />
                  <Bar
                    className={styles.plan}
                    x={x}
                    width={band - 4}
                    base={HEIGHT + 6}
                    tall={tall(planEuros)}
                  />
                  {index % labelEvery === 0 && (
                    <BarLabel
                      index={index}
                      count={night.hours.length}
                      width={width}
                      y={146}
                      wide={labelEvery > 1}
                    >
                      {clock(hour, language)}
                    </BarLabel>
                  )}
                </g>
              );
            })}
            <path className={marks.thin} d={`M0 ${HEIGHT + 6}H${width}`} />
          </svg>
        );
      })}
      <figcaption className={text.note}>{fill(words.note, costs)}</figcaption>
    </figure>
  );
}
