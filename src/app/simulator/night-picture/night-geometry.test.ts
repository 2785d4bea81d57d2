import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNight } from '../../../../tests/fleets/any-night.ts';
import { hourScale, nightGeometry, tabPlaces } from './night-geometry.ts';
import { axisOf, NIGHT_LAYOUTS, nightHours } from './night-layout.ts';

const SEED = 20_261_116;
const NIGHTS = fc.sample(anyNight, { numRuns: 60, seed: SEED });

const axisFor = (night: (typeof NIGHTS)[number]) => {
  const hours = nightHours(night);
  return axisOf(hours, hours[0] ?? { start: 0, end: 0 }, null);
};

test.each(NIGHT_LAYOUTS)('every bar of the $name drawing lies inside its lane', (layout) => {
  for (const night of NIGHTS) {
    const { todayBars, planBars, soldBars, baselineY } = nightGeometry(
      { night, axis: axisFor(night) },
      layout,
    );
    for (const { x, width, height } of [...todayBars, ...planBars, ...soldBars]) {
      expect(x).toBeGreaterThanOrEqual(layout.left);
      expect(x + width).toBeLessThanOrEqual(layout.right + 0.2);
      expect(baselineY - height).toBeGreaterThan(layout.powerTopY);
      expect(baselineY - height).toBeLessThanOrEqual(layout.powerBottomY + 0.2);
    }
  }
});

test('what is given back lies below the line, and only where there is any', () => {
  const [layout] = NIGHT_LAYOUTS;
  if (layout === undefined) throw new Error('There is no drawing.');
  const drawn = NIGHTS.map((night) => ({
    sold: night.sessions.some(({ steps }) => steps.some((step) => step.soldKw > 0)),
    ...nightGeometry({ night, axis: axisFor(night) }, layout),
  }));
  expect(drawn.some(({ sold }) => sold)).toBe(true);
  for (const { sold, soldBars, baselineY } of drawn) {
    expect(soldBars.length > 0).toBe(sold);
    if (!sold) expect(baselineY).toBeCloseTo(layout.powerBottomY, 0);
  }
});

test('only a night with a price below zero has a line at zero', () => {
  const [layout] = NIGHT_LAYOUTS;
  if (layout === undefined) throw new Error('There is no drawing.');
  for (const night of NIGHTS) {
    const axis = axisFor(night);
    const shown = night.pricesEurosPerMwh.filter((_, index) => {
      const middle = night.firstPriceHour + index + 0.5;
      return middle > axis.start && middle < axis.end;
    });
    const { zeroY, dearest, cheapest } = nightGeometry({ night, axis }, layout);
    expect(dearest?.price).toBe(Math.max(...shown));
    expect(cheapest?.price).toBe(Math.min(...shown));
    // At its edges the line is cut between two hours, one of which may lie outside.
    if (Math.min(...night.pricesEurosPerMwh) >= 0) expect(zeroY).toBeNull();
    if (Math.min(...shown) < 0) expect(zeroY).not.toBeNull();
  }
});

test.each(NIGHT_LAYOUTS)('an hour of the $name drawing is found where it is drawn', (layout) => {
  for (const night of NIGHTS) {
    const axis = axisFor(night);
    const { x, hourAt } = hourScale(axis, layout);
    for (let hour = Math.ceil(axis.start * 4) / 4; hour <= axis.end; hour += 0.25) {
      expect(Math.round(hourAt(x(hour)) * 4)).toBeCloseTo(4 * hour, 9);
    }
  }
});

test.each(NIGHT_LAYOUTS)('the tabs of the $name drawing stay apart and inside', (layout) => {
  const { width, tab } = layout;
  for (let arrival = layout.left; arrival <= layout.right; arrival += 7) {
    for (let departure = arrival + 20; departure <= layout.right; departure += 7) {
      const places = tabPlaces(arrival, departure, layout);
      expect(places.departure - places.arrival).toBeGreaterThan(tab.width);
      expect(places.arrival - tab.width / 2).toBeGreaterThanOrEqual(0);
      expect(places.departure + tab.width / 2).toBeLessThanOrEqual(width);
    }
  }
});
