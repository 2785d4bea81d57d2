import { expect, test } from 'vitest';
import { analysisRun } from './analysis-run.ts';

test('R10, M6: while the worker is killed in the middle of them, every analysis is made once, and each registration has its mail', async () => {
  const run = await analysisRun({ registrations: 40, kills: 2 });
  expect(run).toMatchObject({
    killed: 2,
    registrations: 40,
    analysedOnce: 40,
    withAGapInVersions: 0,
    notEnded: 0,
    analysed: 40,
    withoutTheMailOfItsLastVersion: 0,
    addressesInLog: false,
  });
}, 300_000);
