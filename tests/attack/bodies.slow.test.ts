import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/index.ts';
import { PREFIXES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { OPERATIONS } from '#server/api/operations.ts';
import { OPERATIONS as DESK_OPERATIONS } from '#server/desk/operations.ts';
import { ask } from '#server/testing/http-client.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { startDesk } from '#server/testing/start-desk.ts';
import { storeLead } from '#server/testing/stored-rows.ts';
import { several, startAttackedSite } from './attacked-site.ts';
import {
  type HostileBody,
  honestBody,
  hostileBody,
  JSON_TYPE,
  type Target,
  targetsOf,
} from './hostile-bodies.ts';

/** The same bodies each time. */
const SEED = 12;
const TOKEN = 'A'.repeat(43);

/** Every operation of the API, and the buttons of the newsletter's pages. */
const TARGETS: Target[] = [
  ...OPERATIONS.filter(({ method }) => method !== 'get').flatMap(
    ({ method, path, body = v.object({}), parameters = {} }) =>
      targetsOf(method.toUpperCase(), 'token' in parameters ? withToken(path) : path, body),
  ),
  ...PREFIXES.flatMap((prefix) =>
    (['newsletter-confirm', 'newsletter-unsubscribe'] as const).flatMap((page) =>
      targetsOf('POST', withToken(pathTo(page, prefix)), v.object({})),
    ),
  ),
];
function withToken(path: string): string {
  return `${path}?token=${TOKEN}`;
}

const [site, desk] = await Promise.all([startAttackedSite(), startDesk()]);
const kept = async (path: string, body: object): Promise<{ id: string; token: string }> =>
  JSON.parse((await site.send(path, { body: JSON.stringify(body) })).text);
const lead = await kept('/api/leads', REGISTRATION);
const inputs = { mode: 'simple', ...DEFAULT_INPUTS };
const { id } = await kept('/api/simulations', { language: 'fr', inputs });
const simulation = { simulator_result_id: fc.constant(id) };
afterAll(() => Promise.all([site.stop(), desk.stop()]));

const sendToSite = ({ target, type, body }: HostileBody) =>
  site.send(target.path.replace('{id}', lead.id), {
    method: target.method,
    headers: { 'Content-Type': type, Authorization: `Bearer ${lead.token}` },
    body,
  });

/** How a few honest bodies are answered. */
async function answersToHonest(
  target: Target,
  send: (sent: HostileBody) => Promise<{ status: number }>,
  known = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (const honest of fc.sample(honestBody(target.schema, known), { seed: SEED, numRuns: 10 })) {
    const body = JSON.stringify(honest);
    statuses.push((await send({ target, type: JSON_TYPE, body })).status);
  }
  return statuses;
}

test.each(TARGETS)('a valid body is accepted by $method $path', async (target) => {
  // What it names need not exist, nor need somebody have been sent the link.
  const understood = [200, 201, 202, 204, 303, 410];
  const statuses = await answersToHonest(target, sendToSite, simulation);
  expect(
    statuses.some((status) => understood.includes(status)),
    statuses.join(' '),
  ).toBe(true);
});

test('every body is answered, changes nothing else and delays no other request', async () => {
  const batches = fc.array(hostileBody(TARGETS), { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(batches, async (bodies) => {
      const sendAll = () =>
        several(bodies, 8, async (body) => {
          const { status } = await answered(() => sendToSite(body));
          expect(status).toBeGreaterThan(0);
          expect(status).toBeLessThan(500);
        });
      expect(await site.holdsTheLoop(sendAll)).toBe(false);
    }),
    { seed: SEED, numRuns: 50 },
  );
  await expect.poll(() => site.waiting(), { timeout: 60_000, interval: 500 }).toBe(0);
  await site.isUnharmed();
}, 180_000);

/** A body that is refused before it was read may meet a connection that is closed already. */
async function answered(send: () => Promise<{ status: number }>): Promise<{ status: number }> {
  const first = await send();
  return first.status === 0 ? send() : first;
}

test('desk: every operation accepts a valid request and answers any other', async () => {
  const member = await desk.member('Camille', 'sales', 'privacy', 'operations');
  const email = fc.constant('ada@fret.example');
  const known = {
    ...{
      email,
      typed: email,
      sought: email,
      name: fc.constant('crm'),
      before: fc.constant('1000'),
    },
    id: fc.constant(await storeLead(desk.owner, { email: 'ada@fret.example' })),
    madeAt: fc.constant('2026-11-30T09:00:00.000Z'),
    correction: fc.constant({ company: 'Fret & Fils' }),
  };
  const targets = DESK_OPERATIONS.flatMap(({ name, input }) =>
    targetsOf('POST', `/api/${name}`, input),
  );
  const send = ({ target, type, body }: HostileBody) =>
    ask(desk.port, target.path, {
      method: 'POST',
      headers: { Host: new URL(desk.origin).host, ...member.headers, 'Content-Type': type },
      body,
    }).catch(() => ({ status: 0 }));

  for (const target of targets) {
    const statuses = await answersToHonest(target, send, known);
    // What it names need not exist; only a body that was not read proves nothing afterwards.
    const isUnderstood = statuses.some((status) => [200, 404, 409].includes(status));
    expect(isUnderstood, `${target.path} ${statuses.join()}`).toBe(true);
  }
  const isAnswered = fc.asyncProperty(hostileBody(targets, known), async (body) => {
    const { status } = await answered(() => send(body));
    expect(status).toBeGreaterThan(0);
    expect(status).toBeLessThan(500);
  });
  await fc.assert(isAnswered, { seed: SEED, numRuns: 1_500 });
}, 180_000);
