import { toJsonSchema } from '@valibot/to-json-schema';
import { OPERATIONS } from '../../src/server/desk/operations.ts';
import { storeLead } from '../../src/server/testing/stored-rows.ts';
import { type House, type Probe, several } from './attacked-house.ts';
import { counted, holdsTheLoop, named } from './body-probes.ts';
import { unchanged } from './desk-rows.ts';
import { honestBody, JSON_TYPE, type Schema, type Target } from './honest-bodies.ts';
import { type HostileBody, hostileBodies } from './hostile-bodies.ts';
import { Random } from './random.ts';

const EMAIL = 'ada@fret.example';

/** Everything that the desk can be asked, each kind of a question by itself, about somebody who is there. */
async function targetsIn(house: House): Promise<Target[]> {
  const lead = await storeLead(house.db, { email: EMAIL });
  const known: Record<string, Schema> = {
    id: { const: lead },
    email: { const: EMAIL },
    typed: { const: EMAIL },
    sought: { const: EMAIL },
    correction: { const: { company: 'Fret & Fils' } },
    answers: { const: { siteKw: 400 } },
    name: { const: 'crm' },
    before: { const: '1000' },
    from: { const: 'new' },
    to: { const: 'contacted' },
    at: { const: '2026-11-30T09:00:00.000Z' },
  };
  return OPERATIONS.flatMap(({ name, input }) => {
    const options = { errorMode: 'ignore', typeMode: 'input' } as const;
    const schema = toJsonSchema(input, options) as Schema;
    return (schema.oneOf ?? [schema]).map((kind) => {
      const own = Object.entries(known).filter(([field]) => kind.properties?.[field]);
      const properties = { ...kind.properties, ...Object.fromEntries(own) };
      return { name, method: 'POST', path: `/api/${name}`, schema: { ...kind, properties } };
    });
  });
}

const LONG = 10 * 2 ** 20;
const EVIL: [name: string, body: string][] = [
  ['nothing', ''],
  ['half an object', '{"page":'],
  ['another prototype', '{"page":"leads","__proto__":{"roles":["sales"]}}'],
  ['another constructor', '{"constructor":{"prototype":{"roles":["sales"]}}}'],
  ['16,000 nested arrays', '['.repeat(16_000) + ']'.repeat(16_000)],
  ['5,000 nested objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['nested prototypes', `${'{"__proto__":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
  ['15,000 members', `[${'1,'.repeat(15_000)}1]`],
  ['2,500 names', `{${Array.from({ length: 2_500 }, (_, at) => `"k${at}":1`).join()}}`],
  ['32,000 bytes of text', JSON.stringify({ page: 'a'.repeat(32_000) })],
];
const TYPES = [
  JSON_TYPE,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
];

const ofNobody: Probe = {
  name: 'desk: bodies of who is not logged in are refused and change nothing',
  limits: 'real',
  desk: true,
  async run(house) {
    const paths = [...OPERATIONS.map(({ name }) => `/api/${name}`), '/api/logout', '/api/nothing'];
    const statuses: number[] = [];
    const slips: string[] = [];
    const found = await unchanged(house, async () => {
      for (const [name, body] of EVIL) {
        const heldMs = await holdsTheLoop(house, async () => {
          statuses.push((await house.send('/api/requests.list', { body })).status);
        });
        if (heldMs > 0) slips.push(`${name}: ${heldMs.toFixed(0)} ms`);
      }
      for (const type of TYPES) {
        const sent = { headers: { 'Content-Type': type }, body: '{"page":"requests"}' };
        const answers = await several(paths, 8, (path) => house.send(path, sent));
        statuses.push(...answers.map(({ status }) => status));
      }
      const large = await several(paths.slice(0, 8), 4, (path) =>
        house.send(path, { body: 'a'.repeat(LONG) }),
      );
      // One that is cut off while it still sends hears nothing, which is as good.
      if (large.some(({ status }) => status !== 0 && status !== 413)) slips.push('10 MB are read');
    });
    const wrong = statuses.filter((status) => status < 400 || status >= 500);
    return {
      sent: statuses.length + 8,
      found: [`answers ${named(counted(statuses, String))}`, ...slips, ...found].join('; '),
      ok: wrong.length === 0 && slips.length === 0 && found.length === 0,
    };
  },
};

const honest: Probe = {
  name: 'desk: an honest question of every kind is understood',
  limits: 'real',
  desk: true,
  async run(house, { seed }) {
    const random = new Random(seed);
    const ask = await asked(house);
    const targets = await targetsIn(house);
    const unread: string[] = [];
    for (const target of targets) {
      const body = Buffer.from(JSON.stringify(honestBody(target.schema, random, 0)));
      const { status, text } = await ask({ target, type: JSON_TYPE, kind: 'honest', body });
      // What it names need not exist; only a body that was not read proves nothing afterwards.
      if (![200, 404, 409].includes(status)) unread.push(`${target.name} ${status} ${text}`);
    }
    return {
      sent: targets.length,
      found: unread.join('; ') || `${targets.length} questions and kinds`,
      ok: unread.length === 0,
    };
  },
};

const ofTheTeam: Probe = {
  name: 'desk: structured and random bodies of who is logged in',
  limits: 'real',
  desk: true,
  async run(house, { seed, isSample }) {
    const ask = await asked(house);
    // Forms are refused whatever is in them.
    const bodies = hostileBodies(await targetsIn(house), seed, isSample ? 2_500 : 25_000).filter(
      ({ type }) => type === JSON_TYPE,
    );
    const broken: HostileBody[] = [];
    const statuses: number[] = [];
    await several(bodies, 8, async (sent) => {
      const { status } = await ask(sent);
      statuses.push(status);
      if (status === 0 || status >= 500) broken.push(sent);
    });
    const classes = counted(statuses, (status) => `${Math.floor(status / 100)}xx`);
    const kinds = counted(broken, ({ target, kind }) => `${target.name} (${kind})`);
    return {
      sent: bodies.length,
      found: `answers ${named(classes)}${broken.length > 0 ? `; 5xx or none: ${named(kinds)}` : ''}`,
      ok: broken.length === 0 && (classes.get('2xx') ?? 0) > 0,
    };
  },
};

async function asked(house: House) {
  const headers = await house.asMember();
  return ({ target, type, body }: HostileBody) =>
    house.send(target.path, { body, headers: { ...headers, 'Content-Type': type } });
}

export const deskBodyProbes: Probe[] = [ofNobody, honest, ofTheTeam];
