/** A tenth of a unit cannot be seen and a longer number is only weight. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export type Scale = (value: number) => number;

/** From values to places: linear([0, 40], [200, 0])(10) // => 150 */
export function linear(
  [first, last]: readonly [first: number, last: number],
  [from, to]: readonly [from: number, to: number],
): Scale {
  const unit = (to - from) / (last - first || 1);
  return (value) => round(from + (value - first) * unit);
}

/** A width cut into equal bands, such as the hours of a night. */
export interface Bands {
  count: number;
  step: number;
  /** The left edge of one, and its middle. */
  start: Scale;
  middle: Scale;
}

export function bands(count: number, width: number, left = 0): Bands {
  const step = width / count;
  return {
    count,
    step,
    start: (index) => round(left + index * step),
    middle: (index) => round(left + (index + 0.5) * step),
  };
}
