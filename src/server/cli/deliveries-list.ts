import { command, UsageError } from './command.ts';
import { DELIVERY_COLUMNS, DELIVERY_FIELDS, type DeliveryRow } from './delivery-rows.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { showRows } from './show-rows.ts';

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
