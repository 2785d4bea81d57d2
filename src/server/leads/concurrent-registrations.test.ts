import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
const destinations = [{ name: 'crm', url: 'https://crm.example/in', secrets }];
const api = await startApi({ api: { destinations: () => destinations } });
afterAll(() => api.stop());

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

test('R3: fifty parallel posts with one key make one row, one set of deliveries and one answer', async () => {
  const body = { ...REGISTRATION, email: 'one-key@fret.example' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(FIFTY.map(() => api.post('/api/leads', body, headers)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(jsonOf(answers[0] as never)).toMatchObject({ already_registered: false });
  expect(await api.rows('SELECT 1 FROM crm_leads WHERE email = $1', [body.email])).toHaveLength(1);
  const { id } = jsonOf(answers[0] as never);
  expect(await api.rows('SELECT 1 FROM lead_submissions WHERE id = $1', [id])).toHaveLength(1);
  const kinds = await api.rows(
    'SELECT kind FROM deliveries WHERE lead_submission_id = $1 ORDER BY kind',
    [id],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'acknowledgement',
    'analysis',
    'sales_notice',
    'webhook',
  ]);
});

test('R3: repeats and other words under one key never wait for each other', async () => {
  const body = { ...REGISTRATION, email: 'no-knot@fret.example' };
  const other = { ...body, company: 'Another' };
  const headers = { 'Idempotency-Key': randomUUID() };
  await api.post('/api/leads', body, headers);
  const answers = await Promise.all(
    FIFTY.map((index) => api.post('/api/leads', index % 2 ? body : other, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    FIFTY.map((index) => (index % 2 ? 201 : 409)),
  );
});

test('R5: fifty with one e-mail in mixed case make one lead, fifty submissions, and answers of one shape', async () => {
  const email = 'mixed.case@fret.example';
  const mixed = (index: number) =>
    Array.from(email, (sign, at) => ((index >> (at % 6)) & 1 ? sign.toUpperCase() : sign)).join('');
  const answers = await Promise.all(
    FIFTY.map((index) => api.post('/api/leads', { ...REGISTRATION, email: mixed(index) })),
  );
  expect(answers.map(({ status }) => status)).toEqual(FIFTY.map(() => 201));
  const bodies = answers.map(jsonOf);
  expect(new Set(bodies.map((body) => Object.keys(body).join())).size).toBe(1);
  expect(bodies.filter((body) => !body.already_registered)).toHaveLength(1);
  expect(bodies.filter((body) => body.already_registered)).toHaveLength(49);
  const leads = await api.rows('SELECT id FROM crm_leads WHERE email = $1', [email]);
  expect(leads).toHaveLength(1);
  const submissions = await api.rows(
    'SELECT event, count(DISTINCT s.id)::int AS submissions FROM lead_submissions s JOIN deliveries d ON d.lead_submission_id = s.id WHERE lead_id = $1 GROUP BY 1 ORDER BY 1',
    [leads[0]?.id],
  );
  expect(submissions).toEqual([
    { event: 'lead.registered', submissions: 1 },
    { event: 'lead.repeated', submissions: 49 },
  ]);
});

test('P20: a known e-mail takes as long as a new one', async () => {
  const known = { ...REGISTRATION, email: 'known@fret.example' };
  await api.post('/api/leads', known);
  const times = { known: [] as number[], fresh: [] as number[] };
  for (let round = 0; round < 60; round += 1) {
    for (const kind of ['known', 'fresh'] as const) {
      const body = kind === 'known' ? known : { ...known, email: `fresh-${round}@fret.example` };
      const start = performance.now();
      const answer = await api.post('/api/leads', body);
      times[kind].push(performance.now() - start);
      expect(answer.status).toBe(201);
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  const ratio = median(times.known) / median(times.fresh);
  expect(ratio).toBeGreaterThan(0.67);
  expect(ratio).toBeLessThan(1.5);
});
