import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { FLEET_NIGHT } from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import styles from './night-drawing.module.css';
import { type FleetNightWords, type nightFigures, shortTime } from './night-figures.ts';
import { type Layout, limitY, powerPaths, quarterX } from './night-layout.ts';

const { vehicles, clock, quarters } = FLEET_NIGHT;

/** Half of what an hour takes when it is written. */
const HALF_LABEL: Record<Language, number> = { fr: 16, en: 24 };

/** No hour is written where the clock stands. */
export function Axis({
  layout,
  end,
  language,
}: {
  layout: Layout;
  end: number;
  language: Language;
}) {
  const hours = Array.from({ length: quarters / 4 + 1 }, (_, hour) => hour);
  const grid = hours.map((hour) => `M${quarterX(layout, hour * 4)} 28V${round(end)}`).join('');
  const half = HALF_LABEL[language];
  const isLast = (hour: number) => hour === quarters / 4;
  const middle = (hour: number) =>
    quarterX(layout, hour * 4) - (isLast(hour) && layout.endsWithHour ? half : 0);
  const isFree = (hour: number) =>
    Math.abs(middle(hour) - quarterX(layout, clock)) > layout.tabWidth / 2 + half;
  const apart = Math.ceil((2 * half + 10) / layout.hour);
  const step = layout.hoursApart * Math.ceil(apart / layout.hoursApart);
  const written = hours.filter(
    (hour) => isFree(hour) && (isLast(hour) || (hour % step === 0 && quarters / 4 - hour >= apart)),
  );
  return (
    <>
      <path className={styles.grid} d={grid} />
      {written.map((hour) => (
        <text
          key={hour}
          className={styles.dim}
          x={quarterX(layout, hour * 4)}
          y="18"
          textAnchor={isLast(hour) && layout.endsWithHour ? 'end' : 'middle'}
        >
          {displayText(shortTime(hour * 4, language))}
        </text>
      ))}
    </>
  );
}

interface HeadingsProps {
  layout: Layout;
  words: FleetNightWords;
  figures: ReturnType<typeof nightFigures>;
}

export function Headings({ layout, words, figures }: HeadingsProps) {
  const { departure, level, models } = layout;
  const heading = (x: number, anchor: 'start' | 'end', text: ReactNode) => (
    <text className={styles.dim} x={x} y="18" textAnchor={anchor}>
      {text}
    </text>
  );
  return (
    <>
      {models && heading(0, 'start', words.vehicle)}
      {heading(departure.x, departure.anchor, words.departure)}
      {level?.barX !== undefined
        ? heading(level.barX, 'start', displayText(fill(words.level, figures)))
        : level && heading(level.x, 'end', words.levelShort)}
    </>
  );
}

interface PowerProps extends HeadingsProps {
  base: number;
}

/** What the whole site draws, under its limit, and what it gives back, below the line. */
export function Power({ layout, base, words, figures }: PowerProps) {
  const bars = powerPaths(layout, base);
  const limit = limitY(base);
  const right = quarterX(layout, quarters);
  const lastGiven = Math.max(
    ...vehicles.flatMap(({ givesBack }) => givesBack.map(([, end]) => end)),
  );
  return (
    <>
      <path className={styles.planned} d={bars.planned} />
      <path className={styles.charges} d={bars.past} />
      <path className={styles.given} d={bars.givenBack} />
      <path className={styles.base} d={`M${layout.left} ${base}H${right}`} />
      <path className={styles.limit} d={`M${layout.left} ${limit}H${right}`} />
      <text className={styles.givenText} x={quarterX(layout, lastGiven) + 10} y={base + 20}>
        {displayText(fill(words.givenBack, figures))}
      </text>
      {layout.powerAtRight ? (
        <>
          <text className={styles.id} x="0" y={base - 30}>
            {words.power}
          </text>
          <text className={styles.dim} x="0" y={base - 11}>
            {words.ofFleet}
          </text>
          <text className={styles.id} x={layout.departure.x} y={limit + 5}>
            {displayText(fill(words.limit, figures))}
          </text>
          <text className={styles.dim} x={layout.departure.x} y={limit + 26}>
            {displayText(fill(words.most, figures))}
          </text>
        </>
      ) : (
        <text className={styles.id} x={layout.left} y={limit - 8}>
          {displayText(fill(words.limitAbove, figures))}
        </text>
      )}
    </>
  );
}
