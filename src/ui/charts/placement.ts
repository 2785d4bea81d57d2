/** A text and where it stands. */
export interface Place {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
}

export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** The largest that labels which avoid each other are set in. */
const FONT_SIZE = 14;
export const LINE_HEIGHT = 1.3 * FONT_SIZE;

/** Wider than our face sets most labels: what is kept apart by it stays apart. */
export const textWidth = (text: string): number => text.length * FONT_SIZE * 0.52;

/** Letters rise by about three quarters of their size and hang down by a fifth of it. */
export function boxOf({ lines, anchor, x, y }: Place): Box {
  const width = Math.max(...lines.map(textWidth));
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const bottom = y + (lines.length - 1) * LINE_HEIGHT + 0.2 * FONT_SIZE;
  return { left, right: left + width, top: y - 0.76 * FONT_SIZE, bottom };
}

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Our face sets texts so much narrower than they are counted here. */
const OVERHANG = 6;

/** The first of a label's places that is inside the drawing and free. */
export function freePlace(
  places: readonly Place[],
  width: number,
  taken: readonly Box[],
  /** What it may cover where nothing else is free. */
  better: readonly Box[] = [],
): Place | undefined {
  const free = places.filter((place) => {
    const box = boxOf(place);
    const isInside = box.left >= 0 && box.right <= width + OVERHANG && box.top >= 0;
    return isInside && !taken.some((other) => meet(box, other));
  });
  return free.find((place) => !better.some((other) => meet(boxOf(place), other))) ?? free[0];
}
