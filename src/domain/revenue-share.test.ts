import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';
import { FLEET_SHARE_PERCENT } from './revenue-share.ts';

test('what the fleet keeps and our own share make a whole, at both ends', () => {
  const [low, high] = FLEET_SHARE_PERCENT;
  const [ownLow, ownHigh] = CLAIMS.ownShare.value;
  expect([low + ownHigh, high + ownLow]).toEqual([100, 100]);
  expect(low).toBeLessThan(high);
});
