import { fill } from '#content/fill.ts';
import { FLEET_NIGHT, type VehicleOfNight } from '#domain/illustrations/fleet-night.ts';
import type { Language } from '#domain/site/language.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { Axis, Headings, Power } from './night-axes.tsx';
import styles from './night-drawing.module.css';
import {
  type FleetNightWords,
  type nightFigures,
  share,
  timeOf,
  vehicleNumber,
} from './night-figures.ts';
import { arrowPaths, cellPaths, deepest, type Layout, quarterX } from './night-layout.ts';

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
      className={`${styles.drawing} ${className}`}
      viewBox={`${layout.start} 0 ${layout.width} ${round(end)}`}
      role="img"
      aria-label={fill(words.summary, figures)}
    >
      <Axis layout={layout} end={linesEnd} language={language} />
      <Headings layout={layout} words={words} figures={figures} />
      <ChangedRow layout={layout} lines={lines} words={words} language={language} />
      <path className={styles.waits} d={paths.waits} />
      <path className={styles.planned} d={paths.planned} />
      <path className={styles.charges} d={paths.past} />
      <path className={styles.former} d={paths.former} />
      <path className={styles.given} d={paths.given} />
      <path className={styles.arrows} d={paths.arrows} />
      <path className={styles.leaves} d={paths.leaves} />
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
      <path className={styles.now} d={`M${clockX} 24V${round(linesEnd)}`} />
      <rect
        className={styles.tab}
        x={round(clockX - layout.tabWidth / 2)}
        y="1"
        width={layout.tabWidth}
        height="24"
        rx="4"
      />
      <text className={styles.tabText} x={clockX} y="18" textAnchor="middle">
        {displayText(figures.clock)}
      </text>
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
  const top = layout.top + first * layout.row;
  const middle = layout.top + (last + 0.5) * layout.row;
  const height = (last - first + 1) * layout.row;
  const half = layout.cell / 2 + 1;
  const oldX = quarterX(layout, change.formerDeparture);
  const newX = quarterX(layout, (vehicles[change.vehicle] as VehicleOfNight).departure);
  const tickTop = round(layout.top + (first + 0.5) * layout.row - half);
  return (
    <>
      <rect
        className={styles.changedRow}
        x={layout.start}
        y={round(top)}
        width={layout.width}
        height={height}
      />
      <rect
        className={styles.changedEdge}
        x={layout.start}
        y={round(top)}
        width="4"
        height={height}
      />
      <path
        className={styles.was}
        d={`M${oldX} ${tickTop}V${round(middle + half)}M${oldX - 5} ${round(middle)}H${newX + 7}m5-4l-5 4 5 4`}
      />
      <path
        className={styles.leavesEarlier}
        d={`M${newX} ${round(middle - half)}v${layout.cell + 2}`}
      />
      {last > first && (
        <text
          className={styles.dim}
          x={layout.departure.x}
          y={round(top + layout.row / 2 + 5)}
          textAnchor={layout.departure.anchor}
        >
          {displayText(leavingTime(layout, change.formerDeparture, language))}
        </text>
      )}
      {layout.level?.barX !== undefined && (
        <text className={styles.accent} x={layout.level.x + 48} y={round(middle + 5)}>
          {words.recalculated}
        </text>
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
  if (former) {
    return models ? (
      <text className={styles.dim} x="0" y={y}>
        {words.former}
      </text>
    ) : null;
  }
  return (
    <>
      <text className={styles.id} x="0" y={y}>
        {vehicleNumber(index)}
        {models && (
          <tspan className={styles.model} dx="9">
            {one.model}
          </tspan>
        )}
      </text>
      <text
        className={index === change.vehicle ? styles.accent : undefined}
        x={departure.x}
        y={y}
        textAnchor={departure.anchor}
      >
        {displayText(leavingTime(layout, one.departure, language))}
      </text>
      {level && (
        <text x={level.x} y={y} textAnchor={level.barX === undefined ? 'end' : 'start'}>
          {displayText(share(one.levelShare, language))}
        </text>
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
    const bar = (width: number) => `M${x} ${round(y)}h${round(width)}v10h${round(-width)}z`;
    paths.room += bar(BAR);
    paths.filled += bar(BAR * one.levelShare);
    paths.target += `M${round(x + BAR * one.targetShare)} ${round(y - 3)}v16`;
  }
  return (
    <>
      <path className={styles.room} d={paths.room} />
      <path className={styles.filled} d={paths.filled} />
      <path className={styles.target} d={paths.target} />
    </>
  );
}
