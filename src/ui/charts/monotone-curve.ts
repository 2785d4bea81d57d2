export interface Point {
  x: number;
  y: number;
}

/**
 * An SVG path through every point that never overshoots between two of them (Fritsch and Carlson,
 * 1980): a price line must not show a low that was never paid.
 */
export function monotoneCurve(points: readonly Point[]): string {
  const slopes = tangents(points);
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (previous === undefined) return `M${round(point.x)} ${round(point.y)}`;
      const third = (point.x - previous.x) / 3;
      const leaving = previous.y + (slopes[index - 1] ?? 0) * third;
      const arriving = point.y - (slopes[index] ?? 0) * third;
      return `C${round(previous.x + third)} ${round(leaving)} ${round(point.x - third)} ${round(arriving)} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

/**
 * How high such a curve stands at a place between its first and last point. Its control points lie at
 * the thirds of each piece, so that x runs evenly along it.
 */
export function curveHeightAt(path: string, x: number): number {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const at = (index: number) => numbers[index] ?? Number.NaN;
  let piece = 0;
  while (x > at(piece + 6)) piece += 6;
  const share = (x - at(piece)) / (at(piece + 6) - at(piece));
  const rest = 1 - share;
  return (
    rest ** 3 * at(piece + 1) +
    3 * rest ** 2 * share * at(piece + 3) +
    3 * rest * share ** 2 * at(piece + 5) +
    share ** 3 * at(piece + 7)
  );
}

function tangents(points: readonly Point[]): number[] {
  const rises = points.slice(1).map((point, index) => {
    const previous = points[index] ?? point;
    return (point.y - previous.y) / (point.x - previous.x);
  });
  return points.map((_, index) => {
    const before = rises[index - 1];
    const after = rises[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    const mean = (before + after) / 2;
    const limit = 3 * Math.min(Math.abs(before), Math.abs(after));
    return Math.sign(mean) * Math.min(Math.abs(mean), limit);
  });
}

/** A tenth of a unit cannot be seen and a longer number is only weight. */
export const round = (value: number): number => Math.round(value * 10) / 10;
