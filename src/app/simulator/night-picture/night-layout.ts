import type { Night, NightStep } from '#domain/simulator/index.ts';
import { round } from '#ui/charts/monotone-curve.ts';

/** Hours from midnight of the working day: may be below 0 or above 24. */
export interface Hours {
  readonly start: number;
  readonly end: number;
}

/** From left to right: of several sessions a day the first is that of the answers, not of the day. */
export const stepsOf = ({ sessions }: Night): NightStep[] =>
  sessions.flatMap(({ steps }) => steps).toSorted((one, other) => one.startHour - other.startHour);

const firstArrival = ({ sessions }: Night): number =>
  Math.min(...sessions.map(({ arrivalHour }) => arrivalHour));

export const lastDeparture = ({ sessions }: Night): number =>
  Math.max(...sessions.map(({ departureHour }) => departureHour));

/** Each drawing keeps its labels readable at the widths it is shown at (night.module.css). */
export interface NightLayout {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Of the hours at the plug. */
  readonly topY: number;
  /** The highest and the lowest price; a line of text fits above and below. */
  readonly priceTopY: number;
  readonly priceBottomY: number;
  readonly barsTopY: number;
  readonly axisY: number;
  readonly barGap: number;
  readonly ringRadius: number;
  /** Between the departure and the vehicles that stand ready. */
  readonly vehicleGap: number;
  readonly vehicleScale: number;
}

const WIDE: NightLayout = {
  name: 'wide',
  width: 692,
  height: 304,
  topY: 8,
  priceTopY: 33,
  priceBottomY: 94,
  barsTopY: 155,
  axisY: 263,
  barGap: 5,
  ringRadius: 6,
  vehicleGap: 14,
  vehicleScale: 1,
};

const NARROW: NightLayout = {
  name: 'narrow',
  width: 318,
  height: 300,
  topY: 8,
  priceTopY: 36,
  priceBottomY: 94,
  barsTopY: 146,
  axisY: 262,
  barGap: 3,
  ringRadius: 4.5,
  vehicleGap: 9,
  vehicleScale: 0.846,
};

export const NIGHT_LAYOUTS: readonly NightLayout[] = [WIDE, NARROW];

const HOURS_BEFORE = 1;
const HOURS_AFTER = 3;

/** From before the first arrival to after the last departure, where the vehicles stand ready. */
export const axisOf = (night: Night): Hours => ({
  start: firstArrival(night) - HOURS_BEFORE,
  end: lastDeparture(night) + HOURS_AFTER,
});

export function hourScale({ start, end }: Hours, { width }: NightLayout) {
  const hourWidth = width / (end - start);
  return { hourWidth, x: (hour: number) => round((hour - start) * hourWidth) };
}
