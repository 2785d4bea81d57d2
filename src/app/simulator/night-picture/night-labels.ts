import type { Night, TariffClass } from '#domain/simulator/index.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import type { Bar, NightGeometry, PriceKind, PriceMark } from './night-geometry.ts';
import type { NightLayout } from './night-layout.ts';

/** What the labels say: each in several ways, the longest first. */
export interface LabelTexts {
  readonly today: readonly string[];
  readonly plan: readonly string[];
  readonly sold: readonly string[];
  /** Each in lines, one below the other. */
  readonly ready: readonly (readonly string[])[];
  readonly price: (eurosPerMwh: number) => readonly string[];
  readonly priceAt: (eurosPerMwh: number, hour: number) => readonly string[];
  readonly className: Readonly<Record<TariffClass, readonly string[]>>;
  /** Why charging waits although energy costs the same at all hours. */
  readonly flatReason: readonly string[];
}

interface Place {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
}

export interface NightLabel extends Place {
  readonly name: 'today' | 'plan' | 'sold' | 'ready' | 'price' | 'note';
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** As large as it is set in any drawing (night.module.css). */
const FONT_SIZE = 14;
const LINE_HEIGHT = 1.3 * FONT_SIZE;
const ABOVE_LINE = 9;
const BELOW_LINE = 19;

/** Wider than our face sets any of these labels: what is kept apart by it stays apart. */
export const textWidth = (text: string, fontSize = FONT_SIZE): number =>
  text.length * fontSize * 0.52;

/** Letters rise by about three quarters of their size and hang down by a fifth of it. */
export function boxOf({ lines, anchor, x, y }: Place): Box {
  const width = Math.max(...lines.map((line) => textWidth(line)));
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const bottom = y + (lines.length - 1) * LINE_HEIGHT + 0.2 * FONT_SIZE;
  return { left, right: left + width, top: y - 0.76 * FONT_SIZE, bottom };
}

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Each takes the first of its places that is free: no two can meet, and none stands on a bar. A line of the
 * drawing may pass behind the names of the bars where they find no better place.
 */
export function nightLabels(
  night: Night,
  kind: PriceKind,
  geometry: NightGeometry,
  layout: NightLayout,
  texts: LabelTexts,
): NightLabel[] {
  const { todayBars, planBars, soldBars, dearest, cheapest, limit } = geometry;
  const limitY = limit?.y ?? Number.POSITIVE_INFINITY;
  const bars = [...todayBars, ...planBars, ...soldBars].map(barBox);
  const lines = lineBoxes(geometry, kind, layout);
  const placed: NightLabel[] = [];
  const place = (name: NightLabel['name'], places: readonly Place[], mayCross = true) => {
    const inside = places
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.left >= 0 && box.right <= layout.width + OVERHANG && box.top >= 0);
    const freeOf = (all: readonly Box[]) =>
      inside.find(({ box }) => !all.some((other) => meet(box, other)));
    const taken = [...bars, ...placed.map(boxOf)];
    const found = freeOf([...taken, ...lines]) ?? (mayCross ? freeOf(taken) : undefined);
    if (found) placed.push({ name, ...found.one });
    return found !== undefined;
  };
  const placePrice = (texts: readonly string[], placesOf: (texts: readonly string[]) => Place[]) =>
    place('price', placesOf(texts), false) || place('price', placesOf(texts.slice(-1)));
  place('today', overBars(texts.today, todayBars, geometry));
  place('plan', overBars(texts.plan, geometry.tallBars, geometry, limitY));
  place('ready', overVehicles(texts.ready, geometry, layout));
  place('sold', besideBars(texts.sold, soldBars), false);
  if (kind === 'hours') {
    for (const mark of dearest === cheapest ? [dearest] : [dearest, cheapest]) {
      placePrice(texts.priceAt(mark.eurosPerMwh, mark.hour), (all) => atRing(all, mark));
    }
  }
  for (const { at, of } of kind === 'classes' ? classRuns(night, geometry) : []) {
    placePrice(texts.price(at.eurosPerMwh), (all) => besideLine(all, at, -ABOVE_LINE));
    place('note', besideLine(texts.className[of], at, BELOW_LINE), false);
  }
  if (kind === 'flat') {
    const at = { x: (geometry.windows[0]?.start ?? 0) + 10, y: dearest.y };
    placePrice(texts.price(dearest.eurosPerMwh), (all) => besideLine(all, at, -ABOVE_LINE));
    place('note', besideLine(texts.flatReason, at, BELOW_LINE), false);
  }
  return placed;
}

const barBox = ({ x, y, width, height }: Bar): Box => ({
  left: x,
  right: x + width,
  top: Math.min(y, y - height),
  bottom: Math.max(y, y - height),
});

/** Our face sets texts so much narrower than they are counted here. */
const OVERHANG = 6;

const HALF_LINE = 1.5;
const BESIDE_LINE = 4;

/** The ends of the hours at the plug, and the line of prices in short pieces. */
function lineBoxes(geometry: NightGeometry, kind: PriceKind, layout: NightLayout): Box[] {
  const { windows, prices, hourWidth } = geometry;
  const box = (left: number, right: number, top: number, bottom: number): Box => ({
    left: left - BESIDE_LINE,
    right: right + BESIDE_LINE,
    top: Math.min(top, bottom) - HALF_LINE,
    bottom: Math.max(top, bottom) + HALF_LINE,
  });
  const posts = windows.flatMap(({ start, end }) =>
    [start, end].map((x) => box(x, x, layout.topY, layout.axisY)),
  );
  if (kind === 'none') return posts;
  const line = prices.flatMap(({ x, y }, index) => {
    const next = prices[index + 1] ?? { x, y };
    const middle = x + hourWidth / 2;
    if (kind !== 'hours') {
      return [box(x - hourWidth / 2, middle, y, y), box(middle, middle, y, next.y)];
    }
    const at = (share: number) => y + share * (next.y - y);
    return [0, 0.25, 0.5, 0.75].map((share) =>
      box(x + share * hourWidth, x + (share + 0.25) * hourWidth, at(share), at(share + 0.25)),
    );
  });
  return [...posts, ...line];
}

const lifts = (lines: number) => Array.from({ length: lines }, (_, line) => line * LINE_HEIGHT);

/** From one of its bars on, or up to the last one; as low as all bars below it allow. */
function overBars(
  texts: readonly string[],
  named: readonly Bar[],
  { todayBars, planBars }: NightGeometry,
  limitY = Number.POSITIVE_INFINITY,
): Place[] {
  const last = named.at(-1);
  if (last === undefined) return [];
  const all = [...todayBars, ...planBars];
  const places = texts.flatMap((text) => {
    const ends = { anchor: 'end' as const, x: last.x + last.width };
    const starts = named.map(({ x }) => ({ anchor: 'start' as const, x: x + 3 }));
    return [...starts, ends].flatMap(({ anchor, x }) => {
      const { left, right } = boxOf({ lines: [text], anchor, x, y: 0 });
      const below = [...named, ...all.filter((bar) => bar.x < right && bar.x + bar.width > left)];
      const topY = Math.min(limitY, ...below.map(({ y, height }) => y - height));
      return lifts(3).map((lift) => ({
        lines: [text],
        anchor,
        x,
        y: round(topY - ABOVE_LINE - lift),
      }));
    });
  });
  // Only where there is no room for it at all is the power left out.
  const isShortest = ({ lines }: Place) => Number(texts.length > 1 && lines[0] === texts.at(-1));
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

function besideBars(texts: readonly string[], bars: readonly Bar[]): Place[] {
  return texts.flatMap((text) =>
    bars.flatMap(({ x, y, width }) => [
      { lines: [text], anchor: 'start', x: x + width + 6, y: y + 1.2 * FONT_SIZE },
      { lines: [text], anchor: 'end', x: x - 6, y: y + 1.2 * FONT_SIZE },
    ]),
  );
}

function atRing(texts: readonly string[], { x, y }: PriceMark): Place[] {
  return texts.flatMap((text) => [
    { lines: [text], anchor: 'start', x: x + 12, y: y - 6 },
    { lines: [text], anchor: 'end', x: x - 12, y: y - 6 },
    { lines: [text], anchor: 'middle', x, y: y - 14 },
    { lines: [text], anchor: 'middle', x, y: y + 22 },
    { lines: [text], anchor: 'end', x: x + 6, y: y + 22 },
    { lines: [text], anchor: 'start', x: x - 6, y: y + 22 },
  ]);
}

const besideLine = (
  texts: readonly string[],
  { x, y }: { x: number; y: number },
  down: number,
): Place[] => texts.map((text) => ({ lines: [text], anchor: 'start', x, y: round(y + down) }));

/** The longest stretch at the plug of each class of hours. */
function classRuns({ priceClasses }: Night, { prices, windows, hourWidth }: NightGeometry) {
  const runs: { of: TariffClass; at: PriceMark; hours: number }[] = [];
  for (const [index, mark] of prices.entries()) {
    const of = priceClasses?.[index];
    const window = windows.find(({ start, end }) => mark.x > start && mark.x < end);
    const last = runs.at(-1);
    if (of === undefined || window === undefined) continue;
    if (last?.of === of && last.at.hour + last.hours === mark.hour) {
      last.hours += 1;
    } else {
      const startX = Math.max(window.start, mark.x - hourWidth / 2);
      runs.push({ of, at: { ...mark, x: round(startX + 8) }, hours: 1 });
    }
  }
  const longest = runs.toSorted((one, other) => other.hours - one.hours);
  return longest.filter((run, index) => longest.findIndex(({ of }) => of === run.of) === index);
}
