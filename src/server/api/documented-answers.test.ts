import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import { confirmToken, unsubscribeToken } from '../http/newsletter-tokens.ts';
import { TooBusy } from '../process/side-task.ts';
import { type Answer, ask } from '../testing/http-client.ts';
import {
  CLIENT_ERROR,
  CONTACT,
  EVENTS,
  NEWSLETTER,
  newAddress,
  PROOF,
  REGISTRATION,
} from '../testing/sample-forms.ts';
import { API, jsonOf, startApi, startApp } from '../testing/start-app.ts';
import { OPERATIONS } from './operations.ts';

const tokenSecrets = ['a secret for tests, which is long enough'];
const ONE = {
  ...API.rateLimits,
  ...Object.fromEntries(Object.keys(API.rateLimits).map((name) => [name, 1])),
};
const api = await startApi({ api: { tokenSecrets } });
const limited = await startApp({
  api: { tokenSecrets: ['another secret for tests, long enough'], pool: api.pool, rateLimits: ONE },
});
const closed = await startApp({ analyses: { run: () => Promise.reject(new TooBusy()) } });
afterAll(async () => {
  await limited.stop();
  await closed.stop();
  await api.stop();
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const SIMULATION = { language: 'fr', inputs: { mode: 'simple', ...DEFAULT_INPUTS } };
const GOOD: Record<string, object> = {
  'post /api/form-submission': CONTACT,
  'post /api/leads': REGISTRATION,
  'patch /api/leads/{id}/simulator': {
    simulator_completed: true,
    simulator_result_id: randomUUID(),
  },
  'post /api/simulations': SIMULATION,
  'get /api/analysis': { language: 'fr' },
  'post /api/newsletter/confirm': { token: 'x' },
  'post /api/consent': PROOF,
  'post /api/events': EVENTS,
  'post /api/client-errors': CLIENT_ERROR,
};

interface Target {
  method: string;
  path: string;
  good: object;
}

const send = (target: Target, body: string, headers: Record<string, string>, port = api.port) =>
  target.method === 'get'
    ? ask(port, `${target.path}?${new URLSearchParams(JSON.parse(body)).toString()}`)
    : ask(port, target.path, { method: target.method.toUpperCase(), headers, body });
const sendJson = (target: Target, body: object, headers = {}, port = api.port) =>
  send(target, JSON.stringify(body), { ...JSON_TYPE, ...headers }, port);

async function subscribed() {
  const email = newAddress();
  await api.post('/api/form-submission', { ...NEWSLETTER, email });
  const [row] = await api.rows('SELECT * FROM newsletter_subscribers WHERE email = $1', [email]);
  return row as { id: string; requested_at: Date };
}

const keptSimulation = async () => jsonOf(await api.post('/api/simulations', SIMULATION)).id;

/** How to bring about each refusal; the same for every operation that documents it. */
const REFUSALS: Record<number, (target: Target) => Promise<Answer>> = {
  400: (target) => send(target, '{', JSON_TYPE),
  401: (target) => sendJson(target, target.good),
  403: (target) => sendJson(target, target.good, { Origin: 'https://evil.example' }),
  404: (target) => {
    const path = target.path.replace(/[0-9a-f-]{36}/, 'nowhere');
    return sendJson({ ...target, path }, target.good, { Authorization: 'Bearer x' });
  },
  409: async (target) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await sendJson(target, target.good, headers);
    const other = 'email' in target.good ? { company: 'Another' } : { language: 'en' };
    return sendJson(target, { ...target.good, ...other }, headers);
  },
  410: (target) => sendJson({ ...target, path: `${target.path}?token=x` }, target.good),
  413: (target) => send(target, 'x'.repeat(33_000), JSON_TYPE),
  415: (target) => send(target, 'x', { 'Content-Type': 'text/plain' }),
  422: (target) =>
    sendJson(
      target,
      Object.fromEntries(
        Object.keys(target.good).map((name) => [name, name === 'form_type' ? 'contact' : null]),
      ),
      { Authorization: 'Bearer x' },
    ),
  429: async (target) => {
    await sendJson(target, target.good, {}, limited.port);
    return sendJson(target, target.good, { 'Idempotency-Key': randomUUID() }, limited.port);
  },
  503: (target) => sendJson(target, target.good, {}, closed.port),
};

/** How to bring about each success. */
const SUCCESSES: Record<string, (target: Target) => Promise<Answer>> = {
  'post /api/form-submission 201': (target) => sendJson(target, CONTACT),
  'post /api/form-submission 202': (target) => sendJson(target, NEWSLETTER),
  'post /api/form-submission 303': () =>
    api.submit('/api/form-submission', {
      email: 'a@b.example',
      form_type: 'newsletter',
      'form_data.source': 'footer_newsletter',
    }),
  'post /api/leads 201': (target) => sendJson(target, REGISTRATION),
  'post /api/leads 303': () =>
    api.submit('/api/leads', {
      email: 'a@b.example',
      fleet_size: '5-9',
      vehicle_type: 'vans',
      industry: 'other',
      urgency: 'exploring',
      email_consent: 'on',
    }),
  'patch /api/leads/{id}/simulator 200': async () => {
    const email = newAddress();
    const { id, token } = jsonOf(await api.post('/api/leads', { ...REGISTRATION, email }));
    const body = { simulator_completed: true, simulator_result_id: await keptSimulation() };
    return api.patch(`/api/leads/${id}/simulator`, body, { Authorization: `Bearer ${token}` });
  },
  'post /api/simulations 201': (target) => sendJson(target, SIMULATION),
  'get /api/simulations/{id} 200': async () =>
    ask(api.port, `/api/simulations/${await keptSimulation()}`),
  'get /api/analysis 200': (target) => sendJson(target, target.good),
  'post /api/consent 204': (target) => sendJson(target, PROOF),
  'post /api/events 204': (target) => sendJson(target, EVENTS),
  'post /api/client-errors 204': (target) => sendJson(target, CLIENT_ERROR),
  'post /api/newsletter/confirm 200': async (target) =>
    sendJson(target, { token: confirmToken(tokenSecrets, await subscribed()) }),
  'post /api/newsletter/unsubscribe 200': async () => {
    const { id } = await subscribed();
    const path = `/api/newsletter/unsubscribe?token=${unsubscribeToken(tokenSecrets, id)}`;
    return ask(api.port, path, { method: 'POST' });
  },
};

const CASES = OPERATIONS.flatMap((operation) =>
  Object.keys(operation.answers).map((status) => ({ operation, status: Number(status) })),
);

test.each(CASES)(
  '$operation.method $operation.path answers $status as documented',
  async ({ operation: { method, path, answers }, status }) => {
    const name = `${method} ${path}`;
    const target = { method, path: path.replace('{id}', randomUUID()), good: GOOD[name] ?? {} };
    const cause = REFUSALS[status] ?? SUCCESSES[`${name} ${status}`];
    const answer = await (cause as NonNullable<typeof cause>)(target);
    expect(answer.status).toBe(status);
    const schema = answers[status];
    if (schema === 'pdf') expect(answer.text).toMatch(/^%PDF-1\.7/);
    else if (schema === undefined) expect(answer.text).toBe('');
    else expect(v.safeParse(schema, jsonOf(answer)).issues).toBeUndefined();
    if (status >= 400)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  },
);
