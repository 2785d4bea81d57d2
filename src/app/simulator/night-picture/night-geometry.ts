import type { Night, NightStep } from '#domain/simulator/index.ts';
import { monotoneCurve, type Point, round } from '#ui/charts/monotone-curve.ts';
import { axisOf, hourScale, type NightLayout, stepsOf } from './night-layout.ts';

/** How the price is drawn: a curve of hours, steps of classes, one line, or nothing where it is not known. */
export type PriceKind = 'hours' | 'classes' | 'flat' | 'none';

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

/** A night whose prices hardly differ must look like one. */
const LEAST_SPREAD = 0.3;

/** Room for the name of what is sold, however little it is. */
const LEAST_SOLD_HEIGHT = 24;

/** Less of a bar cannot be seen. */
const LEAST_HEIGHT = 0.5;

/** Everything the picture of a night is drawn from, in the units of one layout. */
export function nightGeometry(night: Night, kind: PriceKind, layout: NightLayout) {
  const axis = axisOf(night);
  const { x, hourWidth } = hourScale(axis, layout);
  const { priceTopY, priceBottomY, barsTopY, axisY, barGap } = layout;
  const steps = stepsOf(night);
  const most = (of: (step: NightStep) => number) => Math.max(0, ...steps.map(of));
  const soldKw = most((step) => step.soldKw);
  // Where nothing is to be charged the bars have no height, but stand on the same line.
  const mostKw = Math.max(
    1,
    night.subscribedKw,
    most((step) => step.todayKw),
    most((step) => step.planKw),
  );
  const laneHeight = axisY - barsTopY;
  const soldHeight =
    soldKw > 0 ? Math.max((laneHeight * soldKw) / (mostKw + soldKw), LEAST_SOLD_HEIGHT) : 0;
  const unitsPerKw = (laneHeight - soldHeight) / mostKw;
  const baselineY = round(axisY - soldHeight);
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
  const half = Math.max(highest - lowest, LEAST_SPREAD * Math.abs(middle), 1) / 2;
  const priceY = (price: number) =>
    round(priceTopY + ((middle + half - price) / (2 * half)) * (priceBottomY - priceTopY));
  const prices = all.map((eurosPerMwh, index): PriceMark => {
    const hour = night.firstPriceHour + index;
    return { eurosPerMwh, hour, x: x(hour + 0.5), y: priceY(eurosPerMwh) };
  });
  const windows = night.sessions
    .map(({ arrivalHour, departureHour }) => ({ start: x(arrivalHour), end: x(departureHour) }))
    .toSorted((one, other) => one.start - other.start);
  const atPlug = prices.filter((mark) =>
    windows.some(({ start, end }) => mark.x > start && mark.x < end),
  );
  const best = (isBetter: (one: number, other: number) => boolean) =>
    atPlug.reduce((found, one) => (isBetter(one.eurosPerMwh, found.eurosPerMwh) ? one : found));
  const planBars = bars((step) => step.planKw);
  const tallBars = tallOf(planBars);
  const [first, last] = [tallBars[0], tallBars.at(-1)];
  const isLess = Math.round(night.subscribedKw) < Math.round(night.subscribedTodayKw);
  const powerY = (kw: number) => round(baselineY - kw * unitsPerKw);
  return {
    x,
    hourWidth,
    axis,
    baselineY,
    windows,
    prices,
    pricePath: pricePaths[kind](prices, hourWidth),
    dearest: best((one, found) => one > found),
    cheapest: best((one, found) => one < found),
    zeroY: kind === 'hours' && lowest < 0 ? priceY(0) : null,
    todayBars: bars((step) => step.todayKw),
    planBars,
    tallBars,
    soldBars: bars((step) => step.soldKw, -1),
    /** Less than is subscribed today: the margin between it and the bars can be seen. */
    limit:
      kind === 'none' || first === undefined || last === undefined || !isLess
        ? null
        : { y: powerY(night.subscribedKw), start: first.x, end: last.x + last.width },
  };
}

export type NightGeometry = ReturnType<typeof nightGeometry>;

/** A mean night has bars of many heights; name and limit belong to the tall ones. */
const tallOf = (bars: readonly Bar[]): Bar[] => {
  const most = Math.max(0, ...bars.map(({ height }) => height));
  return bars.filter(({ height }) => height > 0.75 * most);
};

const stepPath = (prices: readonly PriceMark[], hourWidth: number) =>
  prices
    .map(({ x, y }, index) => {
      const [from, to] = [round(x - hourWidth / 2), round(x + hourWidth / 2)];
      return index === 0 ? `M${from} ${y}H${to}` : `V${y}H${to}`;
    })
    .join('');

const pricePaths: Record<PriceKind, typeof stepPath> = {
  hours: monotoneCurve,
  classes: stepPath,
  flat: stepPath,
  none: () => '',
};

/** Each kind of bar in one piece: every answer moves them all. */
export const barsPath = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${-height}h${-width}z`).join('');
