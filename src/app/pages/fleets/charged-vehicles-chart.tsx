import { clock, longDate, measure, percent } from '#content/figures.ts';
import {
  type ChargedVehicles,
  chargedVehicles,
  DEPOT,
  type DepotNight,
} from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './charged-vehicles-chart.module.css';

interface ChargedVehiclesChartProps {
  words: WordsOf<'fleets'>['dots'];
  night: DepotNight;
  language: Language;
}

const VEHICLES = Array.from({ length: DEPOT.vehicles }, (_, vehicle) => vehicle);
const DRAWINGS = [
  { name: styles.wide, width: 600, row: 18, radius: 6, top: 26 },
  { name: styles.narrow, width: 350, row: 11.5, radius: 4, top: 24 },
] as const;
const HOUR_LABELS: readonly number[] = [18, 21, 0, 3, 7];

/** A column per hour, a dot per vehicle: outlined while it waits, solid once it has its charge. */
export function ChargedVehiclesChart({ words, night, language }: ChargedVehiclesChartProps) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const charged = chargedVehicles(night);
  const early = charged.find(({ hour }) => hour === night.planStartHour);
  const figures = {
    vehicles: String(DEPOT.vehicles),
    arrival: clock(DEPOT.arrivalHour, language),
    start: clock(night.planStartHour, language),
    early: String(early?.vehicles ?? 0),
    departure: clock(DEPOT.departureHour, language),
    from: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    site: measure(DEPOT.siteKw, 'kVA', language),
    others: share(1 - DEPOT.controllableShare),
    date: longDate(night.date, language),
  };
  return (
    <figure className={styles.figure}>
      {DRAWINGS.map(({ name, width, row, radius, top }) => {
        const column = width / charged.length;
        const base = top + VEHICLES.length * row;
        const x = (index: number) => round((index + 0.5) * column);
        const dots = (shown: (hour: ChargedVehicles, vehicle: number) => boolean) =>
          charged
            .flatMap((hour, index) =>
              VEHICLES.filter((vehicle) => shown(hour, vehicle)).map((vehicle) =>
                dot(x(index), round(base - (vehicle + 0.5) * row), radius),
              ),
            )
            .join('');
        return (
          <svg
            key={name}
            className={name}
            viewBox={`0 0 ${width} ${base + 34}`}
            role="img"
            aria-label={fill(words.summary, figures)}
          >
            <text x={round(x(0) - radius)} y="14">
              {fill(words.waiting, figures)}
            </text>
            <text
              x={round(x(charged.length - 1) + radius)}
              y="14"
              textAnchor="end"
              className={styles.done}
            >
              {fill(words.charged, figures)}
            </text>
            <path
              className={styles.waiting}
              d={dots(({ vehicles }, vehicle) => vehicle >= vehicles)}
            />
            <path
              className={styles.charged}
              d={dots(({ vehicles }, vehicle) => vehicle < vehicles)}
            />
            {charged.map(
              ({ hour }, index) =>
                HOUR_LABELS.includes(hour) && (
                  <text key={hour} y={base + 26} {...labelPlace(x(index), width)}>
                    {displayText(clock(hour, language))}
                  </text>
                ),
            )}
            <path className={styles.road} d={`M0 ${base + 4}H${width}`} />
          </svg>
        );
      })}
      <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
    </figure>
  );
}

/** All dots of a kind are one path: seven hundred circles would weigh on the page. */
const dot = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Near an edge a label would leave the drawing. */
function labelPlace(x: number, width: number) {
  if (x < 30) return { x: 0, textAnchor: 'start' } as const;
  if (x > width - 30) return { x: width, textAnchor: 'end' } as const;
  return { x, textAnchor: 'middle' } as const;
}
