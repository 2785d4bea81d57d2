import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendJson } from '../testing/http-client.ts';
import { CONTACT, EVENTS, newAddress, PROOF, REGISTRATION } from '../testing/sample-forms.ts';
import { API, jsonOf, type StartedApi, startApi, startApp } from '../testing/start-app.ts';

const rateLimits = {
  ...API.rateLimits,
  ip_per_minute: 5,
  ip_per_hour: 20,
  email_per_hour: 3,
  requests_per_minute: 100,
  signals_per_minute: 3,
};
let api: StartedApi;
beforeEach(async () => {
  api = await startApi({ trustedProxies: ['127.0.0.1'], api: { rateLimits } });
});
afterEach(() => api.stop());

const someone = () => ({ ...REGISTRATION, email: newAddress() });
const from = (ip: string) => ({ 'X-Forwarded-For': ip });

async function statuses(times: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push((await send()).status);
  return answers;
}

/** To a server that trusts no proxy, each time in the name of another address. */
function senderTo(port: number) {
  let place = 100;
  return () => {
    place += 1;
    return sendJson(port, '/api/leads', someone(), from(`192.0.2.${place}`));
  };
}

/** As if that much time had passed since everything so far. */
const pass = (time: string) =>
  api.rows(`UPDATE rate_limits SET expires_at = expires_at - $1::interval`, [time]);

test('S6: the sixth request of a minute is asked to wait, and how long', async () => {
  expect(await statuses(5, () => api.post('/api/leads', someone()))).toEqual(Array(5).fill(201));
  const sixth = await api.post('/api/leads', someone());
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(jsonOf(sixth)).toMatchObject({ title: 'Too Many Requests', status: 429 });
  expect(await api.rows('SELECT 1 FROM crm_leads')).toHaveLength(5);
  await pass('61 seconds');
  expect((await api.post('/api/leads', someone())).status).toBe(201);
});

test('R3, S6: who sends the same again with its key is answered as at first, however often, and uses up nothing', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = someone();
  const first = await api.post('/api/leads', body, headers);
  for (let time = 0; time < 8; time += 1) {
    const again = await api.post('/api/leads', body, headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
  }
  const others = () => api.post('/api/leads', someone());
  expect(await statuses(5, others)).toEqual([201, 201, 201, 201, 429]);
});

test('R3, S6: twenty at once with one key are one sending, and none of them is asked to wait', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = someone();
  const twenty = Array.from({ length: 20 }, () => api.post('/api/leads', body, headers));
  const answers = await Promise.all(twenty);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
});

test('S6: the same words without a key are one sending, and counted each time', async () => {
  const body = someone();
  const send = () => sendJson(api.port, '/api/leads', body);
  expect(await statuses(6, send)).toEqual([201, 201, 201, 429, 429, 429]);
  expect(await api.rows('SELECT 1 FROM lead_submissions')).toHaveLength(1);
});

test('S6: the twenty-first of an hour is asked to wait', async () => {
  for (let minute = 0; minute < 4; minute += 1) {
    await statuses(5, () => api.post('/api/leads', someone()));
    await pass('61 seconds');
  }
  const refused = await api.post('/api/leads', someone());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});

test('S6: the fourth for one mailbox in an hour is asked to wait, however it is spelled', async () => {
  const body = someone();
  const spellings = [body.email, body.email.toUpperCase(), body.email.replace('@', '+tag@')];
  let time = 0;
  const send = () => {
    time += 1;
    return api.post('/api/leads', { ...body, email: spellings[time % 3] });
  };
  expect(await statuses(4, send)).toEqual([201, 201, 201, 429]);
  expect(await api.rows('SELECT 1 FROM crm_leads')).toHaveLength(2);
});

test('S6: a form sent without JavaScript is asked to wait by a page of its own', async () => {
  const { email } = someone();
  let message = 0;
  const send = () => {
    message += 1;
    return api.submit('/api/form-submission', {
      ...{ prefix: 'en', language: 'en', form_type: 'contact', email, name: 'Ada Lovelace' },
      ...{ message: `${message}`, 'form_data.subject': 'pricing' },
      'form_data.source': 'contact_form',
    });
  };
  expect(await statuses(3, send)).toEqual([303, 303, 303]);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.text).toContain('file /en/formulaire-a-renvoyer');
});

test('S6: submissions by others with somebody’s address do not lock that person out', async () => {
  const body = someone();
  let place = 0;
  const strangers = () => {
    place += 1;
    return api.post('/api/leads', { ...body, filled_ms: 1 }, from(`192.0.2.${place}`));
  };
  expect(await statuses(10, strangers)).toEqual(Array(10).fill(201));
  const own = await api.post('/api/leads', body, from('198.51.100.7'));
  expect([own.status, jsonOf(own).already_registered]).toEqual([201, false]);
});

test('S6: the networks of one /48 share four times the limit of one', async () => {
  let last = 0;
  const send = (site: string) => {
    last += 1;
    return api.post('/api/leads', someone(), from(`2001:db8:${site}:${last.toString(16)}::1`));
  };
  expect(await statuses(21, () => send('9'))).toEqual([...Array(20).fill(201), 429]);
  expect((await send('a')).status).toBe(201);
  const tell = () => {
    last += 1;
    return api.post('/api/events', EVENTS, from(`2001:db8:b:${last.toString(16)}::1`));
  };
  expect(await statuses(13, tell)).toEqual([...Array(12).fill(204), 429]);
});

test('S6: each form has its own count', async () => {
  await statuses(5, () => api.post('/api/leads', someone()));
  expect((await api.post('/api/form-submission', CONTACT)).status).toBe(201);
});

test('S6: a forwarding header that no trusted proxy wrote resets nothing', async () => {
  let place = 0;
  const send = () => {
    place += 1;
    return api.post('/api/leads', someone(), from(`192.0.2.${place}, 10.0.0.1`));
  };
  // Behind our proxy only the last hop counts: what stands before it anyone can write.
  expect(await statuses(6, send)).toEqual([201, 201, 201, 201, 201, 429]);
  const open = await startApp({ api: { pool: api.pool, rateLimits } });
  expect(await statuses(6, senderTo(open.port))).toEqual([201, 201, 201, 201, 201, 429]);
  await open.stop();
});

test('S6: two processes count together', async () => {
  const second = await startApp({ api: { pool: api.pool, rateLimits } });
  await statuses(3, () => api.post('/api/leads', someone()));
  expect(await statuses(3, senderTo(second.port))).toEqual([201, 201, 429]);
  await second.stop();
});

test('the table of limits holds neither address', async () => {
  const body = someone();
  await api.post('/api/leads', body, from('192.0.2.77'));
  const [{ text }] = await api.rows('SELECT json_agg(r)::text AS text FROM rate_limits r');
  expect(text).not.toMatch(/192\.0\.2|fret\.example/);
});

test('S6: choices and events are limited too, each for itself, without a row in the database', async () => {
  const choose = () => api.post('/api/consent', PROOF);
  const tell = (ip: string) => api.post('/api/events', EVENTS, from(ip));
  expect(await statuses(4, choose)).toEqual([204, 204, 204, 429]);
  expect(await statuses(4, () => tell('192.0.2.1'))).toEqual([204, 204, 204, 429]);
  expect((await tell('192.0.2.2')).status).toBe(204);
  expect(Number((await tell('192.0.2.1')).headers['retry-after'])).toBeGreaterThan(0);
  expect(await api.rows('SELECT * FROM rate_limits')).toEqual([]);
});

test('repeats under a key are metered too, generously', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = someone();
  const answers = await statuses(102, () => api.post('/api/leads', body, headers));
  expect(answers.slice(0, 100)).toEqual(Array(100).fill(201));
  expect(answers.slice(100)).toEqual([429, 429]);
});

test('limits expire after the clock is set back', async () => {
  await statuses(3, () => api.post('/api/leads', someone()));
  const tell = () => api.post('/api/events', EVENTS);
  expect(await statuses(4, tell)).toEqual([204, 204, 204, 429]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * 3_600_000 });
  try {
    expect(Number((await tell()).headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
  }
  await pass('-3 hours');
  expect(await statuses(6, () => api.post('/api/leads', someone()))).toEqual([
    ...[201, 201, 201, 201, 201, 429],
  ]);
});
