import type { Night, TariffClass } from '#domain/simulator/index.ts';
import {
  type Box,
  boxOf,
  freePlace,
  LINE_HEIGHT,
  type Place,
  textWidth,
} from '#ui/charts/placement.ts';
import { round } from '#ui/charts/scales.ts';
import {
  AXIS_Y,
  type Bar,
  type NightGeometry,
  type NightLayout,
  type PriceKind,
  type PriceMark,
  TOP_Y,
} from './night-geometry.ts';
import type { LabelTexts } from './night-texts.ts';

export interface NightLabel extends Place {
  readonly name: 'today' | 'plan' | 'sold' | 'ready' | 'price' | 'note';
}

/** Each takes the first of its places that is free: no two can meet, and none stands on a bar. */
export function nightLabels(
  night: Night,
  kind: PriceKind,
  geometry: NightGeometry,
  layout: NightLayout,
  texts: LabelTexts,
): NightLabel[] {
  const { todayBars, planBars, soldBars, windows, dearest, cheapest } = geometry;
  const bars = [...todayBars, ...planBars, ...soldBars].map(barBox);
  const posts = windows
    .flatMap(({ start, end }) => [start, end])
    .map((x): Box => ({ left: x - 4, right: x + 4, top: TOP_Y, bottom: AXIS_Y }));
  const placed: NightLabel[] = [];
  const place = (name: NightLabel['name'], places: readonly Place[]) => {
    const taken = [...bars, ...placed.map(boxOf)];
    // The end of the hours at the plug passes behind it where nothing else is free.
    const found = freePlace(places, layout.width, taken, posts);
    if (found) placed.push({ name, ...found });
  };
  place('today', overBars(texts.today, todayBars, geometry));
  place('plan', overBars(texts.plan, tallOf(planBars), geometry));
  place('ready', overVehicles(texts.ready, geometry, layout));
  place('sold', besideBars(texts.sold, soldBars));
  if (kind === 'hours') {
    const nameOf = ({ eurosPerMwh, hour }: PriceMark) => texts.priceAt(eurosPerMwh, hour);
    place('price', atRing(nameOf(dearest), dearest, -14));
    if (cheapest !== dearest) place('price', atRing(nameOf(cheapest), cheapest, 20));
  }
  for (const { of, at, hours } of kind === 'steps' ? longestRuns(night, geometry) : []) {
    const isShort = (text: string) => textWidth(text) + 16 < hours * geometry.hourWidth;
    const prices = texts.price(at.eurosPerMwh).filter((text, way) => way > 0 || isShort(text));
    place('price', besideLine(prices, at, -9));
    place('note', besideLine(texts.hours[of].filter(isShort), at, 19));
  }
  return placed;
}

const barBox = ({ x, y, width, height }: Bar): Box => ({
  left: x,
  right: x + width,
  top: Math.min(y, y - height),
  bottom: Math.max(y, y - height),
});

const lifts = (lines: number) => Array.from({ length: lines }, (_, line) => line * LINE_HEIGHT);

/** A mean night has bars of many heights; the name belongs to the tall ones. */
const tallOf = (bars: readonly Bar[]): Bar[] => {
  const most = Math.max(0, ...bars.map(({ height }) => height));
  return bars.filter(({ height }) => height > 0.75 * most);
};

/** From one of its bars on, or up to the last one; as low as all bars below it allow. */
function overBars(
  texts: readonly string[],
  named: readonly Bar[],
  { todayBars, planBars }: NightGeometry,
): Place[] {
  const last = named.at(-1);
  if (last === undefined) return [];
  const anchors = [
    ...named.map(({ x }) => ({ anchor: 'start' as const, x: x + 3 })),
    { anchor: 'end' as const, x: last.x + last.width - 3 },
  ];
  const places = texts.flatMap((text) =>
    anchors.flatMap((at) => {
      const { left, right } = boxOf({ lines: [text], ...at, y: 0 });
      const isBelow = (bar: Bar) => bar.x < right && bar.x + bar.width > left;
      const below = [...named, ...[...todayBars, ...planBars].filter(isBelow)];
      const topY = Math.min(...below.map(({ y, height }) => y - height));
      return lifts(3).map((lift) => ({ lines: [text], ...at, y: round(topY - 9 - lift) }));
    }),
  );
  // Only where there is no room for it at all is the power left out.
  const isShortest = ({ lines }: Place) => Number(lines[0] === texts.at(-1));
  return places.toSorted((one, other) => isShortest(one) - isShortest(other) || other.y - one.y);
}

/** How high the vehicles of a wide drawing are. */
const VEHICLE_HEIGHT = 28;

function overVehicles(
  texts: LabelTexts['ready'],
  { windows, baselineY }: NightGeometry,
  { width, vehicleGap, vehicleScale }: NightLayout,
): Place[] {
  const x = (windows.at(-1)?.end ?? 0) + vehicleGap;
  const y = round(baselineY - VEHICLE_HEIGHT * vehicleScale - 8 - LINE_HEIGHT);
  return [
    ...texts.map((lines) => ({ lines, anchor: 'start' as const, x, y })),
    ...lifts(8).flatMap((lift) =>
      texts.slice(-1).map((lines) => ({ lines, anchor: 'end' as const, x: width, y: y - lift })),
    ),
  ];
}

const besideBars = (texts: readonly string[], bars: readonly Bar[]): Place[] =>
  texts.flatMap((text) =>
    bars.flatMap(({ x, y, width }) => [
      { lines: [text], anchor: 'start', x: x + width + 6, y: y + 17 },
      { lines: [text], anchor: 'end', x: x - 6, y: y + 17 },
    ]),
  );

const atRing = (texts: readonly string[], { x, y }: PriceMark, down: number): Place[] =>
  texts.flatMap((text) =>
    (['middle', 'start', 'end'] as const).map((anchor) => ({
      lines: [text],
      anchor,
      x,
      y: y + down,
    })),
  );

const besideLine = (texts: readonly string[], { x, y }: PriceMark, down: number): Place[] =>
  texts.map((text) => ({ lines: [text], anchor: 'start', x, y: round(y + down) }));

/** The longest stretch at the plug of each class of hours, and of all hours where they are one. */
function longestRuns(
  { priceClasses, firstPriceHour }: Night,
  { atPlug, windows, hourWidth }: NightGeometry,
) {
  const runs: { of: TariffClass | 'all'; at: PriceMark; hours: number }[] = [];
  for (const mark of atPlug) {
    const of = priceClasses?.[mark.hour - firstPriceHour] ?? 'all';
    const last = runs.at(-1);
    if (last?.of === of && last.at.hour + last.hours === mark.hour) {
      last.hours += 1;
    } else {
      const arrivalX = windows.findLast(({ start }) => start < mark.x)?.start ?? 0;
      const startX = Math.max(arrivalX, mark.x - hourWidth / 2);
      runs.push({ of, at: { ...mark, x: round(startX + 8) }, hours: 1 });
    }
  }
  const longest = runs.toSorted((one, other) => other.hours - one.hours);
  return longest.filter((run, index) => longest.findIndex(({ of }) => of === run.of) === index);
}

const BETWEEN_HOURS = 10;
const EVERY_THREE_HOURS = Array.from({ length: 25 }, (_, index) => 3 * index - 24);
/** Between an arrival or a departure and another hour. */
const LEAST_HOURS = 1.5;
/** The hour of a tick at the edge of the drawing hangs out by half. */
const HOUR_OVERHANG = 16;

/** Arrival and departure, and between them as many hours as fit without touching. */
export function hourTicks(
  { sessions }: Night,
  { x }: NightGeometry,
  { width }: NightLayout,
  clock: (hour: number) => string,
) {
  const ends = sessions.flatMap(({ arrivalHour, departureHour }) => [arrivalHour, departureHour]);
  const ticks: { x: number; label: string; strong: boolean }[] = [];
  const others = EVERY_THREE_HOURS.filter((hour) =>
    ends.every((end) => Math.abs(end - hour) >= LEAST_HOURS),
  );
  for (const hour of [...ends, ...others]) {
    const label = clock(hour);
    const half = textWidth(label) / 2;
    const room = half - HOUR_OVERHANG;
    const isInside = x(hour) > room && x(hour) < width - room;
    const isFree = ticks.every(
      (other) => Math.abs(other.x - x(hour)) >= half + textWidth(other.label) / 2 + BETWEEN_HOURS,
    );
    if (isInside && isFree) {
      ticks.push({ x: x(hour), label, strong: ends.includes(hour) });
    }
  }
  return ticks;
}
