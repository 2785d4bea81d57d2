import { fill } from '#content/fill.ts';
import { FLEET_NIGHT } from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { round } from '#ui/charts/scales.ts';
import { type FleetNightWords, type nightFigures, shortTime } from './night-figures.ts';
import { type Layout, limitY, powerPaths, quarterX } from './night-layout.ts';

const { vehicles, clock, quarters } = FLEET_NIGHT;

/** Half of what an hour takes when it is written. */
const HALF_LABEL: Record<Language, number> = { fr: 16, en: 24 };

interface AxisProps {
  layout: Layout;
  end: number;
  language: Language;
}

/** No hour is written where the clock stands. */
export function Axis({ layout, end, language }: AxisProps) {
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
      <Line points={grid} tone="hairline" width={1} />
      {written.map((hour) => (
        <ChartText
          key={hour}
          x={quarterX(layout, hour * 4)}
          y={18}
          anchor={isLast(hour) && layout.endsWithHour ? 'end' : 'middle'}
          tone="dim"
          lines={[shortTime(hour * 4, language)]}
        />
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
  const headings = [
    models && { x: 0, anchor: 'start' as const, text: words.vehicle },
    { ...departure, text: words.departure },
    level?.barX !== undefined && {
      x: level.barX,
      anchor: 'start' as const,
      text: fill(words.level, figures),
    },
    level?.barX === undefined &&
      level && { x: level.x, anchor: 'end' as const, text: words.levelShort },
  ].filter((heading) => typeof heading === 'object' && heading !== null);
  return headings.map(({ text, ...place }) => (
    <ChartText key={text} {...place} y={18} tone="dim" lines={[text]} />
  ));
}

/** What the whole site draws, under its limit, and what it gives back, below the line. */
export function Power({ layout, base, words, figures }: HeadingsProps & { base: number }) {
  const bars = powerPaths(layout, base);
  const limit = limitY(base);
  const right = quarterX(layout, quarters);
  const lastGiven = Math.max(
    ...vehicles.flatMap(({ givesBack }) => givesBack.map(([, end]) => end)),
  );
  const beside = layout.departure.x;
  return (
    <>
      <Line points={bars.planned} tone="plan" />
      <path data-tone="plan" d={bars.past} />
      <path data-tone="peak" d={bars.givenBack} />
      <Line points={`M${layout.left} ${base}H${right}`} tone="axis" />
      <Line points={`M${layout.left} ${limit}H${right}`} tone="dim" dashed />
      <ChartText
        x={quarterX(layout, lastGiven) + 10}
        y={base + 20}
        tone="peak"
        lines={[fill(words.givenBack, figures)]}
        strong
      />
      {layout.powerAtRight ? (
        <>
          <ChartText x={0} y={base - 30} lines={[words.power]} strong />
          <ChartText x={0} y={base - 11} tone="dim" lines={[words.ofFleet]} />
          <ChartText x={beside} y={limit + 5} lines={[fill(words.limit, figures)]} strong />
          <ChartText x={beside} y={limit + 26} tone="dim" lines={[fill(words.most, figures)]} />
        </>
      ) : (
        <ChartText x={layout.left} y={limit - 8} lines={[fill(words.limitAbove, figures)]} strong />
      )}
    </>
  );
}
