import { expect, test } from 'vitest';
import { faultRun } from './fault-run.ts';

test('R1, R3, R10, M6: while API, worker, its analyses, database and receiver are killed and the database is read-only and full, every accepted form is kept once and delivered, and every registration analysed once', async () => {
  const report = await faultRun({ submissions: 60, rounds: 1, overMs: 40_000 });
  expect(report.kills).toEqual({
    ...{ api: 1, worker: 1, analyses: 1, database: 1, receiver: 1, smtp: 1 },
  });
  expect(report.reported).toEqual({ readOnly: 1, full: report.canFillTheDisk ? 1 : 0 });
  expect(report.requestsThatFailed).toBeGreaterThan(0);
  expect(report).toMatchObject({
    answersOf201: 66,
    accepted: 60,
    rows: 60,
    people: 60,
    acceptedButMissing: 0,
    webhooks: 60,
    webhooksDelivered: 60,
    webhooksNeverReceived: 0,
    salesNotices: 60,
    salesNoticesNeverReceived: 0,
    pending: 0,
    dead: 0,
    registrations: 48,
    analysedOnce: 48,
    mailedTheirAnalysisOnce: 48,
  });
  expect(report.logLines).toBeGreaterThan(60);
  expect(report.addressesInLogs).toEqual([]);
}, 300_000);
