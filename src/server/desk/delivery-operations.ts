import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Replay } from '#domain/desk/deliveries.ts';
import type { Queryable } from '../database/pool.ts';
import { disableDestination, enableDestination } from '../deliveries/destinations.ts';
import { hasten, replay } from '../deliveries/requeue.ts';
import { enqueueTest, testOutcome } from '../deliveries/test-destination.ts';
import { readDeliveries, stuckBy } from './deliveries-overview.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

const Uuid = v.pipe(v.string(), v.uuid());
const Name = v.pipe(v.string(), v.maxLength(40));

export const deliveriesList = operation({
  name: 'deliveries.list',
  roles: ['operations'],
  input: v.strictObject({}),
  async run({ db }) {
    const { overview, subjects } = await readDeliveries(db);
    return { answer: overview, records: [...new Set(subjects)] };
  },
});

/** Those that were given up start anew, those that wait are tried now; each under the same webhook-id. */
export const deliveriesReplay = operation({
  name: 'deliveries.replay',
  roles: ['operations'],
  input: v.variant('of', [
    v.strictObject({ of: v.literal('one'), id: Uuid }),
    v.strictObject({
      of: v.literal('cause'),
      place: v.pipe(v.string(), v.maxLength(60)),
      error: v.pipe(v.string(), v.maxLength(200)),
    }),
    v.strictObject({ of: v.literal('dead') }),
  ]),
  async run({ db, input }) {
    const ids = await idsOf(db, input);
    const replayed = [...(await replay(db, ids)), ...(await hasten(db, ids))];
    // Somebody was faster, or they are on their way by themselves.
    if (replayed.length === 0) throw new Refused('conflict');
    const place = input.of === 'cause' ? { place: input.place } : {};
    return {
      answer: { replayed: replayed.length },
      records: replayed,
      facts: { of: input.of, ...place },
    };
  },
});

async function idsOf(db: Queryable, which: Replay): Promise<string[]> {
  switch (which.of) {
    case 'one':
      return [which.id];
    case 'cause':
      return stuckBy(db, which.place, which.error);
    case 'dead': {
      const { rows } = await db.query(`SELECT id FROM deliveries WHERE state = 'dead'`);
      return rows.map(({ id }) => String(id));
    }
  }
}

export const destinationsSwitch = operation({
  name: 'destinations.switch',
  roles: ['operations'],
  input: v.strictObject({ name: Name, on: v.boolean() }),
  async run({ db, input: { name, on } }) {
    await mustBeInUse(db, name);
    const changed = on ? await enableDestination(db, name) : await disableDestination(db, name);
    if (!changed) throw new Refused('conflict');
    return { answer: null, facts: { name, on } };
  },
});

export const destinationsTest = operation({
  name: 'destinations.test',
  roles: ['operations'],
  input: v.strictObject({ name: Name }),
  async run({ db, input: { name } }) {
    await mustBeInUse(db, name);
    return { answer: { id: await enqueueTest(db, name) }, facts: { name } };
  },
});

async function mustBeInUse(db: Queryable, name: string): Promise<void> {
  const { rows } = await db.query('SELECT 1 FROM webhook_destinations WHERE name = $1', [name]);
  if (rows.length === 0) throw new Refused('not-found');
}

const LOOKS = 16;
const LOOK_EVERY_MS = 250;

/** Waits for a few seconds, so that one question and one line in the log usually do. */
export const destinationsTested = operation({
  name: 'destinations.tested',
  roles: ['operations'],
  input: v.strictObject({ id: Uuid }),
  async ready(pool, { id }) {
    for (let look = 1; look < LOOKS; look += 1) {
      const answer = await testOutcome(pool, id);
      if (answer === undefined || answer.sent !== undefined) return;
      await pause(LOOK_EVERY_MS);
    }
  },
  async run({ db, input: { id } }) {
    const answer = await testOutcome(db, id);
    if (answer === undefined) throw new Refused('not-found');
    return { answer };
  },
});
