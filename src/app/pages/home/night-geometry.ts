import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import { linePath } from '#ui/charts/curve.ts';
import { barsPath } from '#ui/charts/marks.tsx';
import { bands, linear, round, type Scale } from '#ui/charts/scales.ts';

/**
 * Two drawings of the night, never one scaled down. Each shows more of the day around it on a wider
 * screen: what lies outside its box is drawn all the same.
 */
export interface NightLayout {
  name: 'wide' | 'narrow';
  /** What every screen shows: left edge, width, height. */
  box: { x: number; width: number; height: number };
  arrivalX: number;
  hourWidth: number;
  peakY: number;
  lowY: number;
  baseY: number;
  /** Height of a bar at the site's full power. */
  fullBar: number;
  barGap: number;
  roadY: number;
  tab: { width: number; height: number };
}

export const WIDE: NightLayout = {
  name: 'wide',
  box: { x: 200, width: 1080, height: 458 },
  arrivalX: 360,
  hourWidth: 60,
  peakY: 36,
  lowY: 150,
  baseY: 262,
  fullBar: 94,
  barGap: 5,
  roadY: 408,
  tab: { width: 124, height: 38 },
};

export const NARROW: NightLayout = {
  name: 'narrow',
  box: { x: 6, width: 352, height: 424 },
  arrivalX: 52,
  hourWidth: 20,
  peakY: 103,
  lowY: 162,
  baseY: 268,
  fullBar: 84,
  barGap: 2,
  roadY: 376,
  tab: { width: 92, height: 34 },
};

/** Hours at the plug. */
export const NIGHT_HOURS = (DEPOT.departureHour - DEPOT.arrivalHour + 24) % 24;

/** Hours after the arrival that are named under the road. */
export const HOURS_NAMED = { wide: [3, 6, 9], narrow: [0, 4, 8, NIGHT_HOURS] };

/** Hours count from the arrival. */
export const xAt = ({ arrivalX, hourWidth }: NightLayout, elapsed: number): number =>
  round(arrivalX + elapsed * hourWidth);

export const priceY = ({ peak, low }: DepotNight, { peakY, lowY }: NightLayout): Scale =>
  linear([low.eurosPerMwh, peak.eurosPerMwh], [lowY, peakY]);

export function priceCurve(night: DepotNight, layout: NightLayout): string {
  const y = priceY(night, layout);
  const marks = night.eurosPerMwh.map((eurosPerMwh, hour) => ({
    x: xAt(layout, hour + 0.5 - DEPOT.arrivalHour),
    y: y(eurosPerMwh),
  }));
  return linePath(marks, 'smooth');
}

/** Each kind of bar is one path. */
export function nightBars({ hours }: DepotNight, layout: NightLayout) {
  const { arrivalX, baseY, fullBar, barGap, hourWidth, name } = layout;
  const x = bands(hours.length, hours.length * hourWidth, arrivalX);
  const y = linear([0, DEPOT.siteKw], [baseY, baseY - fullBar]);
  const bars = (values: readonly number[]) => barsPath({ values, x, y, gap: barGap });
  const onArrival = hours.map(({ onArrivalKwh }) => onArrivalKwh);
  // On a phone the bars would be hatched by their dashes: one outline goes around them.
  const outline = onArrival
    .map((kwh, index) => (kwh > 0 ? `V${y(kwh)}H${x.start(index + 1)}` : ''))
    .join('');
  return {
    onArrival: name === 'wide' ? bars(onArrival) : `M${arrivalX} ${baseY}${outline}V${baseY}`,
    charged: bars(hours.map(({ chargedKwh }) => chargedKwh)),
    givenBack: bars(hours.map(({ givenBackKwh }) => -givenBackKwh)),
  };
}

/** Hours in which the vans come in. */
const ARRIVING_HOURS = 0.75;
/** Places that are empty at the departure, when the first are on the road. */
const FIRST_TO_LEAVE = 5;

export const arrivedVans = (elapsed: number): number =>
  Math.round(Math.min(elapsed / ARRIVING_HOURS, 1) * DEPOT.vehicles);

export const isArriving = (elapsed: number): boolean => elapsed < ARRIVING_HOURS;
export const isLeaving = (elapsed: number): boolean => elapsed >= NIGHT_HOURS;

/** Where the row of parked vans ends. */
export function parkedUntilX(layout: NightLayout, elapsed: number): number {
  const parked = arrivedVans(elapsed) - (isLeaving(elapsed) ? FIRST_TO_LEAVE : 0);
  return round(layout.arrivalX + parked * placeWidth(layout));
}

export const placeWidth = ({ hourWidth }: NightLayout): number =>
  (NIGHT_HOURS * hourWidth) / DEPOT.vehicles;

/** The room for a full battery in the drawing of a van, or of a battery on a phone. */
export const LEVEL = {
  wide: { x: 4, bottomY: 11.9, width: 17.4, height: 10.2 },
  narrow: { x: 3, bottomY: 25.5, width: 4.4, height: 22.5 },
};

/** From the price to the road; on a phone it makes room for the sentence in between. */
export const handLine = ({ name, baseY, roadY }: NightLayout, priceY: number): string =>
  name === 'wide' ? `M0 ${priceY}V${roadY}` : `M0 ${priceY}V${baseY + 6}M0 ${roadY - 30}V${roadY}`;

/** Whether the clock's tab stands on the label of an hour. */
export const nowNear = ({ hourWidth, tab }: NightLayout, hour: number, elapsed: number): boolean =>
  Math.abs(hour - elapsed) * hourWidth < tab.width / 2 + 28;
