import { readFileSync } from 'node:fs';
import { PREFIXES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { REGISTRATION } from '../../src/server/testing/sample-forms.ts';
import { type House, type Probe, several } from './attacked-house.ts';
import { honestBody, JSON_TYPE, type Target, targetsIn } from './honest-bodies.ts';
import { FORM_TYPE, type HostileBody, hostileBodies } from './hostile-bodies.ts';
import { Random } from './random.ts';

const MOST_HELD_MS = 50;
const REPEATS = 3;
const BATCH = 40;

/** Every operation of the document, and the buttons of the newsletter's pages. */
export const TARGETS: Target[] = [
  ...targetsIn(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))),
  ...PREFIXES.flatMap((prefix) =>
    (['newsletter-confirm', 'newsletter-unsubscribe'] as const).map((page) => {
      const path = pathTo(page, prefix);
      return { name: `POST ${path}`, method: 'POST', path, schema: { type: 'object' } };
    }),
  ),
];

interface Lead {
  id: string;
  token: string;
}

async function newLead(house: House): Promise<Lead> {
  const email = `lead${Date.now()}@fret.example`;
  const { text } = await house.send('/api/leads', { body: { ...REGISTRATION, email } });
  return JSON.parse(text);
}

function sendBody(house: House, lead: Lead, { target, type, body }: HostileBody) {
  const path = target.path.replace('{id}', lead.id);
  return house.send(target.schema.properties ? path : `${path}?token=${'A'.repeat(43)}`, {
    method: target.method,
    headers: { 'Content-Type': type, Authorization: `Bearer ${lead.token}` },
    body,
  });
}

/** For how long it holds the event loop if too long every time, else 0: once may be another program's doing. */
export async function holdsTheLoop(house: House, send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS && least > MOST_HELD_MS; repeat += 1) {
    await house.server().measure();
    await send();
    least = Math.min(least, (await house.server().measure()).heldMs);
  }
  return least > MOST_HELD_MS ? least : 0;
}

/** Halves what held the event loop together until single bodies are left. */
async function holdersAmong(
  house: House,
  bodies: HostileBody[],
  send: (body: HostileBody) => Promise<unknown>,
): Promise<HostileBody[]> {
  const [first] = bodies;
  if (first === undefined) return [];
  if (bodies.length === 1) return (await holdsTheLoop(house, () => send(first))) ? bodies : [];
  await house.server().measure();
  for (const body of bodies) await send(body);
  if ((await house.server().measure()).heldMs <= MOST_HELD_MS) return [];
  const half = Math.ceil(bodies.length / 2);
  return [
    ...(await holdersAmong(house, bodies.slice(0, half), send)),
    ...(await holdersAmong(house, bodies.slice(half), send)),
  ];
}

export function named(counts: Map<string, number>): string {
  return [...counts].map(([what, count]) => `${count} x ${what}`).join(', ');
}

export function counted<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
}

const honestBodies: Probe = {
  name: 'an honest body of every endpoint is understood',
  limits: 'raised',
  async run(house, { seed }) {
    const random = new Random(seed);
    const lead = await newLead(house);
    const unread: string[] = [];
    for (const target of TARGETS) {
      const honest = target.schema.properties ? honestBody(target.schema, random, 0) : {};
      const body = Buffer.from(JSON.stringify(honest));
      const sent = { target, type: JSON_TYPE, kind: 'honest', body };
      const { status, text } = await sendBody(house, lead, sent);
      // A simulation that does not exist is refused by name; the rest must reach what it asks for.
      const isKnown = status < 400 || status === 410 || text.includes('simulator_result_id');
      if (!isKnown) unread.push(`${target.name} ${status} ${text.slice(0, 200)}`);
    }
    return {
      sent: TARGETS.length,
      found: unread.length === 0 ? `${TARGETS.length} endpoints and kinds` : unread.join('; '),
      ok: unread.length === 0,
    };
  },
};

const anyBody: Probe = {
  name: 'structured and random bodies, JSON and form',
  limits: 'raised',
  async run(house, { seed, isSample }) {
    const lead = await newLead(house);
    const bodies = hostileBodies(TARGETS, seed, isSample ? 1_300 : 26_000);
    const statuses: number[] = [];
    const broken: HostileBody[] = [];
    const suspects: HostileBody[][] = [];
    for (let at = 0; at < bodies.length; at += BATCH) {
      const batch = bodies.slice(at, at + BATCH);
      await house.server().measure();
      await several(batch, 16, async (sent) => {
        let { status } = await sendBody(house, lead, sent);
        // A kept-alive connection may end as we use it: only twice in a row is an answer missing.
        if (status === 0) ({ status } = await sendBody(house, lead, sent));
        statuses.push(status);
        if (status === 0 || status >= 500) broken.push(sent);
      });
      const { heldMs } = await house.server().measure();
      if (heldMs > MOST_HELD_MS) suspects.push(batch);
    }
    const holding: HostileBody[] = [];
    for (const batch of suspects) {
      holding.push(...(await holdersAmong(house, batch, (sent) => sendBody(house, lead, sent))));
    }
    const { pending } = await house.settled();
    const name = ({ target, kind }: HostileBody) => `${target.name} (${kind})`;
    const parts = [
      `answers ${named(
        counted(
          statuses.map((status) => `${Math.floor(status / 100)}xx`),
          String,
        ),
      )}`,
      ...(broken.length > 0 ? [`5xx or none: ${named(counted(broken, name))}`] : []),
      `held the event loop: ${holding.length === 0 ? 'none' : named(counted(holding, name))} (${suspects.length} batches looked at again)`,
      `${pending} deliveries never ended`,
    ];
    return {
      sent: bodies.length,
      found: parts.join('; '),
      ok: broken.length === 0 && holding.length === 0 && pending === 0,
    };
  },
};

const DEEP = 16_383;
const COSTLY: [name: string, type: string, body: string][] = [
  ['a dotted name of 16,383 parts', FORM_TYPE, `${Array(DEEP).fill('a').join('.')}=1`],
  ['the same with escaped dots', FORM_TYPE, `${Array(8_000).fill('a').join('%2E')}=1`],
  ['32,000 dots', FORM_TYPE, `${'.'.repeat(32_000)}=1`],
  ['5,000 names', FORM_TYPE, Array.from({ length: 5_000 }, (_, at) => `${at}=1`).join('&')],
  [
    '3,500 names in one',
    FORM_TYPE,
    Array.from({ length: 3_500 }, (_, at) => `a.${at}=1`).join('&'),
  ],
  [
    '80 names of 200 parts',
    FORM_TYPE,
    Array.from({ length: 80 }, (_, at) => `${'a.'.repeat(195)}${at}=1`).join('&'),
  ],
  ['16,000 empty names', FORM_TYPE, '=&'.repeat(16_000)],
  ['32,000 separators', FORM_TYPE, '&'.repeat(32_000)],
  ['16,000 nested arrays', JSON_TYPE, '['.repeat(16_000) + ']'.repeat(16_000)],
  ['5,000 nested objects', JSON_TYPE, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['16,000 members', JSON_TYPE, `[${'1,'.repeat(16_000)}1]`],
  [
    '3,000 unknown names',
    JSON_TYPE,
    `{${Array.from({ length: 3_000 }, (_, at) => `"k${at}":1`).join()}}`,
  ],
  ['an address of 32,000 spaces', JSON_TYPE, JSON.stringify({ email: `a${' '.repeat(32_000)}@` })],
  ['an address of 30,000 dots', JSON_TYPE, JSON.stringify({ email: `${'a.'.repeat(15_000)}@b` })],
  ['a phone of 32,000 dashes', JSON_TYPE, JSON.stringify({ phone: `+${'-'.repeat(32_000)}` })],
  [
    '5,000 ligatures',
    JSON_TYPE,
    JSON.stringify({ email: `${'\ufdfa'.repeat(5_000)}@fret.example` }),
  ],
  [
    '10,000 accents',
    JSON_TYPE,
    JSON.stringify({ email: `e${'\u0301'.repeat(10_000)}@fret.example` }),
  ],
];

const costlyBodies: Probe = {
  name: 'deep and wide bodies do not hold the event loop',
  limits: 'raised',
  async run(house) {
    const found: string[] = [];
    let sent = 0;
    for (const path of ['/api/leads', '/api/form-submission']) {
      for (const [name, type, body] of COSTLY) {
        const statuses: number[] = [];
        const heldMs = await holdsTheLoop(house, async () => {
          sent += 1;
          const answer = await house.send(path, { headers: { 'Content-Type': type }, body });
          statuses.push(answer.status);
        });
        if (heldMs > 0) found.push(`${name} on ${path}: ${heldMs.toFixed(0)} ms`);
        const wrong = statuses.find((status) => status === 0 || status >= 500);
        if (wrong !== undefined) found.push(`${name} on ${path}: answered ${wrong}`);
      }
    }
    return { sent, found: found.join('; ') || 'none over 50 ms', ok: found.length === 0 };
  },
};

export const bodyProbes: Probe[] = [honestBodies, anyBody, costlyBodies];
