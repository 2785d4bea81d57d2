import { expect, test } from 'vitest';
import { CLAIMS } from '../site/claims.ts';
import { activationSteps, CALLED } from './activation.ts';

const steps = activationSteps();

test('every vehicle stops once, the power falls with each', () => {
  expect(steps).toHaveLength(CALLED.vehicles);
  const powers = steps.map(({ kw }) => kw);
  expect(powers).toEqual(powers.toSorted((a, b) => b - a));
});

test('the last vehicle stops within the promised time, and then nothing charges', () => {
  expect(steps.at(-1)?.second).toBeLessThan(CLAIMS.activationWithin.value);
  expect(steps.at(-1)?.kw).toBe(0);
});
