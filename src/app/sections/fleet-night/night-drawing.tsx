import { fill } from '#content/fill.ts';
import { FLEET_NIGHT, type VehicleOfNight } from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { round } from '#ui/charts/scales.ts';
import { Axis, Headings, Power } from './night-axes.tsx';
import {
  type FleetNightWords,
  type nightFigures,
  share,
  timeOf,
  vehicleNumber,
} from './night-figures.ts';
import {
  arrowPaths,
  cellPaths,
  deepest,
  type Layout,
  quarterX,
  rectangle,
} from './night-layout.ts';

const { vehicles, change, clock } = FLEET_NIGHT;

export interface NightDrawingProps {
  layout: Layout;
  className: string | undefined;
  /** The vehicles shown, by their place in the fleet. */
  rows: readonly number[];
  /** Draws what was planned before above the row that was planned again. */
  showFormer?: boolean;
  showPower?: boolean;
  words: FleetNightWords;
  figures: ReturnType<typeof nightFigures>;
  language: Language;
}

/** A row per vehicle over the hours of the night; what each does is one path for all rows. */
export function NightDrawing({
  layout,
  className,
  rows,
  showFormer = false,
  showPower = false,
  words,
  figures,
  language,
}: NightDrawingProps) {
  const lines = rows.flatMap((index) =>
    showFormer && index === change.vehicle
      ? [
          { index, former: true },
          { index, former: false },
        ]
      : [{ index, former: false }],
  );
  const rowsEnd = layout.top + lines.length * layout.row;
  const base = rowsEnd + (layout.powerAtRight ? 100 : 96);
  const linesEnd = showPower ? base : rowsEnd + 4;
  const end = showPower ? deepest(base) + 6 : linesEnd;
  const paths = { waits: '', past: '', planned: '', former: '', given: '', arrows: '', leaves: '' };
  for (const [place, { index, former }] of lines.entries()) {
    const one = vehicles[index] as VehicleOfNight;
    const middle = layout.top + (place + 0.5) * layout.row;
    const y = middle - layout.cell / 2;
    const tick = `M${quarterX(layout, one.departure)} ${round(y - 1)}v${layout.cell + 2}`;
    if (former) {
      const was = cellPaths(layout, change.before.charges, y);
      paths.former += was.past + was.planned;
      continue;
    }
    const charges = cellPaths(layout, one.charges, y);
    paths.waits += `M${quarterX(layout, one.arrival)} ${round(middle)}H${quarterX(layout, one.departure)}`;
    paths.past += charges.past;
    paths.planned += charges.planned;
    paths.given += cellPaths(layout, one.givesBack, y).past;
    paths.arrows += arrowPaths(layout, one.givesBack, round(middle));
    if (index !== change.vehicle) paths.leaves += tick;
  }
  const clockX = quarterX(layout, clock);
  return (
    <svg
      className={className}
      viewBox={`${layout.start} 0 ${layout.width} ${round(end)}`}
      role="img"
      aria-label={fill(words.summary, figures)}
    >
      <Axis layout={layout} end={linesEnd} language={language} />
      <Headings layout={layout} words={words} figures={figures} />
      <ChangedRow layout={layout} lines={lines} words={words} language={language} />
      <Line points={paths.waits} tone="rest" />
      <path data-tone="ground" d={paths.planned} />
      <Line points={paths.planned} tone="plan" />
      <path data-tone="plan" d={paths.past} />
      <Line points={paths.former} tone="dim" dashed />
      <path data-tone="peak" d={paths.given} />
      <Line points={paths.arrows} tone="ground" width={1.75} />
      <Line points={paths.leaves} tone="ink" width={2.5} />
      {lines.map(({ index, former }, place) => (
        <RowTexts
          key={`${index}${former}`}
          layout={layout}
          index={index}
          former={former}
          y={round(layout.top + (place + 0.5) * layout.row + 5)}
          words={words}
          language={language}
        />
      ))}
      {layout.level?.barX !== undefined && <Levels layout={layout} rows={rows} />}
      {showPower && <Power layout={layout} base={base} words={words} figures={figures} />}
      <Line points={`M${clockX} 24V${round(linesEnd)}`} tone="ink" />
      <rect
        data-tone="ink"
        x={round(clockX - layout.tabWidth / 2)}
        y="1"
        width={layout.tabWidth}
        height="24"
        rx="4"
      />
      <ChartText x={clockX} y={18} anchor="middle" tone="ground" lines={[figures.clock]} strong />
    </svg>
  );
}

interface ChangedRowProps {
  layout: Layout;
  lines: readonly { index: number; former: boolean }[];
  words: FleetNightWords;
  language: Language;
}

/** The row that was planned again: its old departure dashed, an arrow to the new one. */
function ChangedRow({ layout, lines, words, language }: ChangedRowProps) {
  const first = lines.findIndex(({ index }) => index === change.vehicle);
  if (first < 0) return null;
  const last = lines.findLastIndex(({ index }) => index === change.vehicle);
  const middleOf = (line: number) => layout.top + (line + 0.5) * layout.row;
  const row = {
    x: layout.start,
    y: round(layout.top + first * layout.row),
    height: (last - first + 1) * layout.row,
  };
  const middle = round(middleOf(last));
  const half = layout.cell / 2 + 1;
  const oldX = quarterX(layout, change.formerDeparture);
  const newX = quarterX(layout, (vehicles[change.vehicle] as VehicleOfNight).departure);
  const was = `M${oldX} ${round(middleOf(first) - half)}V${middle + half}`;
  const earlier = `M${oldX - 5} ${middle}H${newX + 7}m5-4l-5 4 5 4`;
  return (
    <>
      <rect data-tone="row" {...row} width={layout.width} />
      <rect data-tone="lime" {...row} width="4" />
      <Line points={`${was}${earlier}`} tone="lime" dashed />
      <Line points={`M${newX} ${middle - half}v${layout.cell + 2}`} tone="lime" width={3.5} />
      {last > first && (
        <ChartText
          {...layout.departure}
          y={round(middleOf(first) + 5)}
          tone="dim"
          lines={[leavingTime(layout, change.formerDeparture, language)]}
        />
      )}
      {layout.level?.barX !== undefined && (
        <ChartText
          x={layout.level.x + 48}
          y={middle + 5}
          tone="lime"
          lines={[words.recalculated]}
          strong
        />
      )}
    </>
  );
}

/** All leave in the morning: where there is little room, English does not say so. */
function leavingTime(layout: Layout, quarter: number, language: Language): string {
  const time = timeOf(quarter, language);
  return layout.models ? time : time.replace('\u00a0a.m.', '');
}

interface RowTextsProps {
  layout: Layout;
  index: number;
  former: boolean;
  y: number;
  words: FleetNightWords;
  language: Language;
}

function RowTexts({ layout, index, former, y, words, language }: RowTextsProps) {
  const one = vehicles[index] as VehicleOfNight;
  const { departure, level, models } = layout;
  if (former) return models ? <ChartText x={0} y={y} tone="dim" lines={[words.former]} /> : null;
  const isChanged = index === change.vehicle;
  return (
    <>
      <ChartText x={0} y={y} lines={[vehicleNumber(index)]} strong />
      {models && (
        <text x="27" y={y} data-tone="dim">
          {one.model}
        </text>
      )}
      <ChartText
        {...departure}
        y={y}
        tone={isChanged ? 'lime' : 'ink'}
        lines={[leavingTime(layout, one.departure, language)]}
        strong={isChanged}
      />
      {level && (
        <ChartText
          x={level.x}
          y={y}
          anchor={level.barX === undefined ? 'end' : 'start'}
          lines={[share(one.levelShare, language)]}
        />
      )}
    </>
  );
}

const BAR = 96;

function Levels({ layout, rows }: { layout: Layout; rows: readonly number[] }) {
  const x = layout.level?.barX ?? 0;
  const paths = { room: '', filled: '', target: '' };
  for (const [place, index] of rows.entries()) {
    const one = vehicles[index] as VehicleOfNight;
    const y = layout.top + (place + 0.5) * layout.row - 5;
    paths.room += rectangle(x, y, BAR, 10);
    paths.filled += rectangle(x, y, BAR * one.levelShare, 10);
    paths.target += `M${round(x + BAR * one.targetShare)} ${round(y - 3)}v16`;
  }
  return (
    <>
      <path data-tone="room" d={paths.room} />
      <path data-tone="rest" d={paths.filled} />
      <Line points={paths.target} tone="ink" />
    </>
  );
}
