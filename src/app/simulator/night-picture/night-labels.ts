import type { Night } from '#domain/simulator/model/night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { clamp } from '#ui/clamp.ts';
import { hourScale, type NightDrawn, type NightGeometry, nightGeometry } from './night-geometry.ts';
import { type Hours, type NightLayout, nightHours, union } from './night-layout.ts';

/** What the labels of a drawing say. */
export interface LabelTexts {
  readonly price: (eurosPerMwh: number, wholeHour: number, isNamed: boolean) => string;
  readonly zero: string;
  readonly today: string;
  readonly plan: string;
  readonly level: string;
  readonly endLevel: string;
  readonly startLevel: string;
  /** Each in lines, one below the other. Nothing where nothing is charged. */
  readonly subscribedToday: readonly string[] | null;
  /** Nothing where it is what is subscribed today. */
  readonly subscribedPlan: readonly string[] | null;
  readonly sold: readonly string[] | null;
}

type LabelTone = 'price' | 'today' | 'plan' | 'sold' | 'level' | 'quiet';

export interface NightLabel {
  readonly text: string;
  readonly tone: LabelTone;
  /** The left end of its baseline. */
  readonly x: number;
  readonly y: number;
  /** Where it names bars: a small one stands before it, this far to the left. */
  readonly sign: number;
}

const SIGN_WIDTH = 18;
const BETWEEN_NAMES = 16;
const ABOVE_POINT = 11;
const BELOW_POINT = 20;

/** Wider than our face sets any of these labels: what is kept apart by it stays apart. */
export const textWidth = (text: string, { fontSize }: Pick<NightLayout, 'fontSize'>): number =>
  text.length * fontSize * 0.54;

/**
 * No two of them can meet. The dearest hour's stands above the line of prices and the cheapest one's
 * below; the bars' names have lines of their own; the rest stand beside the hours, pushed apart.
 */
export function nightLabels(
  drawn: NightDrawn,
  layout: NightLayout,
  texts: LabelTexts,
  geometry: NightGeometry = nightGeometry(drawn, layout),
): NightLabel[] {
  return [
    ...priceLabels(geometry, layout, texts),
    ...barNames(drawn, layout, texts),
    ...besideHours(drawn.night, geometry, layout, texts),
    levelName(drawn, layout, texts.level),
  ];
}

function levelName(drawn: NightDrawn, layout: NightLayout, text: string): NightLabel {
  const { left, right, levelTopY } = layout;
  const x = clamp(windowX(drawn, layout).start + 8, left, right - textWidth(text, layout));
  return { text, tone: 'quiet', x: round(x), y: levelTopY - 8, sign: 0 };
}

function priceLabels(
  { dearest, cheapest }: NightGeometry,
  layout: NightLayout,
  texts: LabelTexts,
): NightLabel[] {
  if (dearest === null || cheapest === null) return [];
  const label = (point: typeof dearest, isNamed: boolean, down: number): NightLabel => {
    const text = texts.price(point.price, point.wholeHour ?? 0, isNamed);
    const width = textWidth(text, layout);
    const x = clamp(point.x - width / 2, layout.left, layout.right - width);
    return { text, tone: 'price', x: round(x), y: round(point.y + down), sign: 0 };
  };
  const highest = label(dearest, true, -ABOVE_POINT);
  return dearest.price === cheapest.price
    ? [highest]
    : [highest, label(cheapest, false, BELOW_POINT)];
}

/** Where all that is plugged in begins and ends. */
function windowX({ night, axis }: NightDrawn, layout: NightLayout): Hours {
  const { x } = hourScale(axis, layout);
  const { start, end } = union(nightHours(night));
  return { start: x(start), end: x(end) };
}

/** From the arrival on, or further left where they would not end before the hours do. */
function barNames(drawn: NightDrawn, layout: NightLayout, texts: LabelTexts): NightLabel[] {
  const { lineHeight, powerTopY, stacked, left, right } = layout;
  const window = windowX(drawn, layout);
  const { today, plan } = texts;
  const widthOf = (text: string) => SIGN_WIDTH + textWidth(text, layout);
  const todayWidth = widthOf(today);
  const planWidth = widthOf(plan);
  const needed = stacked ? Math.max(todayWidth, planWidth) : todayWidth + BETWEEN_NAMES + planWidth;
  const todayX = clamp(window.start + 8, left, Math.max(left, right - needed));
  const planX = stacked
    ? todayX
    : clamp(window.end - 8 - planWidth, todayX + todayWidth + BETWEEN_NAMES, right - planWidth);
  const name = (tone: LabelTone, text: string, x: number, line: number): NightLabel => ({
    text,
    tone,
    x: round(x + SIGN_WIDTH),
    y: powerTopY + (line + 1) * lineHeight - 5,
    sign: SIGN_WIDTH,
  });
  return [name('today', today, todayX, 0), name('plan', plan, planX, stacked ? 1 : 0)];
}

function besideHours(
  night: Night,
  { powerY, baselineY, levelY, zeroY }: NightGeometry,
  layout: NightLayout,
  texts: LabelTexts,
): NightLabel[] {
  const sold = Math.max(0, ...night.sessions.flatMap(({ steps }) => steps.map((s) => s.soldKw)));
  const [session] = night.sessions;
  const wanted: Beside[] = [
    {
      tone: 'level',
      lines: [texts.endLevel],
      middleY: levelY(session?.steps.at(-1)?.planLevel ?? 0),
    },
    { tone: 'quiet', lines: [texts.startLevel], middleY: levelY(session?.startLevel ?? 0) },
  ];
  if (texts.subscribedToday !== null) {
    const middleY = powerY(night.subscribedTodayKw);
    wanted.push({ tone: 'today', lines: texts.subscribedToday, middleY });
  }
  if (texts.subscribedPlan !== null) {
    wanted.push({ tone: 'plan', lines: texts.subscribedPlan, middleY: powerY(night.subscribedKw) });
  }
  if (texts.sold !== null) {
    const middleY = (baselineY + powerY(-sold)) / 2;
    wanted.push({ tone: 'sold', lines: texts.sold, middleY });
  }
  if (zeroY !== null) wanted.push({ tone: 'quiet', lines: [texts.zero], middleY: zeroY });
  const { lineHeight, tab, axisY } = layout;
  return pushedApart(wanted, lineHeight, tab.height, axisY + 2).flatMap(
    ({ tone, lines, middleY }) =>
      lines.map((text, line) => ({
        text,
        tone,
        x: layout.right + 8,
        y: round(middleY + (line - (lines.length - 1) / 2) * lineHeight + 0.32 * lineHeight),
        sign: 0,
      })),
  );
}

interface Beside {
  readonly tone: LabelTone;
  readonly lines: readonly string[];
  readonly middleY: number;
}

const BETWEEN_LABELS = 4;

/** Each as near as it can be to where it belongs, in that order, between two edges. */
function pushedApart(all: readonly Beside[], lineHeight: number, topY: number, bottomY: number) {
  const placed = [...all].sort((one, other) => one.middleY - other.middleY);
  const half = ({ lines }: Beside) => (lines.length * lineHeight + BETWEEN_LABELS) / 2;
  let from = topY;
  const down = placed.map((one) => {
    const middleY = Math.max(one.middleY, from + half(one));
    from = middleY + half(one);
    return { ...one, middleY };
  });
  let to = bottomY;
  return down.reverse().map((one) => {
    const middleY = Math.min(one.middleY, to - half(one));
    to = middleY - half(one);
    return { ...one, middleY };
  });
}

export interface HourLabel {
  readonly text: string;
  readonly x: number;
}

const BETWEEN_HOURS = 10;

/** As many hours as fit under the axis without touching. */
export function hourLabels(
  axis: Hours,
  layout: NightLayout,
  clock: (hour: number) => string,
): HourLabel[] {
  const { x, hourWidth } = hourScale(axis, layout);
  const width = (hour: number) => textWidth(clock(hour), layout);
  const from = (first: number, every: number) =>
    Array.from(
      { length: Math.max(0, Math.floor((axis.end - first) / every) + 1) },
      (_, index) => first + index * every,
    ).filter((hour) => x(hour) - width(hour) / 2 >= 0);
  const fits = (hours: readonly number[], every: number) =>
    hours.every(
      (hour) => width(hour) / 2 + width(hour + every) / 2 + BETWEEN_HOURS <= every * hourWidth,
    );
  // Even hours where there are two of them; a short night is counted from its beginning.
  const start = Math.ceil(axis.start);
  const found = [1, 2, 3, 4, 6, 8, 12]
    .flatMap((every) =>
      [Math.ceil(axis.start / every) * every, start, start + 1].map((first) => ({
        every,
        hours: from(first, every),
      })),
    )
    .find(({ every, hours }) => hours.length > 1 && fits(hours, every));
  return (found?.hours ?? [start]).map((hour) => ({ text: clock(hour), x: x(hour) }));
}
