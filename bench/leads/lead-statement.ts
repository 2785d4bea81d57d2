import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { PreRegistration } from '#domain/leads/lead-fields.ts';
import type { Destination } from '#server/deliveries/destinations.ts';
import { registerLead } from '#server/leads/register-lead.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';

const TYPES = ['jsonb', 'text', 'text', 'bytea', 'uuid', 'integer', 'jsonb', 'jsonb'];
const EMAIL = 'someone@fret.example';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * A script for pgbench that runs the very statement the API runs, prepared once per connection, with
 * fresh ids, keys, addresses and e-mails each time. What the API would bind is caught from the API.
 */
export async function pgbenchScript(destinations: Destination[]): Promise<string> {
  const { text, values } = await caught(destinations);
  const args = values.map((value, index) => `${freshSql(value)}::${TYPES[index]}`);
  return [
    '\\if :ready',
    '\\else',
    `PREPARE register (${TYPES.join(', ')}) AS ${text};`,
    '\\set ready 1',
    '\\endif',
    '\\set n random(1, 9000000000000000)',
    `EXECUTE register (${args.join(', ')});`,
  ].join('\n');
}

async function caught(destinations: Destination[]) {
  let query: { text: string; values: unknown[] } | undefined;
  const pool = {
    query: async (given: typeof query) => {
      query = given;
      return { rows: [{ retry_after_s: null, is_new: true, submission_id: '', repeated: false }] };
    },
  };
  const limit = (name: string, seconds: number) => ({ key: `${name}:LIMIT`, most: 1e6, seconds });
  await registerLead(
    {
      pool: pool as never,
      tokenSecrets: ['any'],
      destinations: () => destinations,
      simulationWaitSeconds: 120,
    },
    v.parse(PreRegistration, { ...REGISTRATION, email: EMAIL }),
    {
      id: randomUUID(),
      limits: [
        limit('minute:pre_registration', 60),
        limit('hour:pre_registration', 3600),
        limit('email', 3600),
      ],
      endpoint: 'leads',
      key: randomUUID(),
      hasClientKey: true,
      keySeconds: 172_800,
      bodyHash: Buffer.alloc(32, 1),
    },
  );
  if (query === undefined) throw new Error('Nothing was asked of the database.');
  return query;
}

/** A value as SQL in which everything that differs from one sending to the next differs. */
function freshSql(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  const fresh: string[] = [];
  const pattern = new RegExp(`${UUID.source}|LIMIT|${EMAIL}`, 'g');
  const template = String(value)
    .replaceAll('%', '%%')
    .replace(pattern, (found) => {
      if (found === EMAIL) fresh.push("'v' || :n || '@fret.example'");
      else fresh.push(found === 'LIMIT' ? 'md5((:n)::text)' : 'gen_random_uuid()');
      return '%s';
    })
    .replaceAll("'", "''");
  return fresh.length === 0 ? `'${template}'` : `format('${template}', ${fresh.join(', ')})`;
}
