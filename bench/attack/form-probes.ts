import { clampInputs, DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { CONTACT, NEWSLETTER, PROOF, REGISTRATION } from '../../src/server/testing/sample-forms.ts';
import { type Answered, type Probe, several } from './attacked-house.ts';
import { counted, holdsTheLoop, named, TARGETS } from './body-probes.ts';
import { honestBody, type Target } from './honest-bodies.ts';
import { PROTOTYPE_NAMES } from './hostile-bodies.ts';
import { Random } from './random.ts';

/** The text fields of a form that its schema leaves open, with the dotted way to them. */
function textFields(schema: Target['schema'], before = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (inner.type === 'object') return textFields(inner, `${before}${name}.`);
    const isOpen =
      inner.type === 'string' && !inner.enum && !inner.format && inner.const === undefined;
    return isOpen && !['email', 'website', 'n8n_webhook_url', 'phone'].includes(name)
      ? [`${before}${name}`]
      : [];
  });
}

const poisonNames: Probe = {
  name: 'names of Object.prototype in every text field are delivered',
  limits: 'raised',
  async run(house, { seed, isSample }) {
    await house.settled();
    const random = new Random(seed);
    const forms = TARGETS.filter(({ path }) =>
      ['/api/leads', '/api/form-submission'].includes(path),
    );
    const names = isSample ? PROTOTYPE_NAMES.slice(0, 3) : PROTOTYPE_NAMES;
    const bodies = forms.flatMap((target) =>
      textFields(target.schema).flatMap((field) =>
        names.map((name) => {
          const body = honestBody(target.schema, random, 0) as Record<string, unknown>;
          const [first = '', second] = field.split('.');
          const value = field === 'message' ? `Sujet: ${name}\n\n${name}` : name;
          if (second === undefined) body[first] = value;
          else body[first] = { ...(body[first] as object), [second]: value };
          return { path: target.path, body };
        }),
      ),
    );
    const answers = await several(bodies, 8, ({ path, body }) => house.send(path, { body }));
    const failed = answers.filter(({ status }) => status === 0 || status >= 500).length;
    const accepted = answers.filter(({ status }) => status < 300).length;
    const { pending, untried } = await house.settled();
    const { rows } = await house.db.query(
      `SELECT kind, count(*)::int AS count FROM deliveries WHERE state = 'pending' AND attempts = 0 GROUP BY kind`,
    );
    const kinds = rows.map(({ kind, count }) => `${count} x ${kind}`).join(', ');
    // What this probe has poisoned must not count against the next.
    await house.db.query("DELETE FROM deliveries WHERE state = 'pending'");
    return {
      sent: bodies.length,
      found: `${accepted} accepted, ${failed} failed, ${pending} deliveries never ended, ${untried} of them without an attempt${kinds && ` (${kinds})`}`,
      ok: failed === 0 && pending === 0 && accepted > bodies.length / 2,
    };
  },
};

const cutEmoji: Probe = {
  name: 'a referrer cut inside an emoji at every offset',
  limits: 'raised',
  async run(house) {
    const offsets = Array.from({ length: 65 }, (_, offset) => offset);
    const bodies = offsets.flatMap((offset) => {
      const referrer_url = `https://fret.example/${'a'.repeat(offset)}${'😀'.repeat(1_500)}`;
      const email = `cut${offset}@fret.example`;
      const within = (form: typeof CONTACT | typeof NEWSLETTER) => ({
        ...form,
        email,
        form_data: { ...form.form_data, referrer_url },
      });
      return [
        { path: '/api/leads', body: { ...REGISTRATION, email, referrer_url } as object },
        { path: '/api/form-submission', body: within(CONTACT) },
        { path: '/api/form-submission', body: within(NEWSLETTER) },
      ];
    });
    const answers = await several(bodies, 8, ({ path, body }) => house.send(path, { body }));
    const statuses = counted(answers, ({ status }) => String(status));
    const ok = answers.every(({ status }) => status > 0 && status < 500);
    return { sent: bodies.length, found: `answers ${named(statuses)}`, ok };
  },
};

const falseDates: Probe = {
  name: 'dates that do not exist, as the date of the policy',
  limits: 'raised',
  async run(house) {
    const dates =
      '2026-02-30 2026-02-29 2026-04-31 2026-13-01 2026-00-00 0000-01-01 9999-99-99 2026-11-32'.split(
        ' ',
      );
    const answers = await several(dates, 4, (policyDate) =>
      house.send('/api/consent', { body: { ...PROOF, policyDate } }),
    );
    const statuses = counted(answers, ({ status }) => String(status));
    const ok = answers.every(({ status }) => status >= 400 && status < 500);
    return { sent: dates.length, found: `answers ${named(statuses)}`, ok };
  },
};

/** A repeat may cost this much of computing the simulation again. */
const REPLAY_RATIO = 0.5;

const replays: Probe = {
  name: 'a simulation repeated under one key is computed once',
  limits: 'raised',
  async run(house, { isSample }) {
    const cpuOf = async (run: () => Promise<unknown>) => {
      await house.settled();
      const before = (await house.server().measure()).cpuMs;
      await run();
      return (await house.server().measure()).cpuMs - before;
    };
    const post = (key: string, vehicles: number) =>
      house.send('/api/simulations', {
        body: { language: 'fr', inputs: { mode: 'expert', ...DEFAULT_INPUTS, vehicles } },
        headers: { 'Idempotency-Key': key },
      });
    const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const repeats = isSample ? 50 : 488;
    const fresh = Array.from({ length: 80 }, (_, number) => number);
    // Code that has not run before is slow whatever it does.
    await several(fresh, 4, (n) => post(key(1_000 + n), 85 + n));
    const computing =
      (await cpuOf(() => several(fresh, 4, (n) => post(key(n), 5 + n)))) / fresh.length;
    const ids = new Set<string>();
    const statuses = new Set<number>();
    const replaying =
      (await cpuOf(() =>
        several(Array.from({ length: repeats }), 4, async () => {
          const { status, text } = await post(key(1), 6);
          statuses.add(status);
          if (status === 201) ids.add(JSON.parse(text).id);
        }),
      )) / repeats;
    const ratio = replaying / computing;
    return {
      sent: 2 * fresh.length + repeats,
      found: `${computing.toFixed(1)} ms of processor to compute, ${replaying.toFixed(1)} to repeat (ratio ${ratio.toFixed(2)}); ${ids.size} id, answers ${[...statuses].join(' ')}`,
      ok:
        ratio < REPLAY_RATIO &&
        ids.size === 1 &&
        [...statuses].every((status) => status > 0 && status < 500),
    };
  },
};

const burst: Probe = {
  name: 'a burst of the costliest simulations leaves the event loop free',
  limits: 'raised',
  async run(house, { isSample }) {
    const costly = clampInputs({ bidirectional: 'yes', hours: 16, batteryKwh: 120 }).inputs;
    const sizes = Array.from({ length: isSample ? 48 : 96 }, (_, nth) => 5 + nth);
    const post = (vehicles: number) =>
      house.send('/api/simulations', {
        body: { language: 'fr', inputs: { ...costly, mode: 'expert', vehicles } },
      });
    await house.settled();
    await post(200);
    const answers: Answered[] = [];
    const heldMs = await holdsTheLoop(house, async () => {
      answers.push(...(await several(sizes, sizes.length, post)));
    });
    const statuses = counted(answers, ({ status }) => String(status));
    const unexplained = answers.filter(
      ({ status, headers }) => status !== 201 && !(status === 503 && headers['retry-after']),
    );
    return {
      sent: answers.length + 1,
      found: `held the event loop: ${heldMs === 0 ? 'never' : `${heldMs.toFixed(0)} ms`}; answers ${named(statuses)}`,
      ok: heldMs === 0 && unexplained.length === 0 && statuses.has('201'),
    };
  },
};

export const formProbes: Probe[] = [cutEmoji, falseDates, poisonNames, replays, burst];
