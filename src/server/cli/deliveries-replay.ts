import type { Client } from 'pg';
import { replay } from '../deliveries/replay.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { momentOf } from './moment.ts';

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
