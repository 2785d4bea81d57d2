import type { Night, NightStep } from '#domain/simulator/index.ts';
import { linePath, type Point } from '#ui/charts/curve.ts';
import { round } from '#ui/charts/scales.ts';

/** How the price is drawn: a curve of hours, steps of the bill's prices, or nothing where it is not known. */
export type PriceKind = 'hours' | 'steps' | 'none';

/** Each drawing keeps its labels readable at the widths it is shown at (night.module.css). */
export const NIGHT_LAYOUTS = [
  { name: 'wide', width: 692, barGap: 5, ringRadius: 6, vehicleGap: 14, vehicleScale: 1 },
  { name: 'narrow', width: 318, barGap: 3, ringRadius: 4.5, vehicleGap: 9, vehicleScale: 0.846 },
] as const;

export type NightLayout = (typeof NIGHT_LAYOUTS)[number];

export const HEIGHT = 304;
/** Of the hours at the plug. */
export const TOP_Y = 8;
/** The highest and the lowest price; a line of text fits above and below. */
const PRICE_TOP_Y = 34;
const PRICE_BOTTOM_Y = 94;
const BARS_TOP_Y = 155;
export const AXIS_Y = 263;

export interface Bar extends Point {
  readonly width: number;
  /** Below the line where it is negative. */
  readonly height: number;
}

/** A price of the night and where it stands. */
export interface PriceMark extends Point {
  readonly eurosPerMwh: number;
  readonly hour: number;
}

/** Around the hours at the plug; the vehicles stand ready in those after it. */
const HOURS_BEFORE = 1;
const HOURS_AFTER = 3;

/** A night whose prices hardly differ must look like one. */
const LEAST_SPREAD = 0.3;

/** Room for the name of what is sold, however little it is. */
const LEAST_SOLD_HEIGHT = 24;

/** Less of a bar cannot be seen. */
const LEAST_HEIGHT = 0.5;

/** From left to right: of several sessions a day the first is that of the answers, not of the day. */
export const stepsOf = ({ sessions }: Night): NightStep[] =>
  sessions.flatMap(({ steps }) => steps).toSorted((one, other) => one.startHour - other.startHour);

export const lastDeparture = ({ sessions }: Night): number =>
  Math.max(...sessions.map(({ departureHour }) => departureHour));

/** Everything the picture of a night is drawn from, in the units of one layout. */
export function nightGeometry(night: Night, kind: PriceKind, { width, barGap }: NightLayout) {
  const { sessions } = night;
  const startHour = Math.min(...sessions.map((one) => one.arrivalHour)) - HOURS_BEFORE;
  const hourWidth = width / (lastDeparture(night) + HOURS_AFTER - startHour);
  const x = (hour: number) => round((hour - startHour) * hourWidth);
  const steps = stepsOf(night);
  const most = (of: (step: NightStep) => number) => Math.max(0, ...steps.map(of));
  const soldKw = most((step) => step.soldKw);
  // Where nothing is to be charged the bars have no height, but stand on the same line.
  const mostKw = Math.max(
    1,
    most(({ todayKw, planKw }) => Math.max(todayKw, planKw)),
  );
  const laneHeight = AXIS_Y - BARS_TOP_Y;
  const soldHeight =
    soldKw > 0 ? Math.max((laneHeight * soldKw) / (mostKw + soldKw), LEAST_SOLD_HEIGHT) : 0;
  const unitsPerKw = (laneHeight - soldHeight) / mostKw;
  const baselineY = round(AXIS_Y - soldHeight);
  const bars = (of: (step: NightStep) => number, sign: 1 | -1 = 1): Bar[] =>
    steps
      .filter((step) => of(step) * unitsPerKw >= LEAST_HEIGHT)
      .map((step) => ({
        x: round(x(step.startHour) + barGap / 2),
        y: baselineY,
        width: round(Math.max(step.durationHours * hourWidth - barGap, 1)),
        height: round(sign * of(step) * unitsPerKw),
      }));

  const all = night.pricesEurosPerMwh;
  const highest = Math.max(...all);
  const lowest = Math.min(...all);
  const middle = (highest + lowest) / 2;
  const spread = Math.max(highest - lowest, LEAST_SPREAD * Math.abs(middle), 1);
  const priceY = (price: number) =>
    round(PRICE_TOP_Y + (0.5 + (middle - price) / spread) * (PRICE_BOTTOM_Y - PRICE_TOP_Y));
  const prices = all.map((eurosPerMwh, index): PriceMark => {
    const hour = night.firstPriceHour + index;
    return { eurosPerMwh, hour, x: x(hour + 0.5), y: priceY(eurosPerMwh) };
  });
  const windows = sessions
    .map(({ arrivalHour, departureHour }) => ({ start: x(arrivalHour), end: x(departureHour) }))
    .toSorted((one, other) => one.start - other.start);
  const atPlug = prices.filter((mark) =>
    windows.some(({ start, end }) => mark.x > start && mark.x < end),
  );
  const best = (isBetter: (one: number, other: number) => boolean) =>
    atPlug.reduce((found, one) => (isBetter(one.eurosPerMwh, found.eurosPerMwh) ? one : found));
  return {
    x,
    hourWidth,
    baselineY,
    windows,
    prices,
    atPlug,
    pricePath: kind === 'hours' ? linePath(prices, 'smooth') : stepPath(prices, hourWidth),
    dearest: best((one, found) => one > found),
    cheapest: best((one, found) => one < found),
    todayBars: bars((step) => step.todayKw),
    planBars: bars((step) => step.planKw),
    soldBars: bars((step) => step.soldKw, -1),
  };
}

export type NightGeometry = ReturnType<typeof nightGeometry>;

/** Each price from the beginning of its hour to the end of the last. */
function stepPath(prices: readonly PriceMark[], hourWidth: number): string {
  const begins = prices.map(({ x, y }) => ({ x: x - hourWidth / 2, y }));
  const last = begins.at(-1);
  return linePath(last ? [...begins, { ...last, x: last.x + hourWidth }] : [], 'steps');
}

/** Each kind of bar in one piece: every answer moves them all. */
export const barsPath = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${-height}h${-width}z`).join('');
