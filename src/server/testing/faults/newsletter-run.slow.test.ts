import { expect, test } from 'vitest';
import { newsletterRun, promisesOf } from './newsletter-run.ts';

test('R10, M5, M6, M8: while the worker is killed in the middle of an issue, every reader gets it, few twice, nobody else', async () => {
  const run = await newsletterRun({ subscribers: 300, kills: 2, perSecond: 50, leap: true });
  expect(run).toMatchObject({ killed: 2, leftMeanwhile: 9, readers: 300 });
  expect(promisesOf(run).filter(([, kept]) => !kept)).toEqual([]);
  // Otherwise the kills fell where nothing could be repeated.
  expect(run.repeats).toBeGreaterThan(0);
  expect(run.log).not.toContain('@');
});
