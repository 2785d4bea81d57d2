import { expect, test } from 'vitest';
import { ANY_NIGHTS } from '../../../../tests/fleets/any-night.ts';
import {
  AXIS_Y,
  BARS_TOP_Y,
  NIGHT_LAYOUTS,
  nightGeometry,
  PRICE_BOTTOM_Y,
  PRICE_TOP_Y,
} from './night-geometry.ts';
import { priceKindOf } from './night-texts.ts';

test.each(NIGHT_LAYOUTS)('every bar of the $name drawing lies inside its lane', (layout) => {
  const nights = ANY_NIGHTS.map(({ night }) => nightGeometry(night, 'hours', layout));
  expect(nights.some(({ soldBars }) => soldBars.length > 0)).toBe(true);
  for (const { todayBars, planBars, soldBars, baselineY } of nights) {
    expect(baselineY < AXIS_Y).toBe(soldBars.length > 0);
    for (const { x, width, height } of [...todayBars, ...planBars, ...soldBars]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(baselineY - height).toBeGreaterThan(BARS_TOP_Y - 0.2);
      expect(baselineY - height).toBeLessThanOrEqual(AXIS_Y + 0.2);
    }
  }
});

test('the price keeps to its lane, and prices that hardly differ look so', () => {
  for (const layout of NIGHT_LAYOUTS) {
    for (const { night, inputs } of ANY_NIGHTS) {
      const { prices, dearest, cheapest } = nightGeometry(night, priceKindOf(inputs), layout);
      for (const { y } of prices) {
        expect(y).toBeGreaterThanOrEqual(PRICE_TOP_Y);
        expect(y).toBeLessThanOrEqual(PRICE_BOTTOM_Y);
      }
      const near = 0.05 * Math.abs(dearest.eurosPerMwh);
      if (dearest.eurosPerMwh - cheapest.eurosPerMwh > near) continue;
      expect(cheapest.y - dearest.y).toBeLessThan(0.4 * (PRICE_BOTTOM_Y - PRICE_TOP_Y));
    }
  }
});
