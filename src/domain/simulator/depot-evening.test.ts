import { expect, test } from 'vitest';
import { DEPOT } from './depot.ts';
import { depotEvening } from './depot-evening.ts';
import { depotNight } from './depot-night.ts';

test('on arrival the depot draws all its site allows in the evening, with the plan nothing', () => {
  const { onArrivalKw, planKw } = depotEvening(depotNight());
  expect(onArrivalKw).toBeCloseTo(DEPOT.siteKw, 6);
  expect(planKw).toBe(0);
});
