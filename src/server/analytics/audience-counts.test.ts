import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnalyticsEvent, EventBatch } from '#domain/privacy/analytics-wire.ts';
import { createPool } from '../database/pool.ts';
import { EVENTS } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/start-app.ts';
import {
  type AudienceCounts,
  createAudienceCounts,
  watchAudienceCounts,
} from './audience-counts.ts';

let api: StartedApi;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await api.rows('TRUNCATE audience_counts');
});
afterAll(() => api.stop());

const PLACE = { page: 'home', language: 'fr' } as const;
const view: AnalyticsEvent = { name: 'page_view', ...PLACE };
const batch = (...events: AnalyticsEvent[]): EventBatch => ({ events });

type Options = Partial<Parameters<typeof createAudienceCounts>[0]>;

/** One that stores only when it is told to. */
function started(options: Options = {}): AudienceCounts & { warnings: string[] } {
  const warnings: string[] = [];
  const counts = createAudienceCounts({
    pool: api.pool,
    log: () => ({ warn: (_about, text) => warnings.push(text) }),
    everyMs: 3_600_000,
    ...options,
  });
  ends.push(() => counts.stop());
  return { ...counts, warnings };
}

const storedRows = () =>
  api.rows(`SELECT day::text, event, detail, page, language, source, count::integer
    FROM audience_counts ORDER BY day, event, detail, page`);

test('what happened is added up by day, event, page and language, and nothing else is stored', async () => {
  const counts = started({ now: () => new Date('2026-07-01T22:30:00Z') });
  counts.add(batch(view, view, { name: 'cls', value: 0.02, ...PLACE }));
  counts.add(batch({ name: 'funnel_step', step: 'visit', source: 'search', ...PLACE }));
  await counts.flush();
  counts.add({ visit: '00c0ffee0badcafe', events: [view] });
  await counts.flush();
  // Half past midnight in Paris.
  const day = '2026-07-02';
  expect(await storedRows()).toEqual([
    { day, event: 'cls', detail: '0.05', ...PLACE, source: '', count: 1 },
    { day, event: 'funnel_step', detail: 'visit', ...PLACE, source: 'search', count: 1 },
    { day, event: 'page_view', detail: '', ...PLACE, source: '', count: 3 },
  ]);
});

test('P8: the table has no place for a visitor', async () => {
  const columns = await api.rows(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'audience_counts' ORDER BY 1`,
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    'count',
    'day',
    'detail',
    'event',
    'language',
    'page',
    'source',
  ]);
});

test('two processes that add to the same rows at once lose nothing and never block each other', async () => {
  const pages = ['home', 'faq', 'simulator', 'contact', 'fleets'] as const;
  const views = pages.map((page): AnalyticsEvent => ({ name: 'page_view', page, language: 'fr' }));
  const processes = [started(), started()];
  for (let round = 0; round < 30; round += 1) {
    for (const [index, counts] of processes.entries())
      counts.add(batch(...(index === 0 ? views : views.toReversed())));
    await Promise.all(processes.map((counts) => counts.flush()));
  }
  expect((await storedRows()).map(({ count }) => count)).toEqual([60, 60, 60, 60, 60]);
  expect(processes.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test('while the database does not answer the totals wait, with one line in the log, and then none is missing', async () => {
  const gone = createPool({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  ends.push(() => gone.end());
  let pool = gone as Pick<typeof gone, 'query'>;
  const counts = started({ pool: { query: ((given: never) => pool.query(given)) as never } });
  for (let time = 0; time < 3; time += 1) {
    counts.add(batch(view));
    await counts.flush();
  }
  expect(counts.warnings).toHaveLength(1);
  expect(counts.counts()).toEqual({ stored: 0, lost: 0 });
  pool = api.pool;
  await counts.flush();
  expect((await storedRows()).map(({ count }) => count)).toEqual([3]);
  expect(counts.counts()).toEqual({ stored: 3, lost: 0 });
});

test('what is added while the rest is being stored goes with the next', async () => {
  const counts = started();
  counts.add(batch(view));
  const storing = counts.flush();
  counts.add(batch(view));
  await storing;
  await counts.flush();
  expect((await storedRows()).map(({ count }) => count)).toEqual([2]);
});

test('a process that stops stores what it holds', async () => {
  const counts = started();
  counts.add(batch(view));
  await counts.stop();
  expect((await storedRows()).map(({ count }) => count)).toEqual([1]);
});

test('however many different events are made up, only so many totals wait; the rest is lost and counted', async () => {
  const counts = started({ capacity: 2 });
  counts.add(batch(view, { ...view, page: 'faq' }, { ...view, page: 'contact' }, view));
  await counts.flush();
  expect(counts.counts()).toEqual({ stored: 3, lost: 1 });
  const registry = new Registry();
  watchAudienceCounts(counts, registry);
  const metrics = await registry.metrics();
  expect(metrics).toContain('audience_events_total{outcome="stored"} 3');
  expect(metrics).toContain('audience_events_total{outcome="lost"} 1');
});

test('the API adds what a browser tells it, from the site’s own pages alone', async () => {
  const counts = started();
  const counting = await startApi({ api: { audience: counts, pool: api.pool } });
  ends.push(() => counting.stop());
  expect((await counting.post('/api/events', EVENTS)).status).toBe(204);
  const { visit: _visit, ...withoutVisit } = EVENTS;
  expect((await counting.post('/api/events', withoutVisit)).status).toBe(204);
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  expect((await counting.post('/api/events', EVENTS, foreign)).status).toBe(403);
  await counts.flush();
  expect((await storedRows()).map(({ event, count }) => [event, count])).toEqual([
    ['form_submit', 2],
    ['page_view', 2],
  ]);
});
