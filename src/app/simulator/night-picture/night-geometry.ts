import type { Night, NightSession, NightStep } from '#domain/simulator/model/night.ts';
import { monotoneCurve, type Point, round } from '#ui/charts/monotone-curve.ts';
import { clamp } from '#ui/clamp.ts';
import type { Hours, NightLayout } from './night-layout.ts';

export interface NightDrawn {
  readonly night: Night;
  readonly axis: Hours;
}

/** Hours to units of a drawing and back, for its bars and its handles alike. */
export function hourScale({ start, end }: Hours, { left, right }: NightLayout) {
  const hourWidth = (right - left) / (end - start);
  return {
    hourWidth,
    x: (hour: number) => round(left + (hour - start) * hourWidth),
    hourAt: (x: number) => start + (x - left) / hourWidth,
  };
}

/** A line of names for each of today and the plan, where they stand below each other. */
const nameLines = ({ stacked }: NightLayout): number => (stacked ? 2 : 1);

/** Everything the picture of a night is drawn from, in the units of one layout. */
export function nightGeometry({ night, axis }: NightDrawn, layout: NightLayout) {
  const { x, hourWidth } = hourScale(axis, layout);
  const { priceTopY, priceBottomY, powerTopY, powerBottomY, levelTopY, axisY, left, right } =
    layout;
  const steps = stepsOf(night);
  // Where nothing is to be charged the bars have no height, but stand on the same line.
  const mostKw = Math.max(
    1,
    night.subscribedTodayKw,
    night.subscribedKw,
    ...steps.map((step) => step.todayKw),
    ...steps.map((step) => step.planKw),
  );
  const mostSoldKw = Math.max(0, ...steps.map((step) => step.soldKw));
  const barsTopY = powerTopY + nameLines(layout) * layout.lineHeight + 6;
  const unitsPerKw = (powerBottomY - barsTopY) / (mostKw + mostSoldKw);
  const baselineY = round(barsTopY + mostKw * unitsPerKw);
  const powerY = (kw: number) => round(baselineY - kw * unitsPerKw);

  const prices = pricePoints(night, axis);
  const euros = prices.map(({ price }) => price);
  const highest = Math.max(1, ...euros);
  // A night whose prices hardly differ must look like one.
  const lowest = Math.min(highest / 2, ...euros);
  const priceY = (price: number) =>
    round(priceBottomY - ((price - lowest) / (highest - lowest)) * (priceBottomY - priceTopY));
  const points = prices.map(({ hour, price }): Point => ({ x: x(hour), y: priceY(price) }));
  const atHours = prices.filter(({ wholeHour }) => wholeHour !== undefined);
  const mark = (better: (one: number, other: number) => boolean) => {
    const [first] = atHours;
    if (first === undefined) return null;
    const best = atHours.reduce(
      (found, one) => (better(one.price, found.price) ? one : found),
      first,
    );
    return { x: x(best.hour), y: priceY(best.price), ...best };
  };

  const levelY = (level: number) => round(axisY - level * (axisY - levelTopY));
  const levelLine =
    (levelAfter: (step: NightStep) => number) =>
    ({ arrivalHour, startLevel, steps }: NightSession) => {
      const rest = steps.map(
        (step) => `L${x(step.startHour + step.durationHours)} ${levelY(levelAfter(step))}`,
      );
      return `M${x(arrivalHour)} ${levelY(startLevel)}${rest.join('')}`;
    };
  const planLine = levelLine((step) => step.planLevel);
  const bar = ({ startHour, durationHours }: NightStep) => ({
    x: round(x(startHour) + layout.barGap / 2),
    width: round(Math.max(durationHours * hourWidth - layout.barGap, 1)),
  });
  const bars = (of: (step: NightStep) => number, sign: 1 | -1) =>
    steps
      .filter((step) => of(step) > 0)
      .map((step) => ({ ...bar(step), y: baselineY, height: round(sign * of(step) * unitsPerKw) }));

  return {
    baselineY,
    powerY,
    levelY,
    zeroY: lowest < 0 ? priceY(0) : null,
    dearest: mark((one, found) => one > found),
    cheapest: mark((one, found) => one < found),
    price: monotoneCurve(points),
    windows: night.sessions
      .map(({ arrivalHour, departureHour }) => {
        const from = x(arrivalHour);
        return `M${from} ${layout.tab.height}H${x(departureHour)}V${axisY}H${from}z`;
      })
      .join(''),
    todayBars: bars((step) => step.todayKw, 1),
    planBars: bars((step) => step.planKw, 1),
    soldBars: bars((step) => step.soldKw, -1),
    todayOutline: night.sessions
      .map((session) => outline(session, (step) => powerY(step.todayKw), x, baselineY))
      .join(''),
    subscribedLine: (kw: number) => `M${left} ${powerY(kw)}H${right}`,
    todayLevels: night.sessions.map(levelLine((step) => step.todayLevel)).join(''),
    planLevels: night.sessions.map(planLine).join(''),
    levelAreas: night.sessions
      .map((session) => `${planLine(session)}V${axisY}H${x(session.arrivalHour)}z`)
      .join(''),
  };
}

export type NightGeometry = ReturnType<typeof nightGeometry>;
export type NightBar = NightGeometry['planBars'][number];

/** Each kind of bar in one piece: every answer moves them all. */
export const barsPath = (bars: readonly NightBar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${-height}h${-width}z`).join('');

const stepsOf = ({ sessions }: Night): readonly NightStep[] =>
  sessions.flatMap((session) => session.steps);

interface PricePoint {
  readonly hour: number;
  readonly price: number;
  /** Where it is the price of an hour, not a point at the edge of the picture. */
  readonly wholeHour?: number;
}

/** An hour's price stands in its middle; at the edges the line is cut. */
function pricePoints({ firstPriceHour, pricesEurosPerMwh }: Night, axis: Hours): PricePoint[] {
  const all = pricesEurosPerMwh.map((price, index) => ({
    hour: firstPriceHour + index + 0.5,
    price,
    wholeHour: firstPriceHour + index,
  }));
  const inside = all.filter(({ hour }) => hour > axis.start && hour < axis.end);
  const [first] = inside;
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return [];
  const before = all.find(({ hour }) => hour === first.hour - 1);
  const after = all.find(({ hour }) => hour === last.hour + 1);
  const knownFrom = Math.max(axis.start, firstPriceHour);
  const knownTo = Math.min(axis.end, firstPriceHour + all.length);
  return [
    { hour: knownFrom, price: between(before ?? first, first, knownFrom) },
    ...inside,
    { hour: knownTo, price: between(last, after ?? last, knownTo) },
  ];
}

const between = (one: PricePoint, other: PricePoint, hour: number): number =>
  one.hour === other.hour
    ? one.price
    : one.price + ((other.price - one.price) * (hour - one.hour)) / (other.hour - one.hour);

/** Around the bars of a session, without those that have no height. */
function outline(
  { steps }: NightSession,
  topY: (step: NightStep) => number,
  x: (hour: number) => number,
  baselineY: number,
): string {
  let path = '';
  let drawing = false;
  for (const step of steps) {
    const y = topY(step);
    if (y === baselineY) {
      if (drawing) path += `V${baselineY}`;
      drawing = false;
      continue;
    }
    if (!drawing) path += `M${x(step.startHour)} ${baselineY}`;
    path += `V${y}H${x(step.startHour + step.durationHours)}`;
    drawing = true;
  }
  return drawing ? `${path}V${baselineY}` : path;
}

const BETWEEN_TABS = 6;

/** The middle of both tabs: over their posts, inside the drawing, and never one on the other. */
export function tabPlaces(
  arrivalX: number,
  departureX: number,
  { width, tab }: Pick<NightLayout, 'width' | 'tab'>,
): { arrival: number; departure: number } {
  const half = tab.width / 2;
  const apart = tab.width + BETWEEN_TABS;
  const middle = clamp((arrivalX + departureX) / 2, half + apart / 2, width - half - apart / 2);
  const isClose = departureX - arrivalX < apart;
  const arrival = isClose ? middle - apart / 2 : arrivalX;
  const departure = isClose ? middle + apart / 2 : departureX;
  const arrivalIn = clamp(arrival, half, width - half - apart);
  return {
    arrival: round(arrivalIn),
    departure: round(clamp(departure, arrivalIn + apart, width - half)),
  };
}
