import {
  departureHourOf,
  type FleetInputs,
  NUMBER_FIELDS,
  type WindowEnd,
} from '#domain/simulator/inputs.ts';
import type { Night } from '#domain/simulator/model/night.ts';
import { windows } from '#domain/simulator/model/solution.ts';
import { clamp } from '#ui/clamp.ts';

/** Hours from midnight of the working day: may be below 0 or above 24. */
export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** At the plug, as the answers say: the night may still be the one of the answers before. */
export function pluggedHours(inputs: FleetInputs, night: Night): Hours {
  const [window] = windows({
    departureHour: departureHourOf(inputs),
    hours: inputs.hours,
    sessionsPerDay: 1,
  });
  const plugged = { start: window?.arrivalHour ?? 0, end: window?.departureHour ?? 0 };
  const [drawn = plugged] = nightHours(night);
  return moved(plugged, daysBetween(plugged, drawn));
}

export const nightHours = ({ sessions }: Night): readonly Hours[] =>
  sessions.map(({ arrivalHour, departureHour }) => ({ start: arrivalHour, end: departureHour }));

/**
 * By how many hours, in whole days, the first comes nearest to the second. A departure that moves past
 * noon belongs to another working day: in the picture only the clock counts.
 */
export function daysBetween(one: Hours, other: Hours): number {
  const middle = ({ start, end }: Hours) => (start + end) / 2;
  return DAY * Math.round((middle(other) - middle(one)) / DAY);
}

const moved = ({ start, end }: Hours, by: number): Hours => ({
  start: start + by,
  end: end + by,
});

const HOURS_AROUND = 2;
const DAY = 24;

/** Two hours around all that is drawn, less where the axis would be longer than a day. */
function axisAround(hours: readonly Hours[]): Hours {
  const all = union(hours);
  const axis = {
    start: Math.floor(all.start) - HOURS_AROUND,
    end: Math.ceil(all.end) + HOURS_AROUND,
  };
  if (axis.end - axis.start <= DAY) return axis;
  const spare = Math.max(0, DAY - (all.end - all.start));
  return { start: all.start - spare / 2, end: all.end + spare / 2 };
}

export const union = (hours: readonly Hours[]): Hours => ({
  start: Math.min(...hours.map(({ start }) => start)),
  end: Math.max(...hours.map(({ end }) => end)),
});

/** The picture as it was when the pointer took hold of one of its ends. */
export interface DragStart {
  readonly axis: Hours;
  readonly plugged: Hours;
}

/**
 * While an end is dragged the hours stay where they are under the pointer, and only make room for what
 * would leave them.
 */
export function axisOf(all: readonly Hours[], plugged: Hours, dragStart: DragStart | null): Hours {
  if (dragStart === null) return axisAround(all);
  return union([moved(dragStart.axis, daysBetween(dragStart.plugged, plugged)), ...all]);
}

export const QUARTER = 0.25;

/** How far one end can go while the other stays: earliest first. */
export function reach(which: WindowEnd, { start, end }: Hours): Hours {
  const { least, most } = NUMBER_FIELDS.hours;
  return which === 'arrival'
    ? { start: end - most, end: end - least }
    : { start: start + least, end: start + most };
}

/**
 * The quarter of an hour asked for, at most one beyond what is possible: enough for the answers to
 * refuse it with a note, and never so far that on the clock the other bound would be nearer.
 */
export function askedHour(which: WindowEnd, hour: number, plugged: Hours): number {
  const { start, end } = reach(which, plugged);
  return clamp(Math.round(hour / QUARTER) * QUARTER, start - QUARTER, end + QUARTER);
}

export const onTheClock = (hour: number): number => ((hour % DAY) + DAY) % DAY;

/** Each drawing keeps its labels readable at the widths it is shown at (drawings.module.css). */
export interface NightLayout {
  readonly name: 'wide' | 'medium' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Where the hours begin and end; right of them stand the labels of lines and levels. */
  readonly left: number;
  readonly right: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly tab: {
    readonly width: number;
    readonly height: number;
    readonly fontSize: number;
    /** Half of what a finger or a pointer may take hold of. */
    readonly halfTarget: number;
  };
  /** The line of prices; a line of text fits above and below. */
  readonly priceTopY: number;
  readonly priceBottomY: number;
  /** The names of the bars, and under them the bars. */
  readonly powerTopY: number;
  readonly powerBottomY: number;
  readonly barGap: number;
  /** Where the names of the bars stand one below the other, and today's bars are one outline. */
  readonly stacked: boolean;
  readonly levelTopY: number;
  readonly axisY: number;
  /** Whether there is room for whole phrases beside the hours. */
  readonly phrases: boolean;
}

export const NIGHT_LAYOUTS: readonly NightLayout[] = [
  {
    name: 'wide',
    width: 800,
    height: 446,
    left: 12,
    right: 640,
    fontSize: 14,
    lineHeight: 18,
    tab: { width: 96, height: 32, fontSize: 14, halfTarget: 24 },
    priceTopY: 64,
    priceBottomY: 140,
    powerTopY: 172,
    powerBottomY: 322,
    barGap: 4,
    stacked: false,
    levelTopY: 352,
    axisY: 416,
    phrases: true,
  },
  {
    name: 'medium',
    width: 520,
    height: 464,
    left: 10,
    right: 428,
    fontSize: 14,
    lineHeight: 18,
    tab: { width: 92, height: 32, fontSize: 14, halfTarget: 26 },
    priceTopY: 64,
    priceBottomY: 138,
    powerTopY: 170,
    powerBottomY: 340,
    barGap: 3,
    stacked: true,
    levelTopY: 370,
    axisY: 434,
    phrases: false,
  },
  {
    name: 'narrow',
    width: 290,
    height: 434,
    left: 4,
    right: 211,
    fontSize: 12.5,
    lineHeight: 16,
    tab: { width: 92, height: 34, fontSize: 15, halfTarget: 23 },
    priceTopY: 62,
    priceBottomY: 128,
    powerTopY: 156,
    powerBottomY: 318,
    barGap: 2,
    stacked: true,
    levelTopY: 346,
    axisY: 406,
    phrases: false,
  },
];
