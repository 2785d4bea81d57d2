import { expect, test } from 'vitest';
import { monotoneCurve } from './monotone-curve.ts';

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
