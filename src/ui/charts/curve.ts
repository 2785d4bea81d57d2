import { curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape';

export interface Point {
  x: number;
  y: number;
}

/** `smooth` never overshoots between two points: a price line must not show a low that was never paid. */
const CURVES = { straight: curveLinear, smooth: curveMonotoneX, steps: curveStepAfter };

export type CurveKind = keyof typeof CURVES;

const xOf = ({ x }: Point) => x;
const yOf = ({ y }: Point) => y;

export const linePath = (points: readonly Point[], kind: CurveKind = 'straight'): string =>
  line(xOf, yOf).curve(CURVES[kind]).digits(1)([...points]) ?? '';

/** Down to its base line. */
export function areaPath(points: readonly Point[], baseY: number, kind: CurveKind): string {
  return `${linePath(points, kind)}V${baseY}H${points[0]?.x ?? 0}Z`;
}

/**
 * How high a smooth curve stands at a place between its first and last point. Its control points lie at
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
