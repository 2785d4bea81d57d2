import { expect, test } from 'vitest';
import { curveHeightAt, monotoneCurve } from './monotone-curve.ts';

const yValues = (path: string) =>
  [...path.matchAll(/[MC ]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));

test('a curve passes through its first and last point', () => {
  const path = monotoneCurve([
    { x: 0, y: 10 },
    { x: 10, y: 4 },
    { x: 20, y: 8 },
  ]);
  expect(path.startsWith('M0 10C')).toBe(true);
  expect(path.endsWith(' 20 8')).toBe(true);
});

test('a curve never goes below its lowest or above its highest point', () => {
  const path = monotoneCurve([5, 1, 1.2, 9, 8.9, 0, 3].map((y, x) => ({ x: x * 10, y })));
  expect(Math.min(...yValues(path))).toBe(0);
  expect(Math.max(...yValues(path))).toBe(9);
});

test('a point rides on the curve: at its points, between them, and never beyond them', () => {
  const points = [5, 1, 1.2, 9, 8.9, 0, 3].map((y, index) => ({ x: index * 10 - 20, y }));
  const path = monotoneCurve(points);
  for (const { x, y } of points) expect(curveHeightAt(path, x)).toBeCloseTo(y, 6);
  expect(curveHeightAt(path, 5)).toBeGreaterThan(1.2);
  expect(curveHeightAt(path, 5)).toBeLessThan(9);
  const halfway = monotoneCurve([
    { x: 0, y: 0 },
    { x: 30, y: 60 },
  ]);
  expect(curveHeightAt(halfway, 15)).toBeCloseTo(30, 6);
});
