import { expect, test } from 'vitest';
import { curveHeightAt, linePath } from './curve.ts';

test('a point rides on the smooth curve: at its points, between them, and never beyond them', () => {
  const points = [5, 1, 1.2, 9, 8.9, 0, 3].map((y, index) => ({ x: index * 10 - 20, y }));
  const path = linePath(points, 'smooth');
  for (const { x, y } of points) expect(curveHeightAt(path, x)).toBeCloseTo(y, 6);
  for (let x = -20; x <= 40; x += 0.5) {
    expect(curveHeightAt(path, x)).toBeGreaterThanOrEqual(0);
    expect(curveHeightAt(path, x)).toBeLessThanOrEqual(9);
  }
  expect(curveHeightAt(path, 5)).toBeGreaterThan(1.2);
  expect(curveHeightAt(path, 5)).toBeLessThan(9);
});
