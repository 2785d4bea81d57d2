import { expect, test } from 'vitest';
import { DRAWN_NIGHTS } from '../../../../tests/fleets/any-night.ts';
import { hourScale, nightGeometry, tabPlaces } from './night-geometry.ts';
import { NIGHT_LAYOUTS } from './night-layout.ts';

const [LAYOUT] = NIGHT_LAYOUTS;
if (LAYOUT === undefined) throw new Error('There is no drawing.');

test.each(NIGHT_LAYOUTS)('every bar of the $name drawing lies inside its lane', (layout) => {
  for (const drawn of DRAWN_NIGHTS) {
    const { todayBars, planBars, soldBars, baselineY } = nightGeometry(drawn, layout);
    for (const { x, width, height } of [...todayBars, ...planBars, ...soldBars]) {
      expect(x).toBeGreaterThanOrEqual(layout.left);
      expect(x + width).toBeLessThanOrEqual(layout.right + 0.2);
      expect(baselineY - height).toBeGreaterThan(layout.powerTopY);
      expect(baselineY - height).toBeLessThanOrEqual(layout.powerBottomY + 0.2);
    }
  }
});

test('what is given back lies below the line, and only where there is any', () => {
  const drawn = DRAWN_NIGHTS.map(({ night, axis }) => ({
    sold: night.sessions.some(({ steps }) => steps.some((step) => step.soldKw > 0)),
    ...nightGeometry({ night, axis }, LAYOUT),
  }));
  expect(drawn.some(({ sold }) => sold)).toBe(true);
  for (const { sold, soldBars, baselineY } of drawn) {
    expect(soldBars.length > 0).toBe(sold);
    if (!sold) expect(baselineY).toBeCloseTo(LAYOUT.powerBottomY, 0);
  }
});

test('only a night with a price below zero has a line at zero', () => {
  for (const { night, axis } of DRAWN_NIGHTS) {
    const shown = night.pricesEurosPerMwh.filter((_, index) => {
      const middle = night.firstPriceHour + index + 0.5;
      return middle > axis.start && middle < axis.end;
    });
    const { zeroY, dearest, cheapest } = nightGeometry({ night, axis }, LAYOUT);
    expect(dearest?.price).toBe(Math.max(...shown));
    expect(cheapest?.price).toBe(Math.min(...shown));
    // At its edges the line is cut between two hours, one of which may lie outside.
    if (Math.min(...night.pricesEurosPerMwh) >= 0) expect(zeroY).toBeNull();
    if (Math.min(...shown) < 0) expect(zeroY).not.toBeNull();
  }
});

test.each(NIGHT_LAYOUTS)('an hour of the $name drawing is found where it is drawn', (layout) => {
  for (const { axis } of DRAWN_NIGHTS) {
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
