import { departureHourOf, type FleetInputs, NUMBER_FIELDS } from '#domain/simulator/inputs.ts';
import { windows } from '#domain/simulator/model/charging-today.ts';
import type { Night } from '#domain/simulator/model/night.ts';
import { within } from '#ui/within.ts';

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
 * noon belongs to another working day, and scenario B may charge on the other side of midnight: in the
 * picture only the clock counts.
 */
export function daysBetween(one: Hours, other: Hours): number {
  const middle = ({ start, end }: Hours) => (start + end) / 2;
  return DAY * Math.round((middle(other) - middle(one)) / DAY);
}

/** How far scenario B is moved to lie in the picture of this night. */
export const ghostShift = (night: Night, ghost: Night): number =>
  daysBetween(union(nightHours(ghost)), union(nightHours(night)));

export const moved = ({ start, end }: Hours, by: number): Hours => ({
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

/** The picture while one of its ends is held: as it was when it was taken hold of. */
export interface Held {
  readonly axis: Hours;
  readonly plugged: Hours;
}

/**
 * While an end is held the hours stay where they are under the pointer, and only make room for what
 * would leave them.
 */
export function axisOf(all: readonly Hours[], plugged: Hours, held: Held | null): Hours {
  if (held === null) return axisAround(all);
  return union([moved(held.axis, daysBetween(held.plugged, plugged)), ...all]);
}

export type WindowEnd = 'arrival' | 'departure';

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
  return within(Math.round(hour / QUARTER) * QUARTER, start - QUARTER, end + QUARTER);
}

export const onTheClock = (hour: number): number => ((hour % DAY) + DAY) % DAY;
