import { afterAll, expect, test, vi } from 'vitest';
import type { AnalysisRequest } from '../analysis/analysis-process.ts';
import { TooBusy } from '../process/side-task.ts';
import { ask } from '../testing/http-client.ts';
import { API, startApp } from '../testing/start-app.ts';

/** Stands in for the process that makes analyses: counted, not measured. */
const run = vi.fn(async ({ analysed, frame }: AnalysisRequest) => ({
  pdf: Buffer.from(`%PDF ${analysed.inputs.vehicles} ${frame.language} ${frame.link}`),
  modelVersion: '2.0.0',
  shown: {} as never,
  vehicles: analysed.inputs.vehicles,
  open: [],
}));

const app = await startApp({ analyses: { run } });
afterAll(() => app.stop());

const analysis = (query: string) => ask(app.port, `/api/analysis?${query}`);

test('the analysis of the answers in the address, as a file, for no index and no cache', async () => {
  const { status, text, headers } = await analysis('language=en&v=60&h=13&i=3');
  expect(status).toBe(200);
  expect(text).toMatch(/^%PDF 60 en https:.*\/en\/simulateur\?v=60&h=13&i=3$/);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="voltige-analysis-60.pdf"',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
});

test('a link of version 2 keeps what it took for how the fleet charges and what it pays', async () => {
  const { text } = await analysis('language=en&v=60&h=13&i=2');
  expect(text).toMatch(/\?v=60&h=13&bl=arrival&ct=indexed&i=3$/);
});

test('of an old link with two fleets it is the first', async () => {
  expect((await analysis('language=fr&v=30&ab=b&b.v=50&i=2')).text).toContain('%PDF 30 fr');
});

test('the same answers are analysed once, however often and however many ask', async () => {
  run.mockClear();
  await Promise.all(Array.from({ length: 5 }, () => analysis('language=fr&v=61&i=2')));
  await analysis('i=2&v=61&utm_source=mail&language=fr');
  expect(run).toHaveBeenCalledTimes(1);
  await analysis('language=en&v=61&i=2');
  expect(run).toHaveBeenCalledTimes(2);
});

test('a failure is not cached', async () => {
  run.mockRejectedValueOnce(new TooBusy());
  const refused = await analysis('language=fr&v=62&i=2');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await analysis('language=fr&v=62&i=2')).status).toBe(200);
});

test.each(['', 'language=de', 'language=fr&language=en'])(
  'without a language of ours (%s) it is refused',
  async (query) => {
    expect((await analysis(query)).status).toBe(422);
  },
);

test.each([
  'v=1e9&h=%00&a=__proto__&b=41&i=2',
  `v=${'9'.repeat(4000)}&b=42`,
  'ab=b&b.v=%zz&b.b=43&m=constructor',
])('any answers at all are those of some fleet: %#', async (query) => {
  run.mockClear();
  expect((await analysis(`${query}&language=fr`)).status).toBe(200);
  const [asked] = run.mock.lastCall ?? [];
  expect(asked?.analysed.inputs.vehicles).toBeGreaterThanOrEqual(5);
  expect(asked?.frame.link).toMatch(/^https:[^ %]*$/);
});

test('requests per minute are limited by network', async () => {
  const rateLimits = { ...API.rateLimits, analyses_per_minute: 2 };
  const limited = await startApp({ analyses: { run }, api: { rateLimits } });
  const asked = () => ask(limited.port, '/api/analysis?language=fr');
  expect([(await asked()).status, (await asked()).status]).toEqual([200, 200]);
  const refused = await asked();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  await limited.stop();
});

test('a network has at most three requests under way, and does not delay others', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = vi.fn(async (asked: AnalysisRequest) => {
    if (asked.analysed.inputs.vehicles < 100) await held;
    return run(asked);
  });
  const busy = await startApp({ analyses: { run: slow }, trustedProxies: ['127.0.0.1'] });
  const asked = async (vehicles: number, ip: string) => {
    const headers = { 'X-Forwarded-For': ip };
    const path = `/api/analysis?language=fr&v=${vehicles}&i=2`;
    return (await ask(busy.port, path, { headers })).status;
  };
  const first = [70, 71, 72].map((vehicles) => asked(vehicles, '192.0.2.1'));
  await expect.poll(() => slow.mock.calls.length).toBe(3);
  expect(await asked(73, '192.0.2.1')).toBe(429);
  expect(await asked(173, '192.0.2.2')).toBe(200);
  finish();
  expect(await Promise.all(first)).toEqual([200, 200, 200]);
  expect(await asked(74, '192.0.2.1')).toBe(200);
  await busy.stop();
});
