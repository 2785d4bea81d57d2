import type { Client } from 'pg';
import { enableDestination } from '../deliveries/destinations.ts';
import { replay } from '../deliveries/requeue.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { limitOf, listOptions, momentOf, sinceIn } from './list-options.ts';
import { type Column, showRows } from './table.ts';

const STATES = ['pending', 'delivered', 'skipped', 'dead'];

export const deliveriesList = command({
  name: 'deliveries list',
  about: 'Lists what went or goes where, newest first, without naming anybody.',
  options: {
    dead: { type: 'boolean', about: 'only those that were given up' },
    state: { type: 'string', about: `only ${STATES.join(', ')}` },
    to: { type: 'string', value: 'name', about: 'only to this webhook, or of this kind of mail' },
    ...listOptions,
  },
  example: '--dead --since 7d',
  async run({ values, json, write, database }) {
    const state = values.dead ? 'dead' : values.state;
    if (state !== undefined && !STATES.includes(state)) {
      throw new UsageError(`--state is '${state}': it must be one of ${STATES.join(', ')}.`);
    }
    const limit = limitOf(values.limit);
    const since = sinceIn(values);
    const db = await database();
    const { rows } = await db.query<DeliveryRow>(
      `SELECT ${DELIVERY_FIELDS} FROM deliveries d
       WHERE ($1::text IS NULL OR state = $1)
         AND ($2::text IS NULL OR coalesce(destination, kind) = $2)
         AND ($3::timestamptz IS NULL OR created_at >= $3)
       ORDER BY created_at DESC, id LIMIT $4`,
      [state, values.to, since, limit],
    );
    showRows({ json, write }, rows, DELIVERY_COLUMNS);
  },
});

export const deliveriesReplay = command({
  name: 'deliveries replay',
  takes: '[<id>…]',
  about: 'Sends again what was given up, from the first attempt on, under the same webhook-id.',
  options: {
    since: { type: 'string', value: 'when', about: 'all dead ones created since: 2026-01-31, 12h' },
    'all-dead': { type: 'boolean', about: 'all dead ones' },
  },
  example: '--since 24h',
  async run({ values, positionals, json, write, database }) {
    const ways = [positionals.length > 0, values.since !== undefined, values['all-dead'] === true];
    if (ways.filter(Boolean).length !== 1) {
      throw new UsageError('Name deliveries by their ids, or give --since, or --all-dead.');
    }
    const wrong = positionals.find(
      (id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id),
    );
    if (wrong !== undefined) throw new UsageError(`'${wrong}' is no delivery's id.`);
    const since = values.since === undefined ? new Date(0) : momentOf(values.since);
    const db = await database();
    const ids = positionals.length > 0 ? positionals : await deadSince(db, since);
    const replayed = await replay(db, ids);
    write(json ? `${JSON.stringify({ replayed })}\n` : `${replayed.length} enqueued again.\n`);
    if (replayed.length < positionals.length) {
      throw new CommandFailed('The others are not there, or not dead.');
    }
  },
});

async function deadSince(db: Client, since: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM deliveries WHERE state = 'dead' AND created_at >= $1`,
    [since],
  );
  return rows.map(({ id }) => id);
}

export const destinationsEnable = command({
  name: 'destinations enable',
  takes: '<name>',
  about: 'Lets a webhook that answered 410 (gone) have deliveries again.',
  options: {},
  example: 'crm',
  async run({ positionals, json, write, database }) {
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) throw new UsageError('Name one destination.');
    const enabled = await enableDestination(await database(), name);
    if (!enabled) throw new CommandFailed('No destination of that name is disabled.');
    write(
      json
        ? `${JSON.stringify({ enabled: name })}\n`
        : `${name} is enabled. What it missed: deliveries list --dead --to ${name}\n`,
    );
  },
});

interface DeliveryRow extends Record<string, unknown> {
  id: string;
  kind: string;
  event: string;
  destination: string | null;
  state: string;
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date;
  created_at: Date;
  ended_at: Date | null;
  reference: string;
}

/** Names the person it is about by reference only. */
const DELIVERY_FIELDS = `d.id, d.kind, d.event, d.destination, d.state, d.attempts,
  d.last_error, d.next_attempt_at, d.created_at, d.ended_at,
  coalesce(d.lead_submission_id, d.form_submission_id, d.newsletter_subscriber_id) AS reference`;

const DELIVERY_COLUMNS: Column<DeliveryRow>[] = [
  { title: 'DELIVERY', of: ({ id }) => id },
  { title: 'created', of: ({ created_at }) => created_at },
  { title: 'event', of: ({ event }) => event },
  { title: 'to', of: ({ kind, destination }) => destination ?? kind },
  { title: 'state', of: ({ state }) => state },
  { title: 'attempts', of: ({ attempts }) => attempts },
  {
    title: 'next',
    of: ({ state, next_attempt_at }) => (state === 'pending' ? next_attempt_at : null),
  },
  { title: 'reference', of: ({ reference }) => reference },
  { title: 'last error', of: ({ last_error }) => last_error },
];
