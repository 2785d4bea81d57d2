import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Health, Numbers } from '#domain/desk/numbers.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { noteRun } from '../database/maintenance-runs.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeLead } from '../testing/stored-rows.ts';

const dayAgo = (days: number) => dayInParis(new Date(Date.now() - days * 86_400_000));

let desk: TestDesk;
let lea: Awaited<ReturnType<TestDesk['member']>>;
let marc: typeof lea;

beforeAll(async () => {
  desk = await startDesk();
  lea = await desk.member('Léa', 'sales');
  marc = await desk.member('Marc', 'operations');
  for (const [day, event, detail, page, language, count] of [
    [0, 'funnel_step', 'visit', 'home', 'fr', 40],
    [0, 'funnel_step', 'simulator', 'home', 'fr', 20],
    [0, 'funnel_step', 'form', 'faq', 'en', 8],
    [0, 'funnel_step', 'lead', 'home', 'fr', 3],
    [6, 'funnel_step', 'visit', 'faq', 'en', 10],
    [7, 'funnel_step', 'visit', 'faq', 'en', 100],
    [40, 'funnel_step', 'visit', 'faq', 'en', 1000],
    [0, 'lcp', '1000', 'home', 'fr', 6],
    [0, 'lcp', '2500', 'home', 'fr', 3],
    [0, 'lcp', '4000', 'home', 'fr', 2],
    [0, 'lcp', 'above', 'home', 'en', 1],
    [0, 'cls', 'above', 'home', 'fr', 5],
    [0, 'navigation', '50', 'home', 'fr', 5],
  ] as const) {
    await desk.owner.query('INSERT INTO audience_counts VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      ...[dayAgo(day), event, detail, page, language, event === 'funnel_step' ? 'direct' : ''],
      count,
    ]);
  }
  await storeLead(desk.owner, { email: 'ana@fret.example' });
  await storeLead(desk.owner, { email: 'robot@fret.example' });
  await desk.owner.query(
    `UPDATE crm_leads SET suspicion = 'honeypot' WHERE email = 'robot@fret.example'`,
  );
});
afterAll(() => desk.stop());

const numbers = async (days: number, by = 'page') =>
  (await lea.ask('numbers.read', { days, by })).body as Numbers;

test('what was counted with consent and what is stored stand apart, for the days that were asked for', async () => {
  const week = await numbers(7);
  expect(week).toMatchObject({ since: dayAgo(6), until: dayAgo(0) });
  expect(week.counted).toEqual({ visit: 50, simulator: 20, form: 8 });
  expect(week.stored).toEqual({ leads: 1, qualified: 1, analysed: 0, messages: 0 });
  expect((await numbers(30)).counted.visit).toBe(150);
  expect((await numbers(90)).counted.visit).toBe(1150);
  expect(week.countedBy).toEqual([
    { of: 'home', visit: 40, simulator: 20, form: 0 },
    { of: 'faq', visit: 10, simulator: 0, form: 8 },
  ]);
  const byLanguage = await numbers(7, 'language');
  expect(byLanguage.countedBy.map(({ of, visit }) => [of, visit])).toEqual([
    ['fr', 40],
    ['en', 10],
  ]);
  expect(byLanguage.storedBy).toEqual([{ of: 'fr', leads: 1, qualified: 1, messages: 0 }]);
  expect((await lea.ask('numbers.read', { days: 8, by: 'page' })).status).toBe(400);
});

test('how fast pages were: how many good, to improve and poor, and what three quarters stayed within', async () => {
  expect((await numbers(7)).vitals).toEqual([
    { measure: 'lcp', good: 9, middling: 2, poor: 1, within: 2500 },
    { measure: 'cls', good: 0, middling: 0, poor: 5, within: null },
  ]);
});

test('health says since when; looking at either leaves a line without records', async () => {
  const [lead] = (await desk.owner.query('SELECT id FROM lead_submissions LIMIT 1')).rows;
  await desk.owner.query(
    `INSERT INTO deliveries (id, kind, event, lead_submission_id, state, created_at, ended_at)
     SELECT $1::uuid, 'sales_notice', 'lead.registered', $2::uuid, 'dead', now(), now() - interval '2 hours'
     UNION ALL SELECT $3::uuid, 'sales_notice', 'lead.registered', $2, 'pending', now() - interval '1 hour', NULL`,
    [randomUUID(), lead.id, randomUUID()],
  );
  await noteRun(desk.owner, 'backup', { startedAt: performance.now() });
  const health = (await marc.ask('health.read')).body as Health;
  expect(health).toMatchObject({
    dead: { count: 1 },
    analyses: { toApprove: 0, waitingSeconds: 0 },
    runs: { drill: null, retention: null },
    release: { build: 'checkout' },
  });
  expect(health.oldestSeconds).toBeCloseTo(3600, -2);
  expect(Date.now() - Date.parse(health.dead.since ?? '')).toBeCloseTo(7_200_000, -5);
  expect(Date.now() - Date.parse(health.runs.backup ?? '')).toBeLessThan(60_000);
  const { rows } = await desk.owner.query(
    'SELECT DISTINCT action, records, facts FROM desk_audit WHERE name IN ($1, $2) AND facts IN ($3, $4)',
    ['Léa', 'Marc', '{}', JSON.stringify({ days: 90, by: 'page' })],
  );
  expect(rows.sort((a, b) => a.action.localeCompare(b.action))).toEqual([
    { action: 'health.read', records: [], facts: {} },
    { action: 'numbers.read', records: [], facts: { days: 90, by: 'page' } },
  ]);
});
