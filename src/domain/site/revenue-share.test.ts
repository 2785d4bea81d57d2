import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '../simulator/index.ts';
import { CLAIMS } from './claims.ts';
import { FLEET_SHARE_PERCENT, SIMULATED_OWN_SHARE_PERCENT } from './revenue-share.ts';

test('what the fleet keeps and our own share make a whole, at both ends and in the simulator', () => {
  const [low, high] = FLEET_SHARE_PERCENT;
  const [ownLow, ownHigh] = CLAIMS.ownShare.value;
  expect([low + ownHigh, high + ownLow]).toEqual([100, 100]);
  expect(low).toBeLessThan(high);
  expect(DEFAULT_INPUTS.fleetSharePercent + SIMULATED_OWN_SHARE_PERCENT).toBe(100);
});
