import { createHash, randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import * as v from 'valibot';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { PreRegistration } from '#domain/leads/lead-fields.ts';
import { simulate } from '#domain/simulator/calculation.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { Destination } from '#server/deliveries/destinations.ts';
import { registerLead } from '#server/leads/register-lead.ts';
import { storeSimulation } from '#server/simulations/stored-simulations.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { storeConfirmedSubscriber, storeContact } from '#server/testing/stored-rows.ts';

/** Leads are kept for three years; one more day of them is due to be removed. */
const DAYS = 3 * 365 + 1;
/** Deliveries are kept for thirty days; one more day of them is due to be removed. */
const DELIVERY_DAYS = 31;

export const DESTINATIONS: Destination[] = [
  {
    name: 'crm',
    url: 'https://crm.example/in',
    secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`],
  },
];

const LIMITS = ['minute:pre_registration', 'hour:pre_registration', 'email'];

/** As the API stores it, in the same statement. */
export async function register(pool: Pool, email: string): Promise<void> {
  const hash = createHash('sha256').update(email).digest();
  await registerLead(
    { pool, tokenSecrets: ['any'], destinations: () => DESTINATIONS, simulationWaitSeconds: 0 },
    v.parse(PreRegistration, { ...REGISTRATION, email, company: `Fret ${email.split('@')[0]}` }),
    {
      id: randomUUID(),
      limits: LIMITS.map((limit) => ({
        key: `${limit}:${hash.toString('hex')}`,
        most: 1e6,
        seconds: 3600,
      })),
      endpoint: 'leads',
      key: randomUUID(),
      hasClientKey: true,
      keySeconds: 172_800,
      bodyHash: hash,
    },
  );
}

export const sampleEmail = (n: number) => `sample${n}@fret.example`;
export const copiedEmail = (n: number) => `v${n}@fleet${n % 5000}.example`;

/** Leads and a few of everything else, written by the product itself: what is multiplied afterwards has their size. */
export async function storeSamples(apiUrl: string, ownerUrl: string, leads: number): Promise<void> {
  const api = new Pool({ connectionString: apiUrl, max: 4 });
  const owner = new Pool({ connectionString: ownerUrl, max: 1 });
  for (let n = 0; n < leads; n += 1) await register(api, sampleEmail(n));
  const inputs = { mode: 'simple' as const, ...KNOWN_FLEETS.depot };
  const results = simulate(inputs, FRENCH_YEARS);
  const model = { run: async () => results };
  for (let n = 0; n < 10; n += 1) {
    const request = {
      id: randomUUID(),
      limits: [],
      endpoint: 'simulations',
      key: randomUUID(),
      hasClientKey: true,
      keySeconds: 60,
      bodyHash: Buffer.alloc(32),
    };
    await storeSimulation({ pool: api, model }, { language: 'fr', inputs }, request);
    await storeContact(owner, { email: `contact${n}@fret.example` });
    await storeConfirmedSubscriber(owner);
  }
  await owner.query(`UPDATE deliveries SET state = 'delivered', attempts = 1, ended_at = now()`);
  await owner.query('DELETE FROM pgboss.job');
  await api.end();
  await owner.end();
}

interface Copy {
  table: string;
  /** Which n of a lead has one: a condition in SQL. */
  of?: string;
  /** Which samples. */
  samples?: string;
  /** What differs from the sample, in SQL. */
  columns: Record<string, string>;
}

const idOf = (kind: string) => `md5('${kind}' || n)::uuid`;

/** The oldest first, as they would have come; `n` counts leads. */
function copiesOf(leads: number): Copy[] {
  const at = `now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / ${leads})`;
  // copiedEmail, in SQL.
  const email = "'v' || n || '@fleet' || n % 5000 || '.example'";
  const hasSimulation = 'n % 10 = 0';
  const simulation = `CASE WHEN ${hasSimulation} THEN ${idOf('simulation')} END`;
  const firstDelivered = Math.round(leads * (1 - DELIVERY_DAYS / DAYS));
  return [
    {
      table: 'simulator_results',
      of: `${hasSimulation} OR n > ${firstDelivered}`,
      columns: { id: idOf('simulation'), created_at: at },
    },
    {
      table: 'crm_leads',
      columns: {
        id: idOf('lead'),
        email,
        company: "'Fret ' || n",
        submission_id: idOf('submission'),
        simulator_result_id: simulation,
        created_at: at,
        last_contact_at: at,
      },
    },
    {
      table: 'lead_submissions',
      columns: {
        id: idOf('submission'),
        lead_id: idOf('lead'),
        answers: `t.answers || jsonb_build_object('email', ${email}, 'company', 'Fret ' || n)`,
        simulator_result_id: simulation,
        token_expires_at: `${at} + interval '1 day'`,
        created_at: at,
      },
    },
    {
      table: 'deliveries',
      of: `n > ${firstDelivered}`,
      samples: 'lead_submission_id IS NOT NULL',
      columns: {
        id: `md5(t.kind || coalesce(t.destination, '') || n)::uuid`,
        lead_submission_id: idOf('submission'),
        state: "'delivered'",
        attempts: '1',
        next_attempt_at: at,
        created_at: at,
        ended_at: `${at} + interval '2s'`,
      },
    },
    {
      table: 'form_submissions',
      of: 'n % 10 = 1',
      columns: { id: idOf('form'), email: "'w' || n || '@fret.example'", created_at: at },
    },
    {
      table: 'newsletter_subscribers',
      of: 'n % 20 = 1',
      columns: { id: idOf('reader'), email: "'r' || n || '@fret.example'", requested_at: at },
    },
  ];
}

/**
 * As many leads as that, with all that comes with them, as three years would have left them. Indexes are
 * made afterwards, and foreign keys are not checked: what is multiplied is consistent.
 */
export async function multiply(
  adminUrl: string,
  leads: number,
  say: (text: string) => void,
): Promise<void> {
  const db = new Client(adminUrl);
  await db.connect();
  await db.query('SET session_replication_role = replica');
  await db.query(`SET maintenance_work_mem = '1GB'`);
  for (const copy of copiesOf(leads)) {
    const began = performance.now();
    await copyRows(db, copy, leads);
    say(`${copy.table}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await db.query('VACUUM (ANALYZE)');
  await db.end();
}

async function copyRows(db: Client, { table, of, samples, columns }: Copy, leads: number) {
  const { rows: indexes } = await db.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = $1 AND indexname NOT LIKE '%_pkey'`,
    [table],
  );
  const { rows: own } = await db.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = own.map(({ column_name }) => column_name);
  // One of each kind of delivery for each lead, otherwise one sample after the other.
  const samplesOf =
    table === 'deliveries'
      ? `SELECT DISTINCT ON (kind, destination) 0 AS nth, d.* FROM deliveries d WHERE ${samples}`
      : `SELECT row_number() OVER () - 1 AS nth, d.* FROM ${table} d`;
  await db.query('BEGIN');
  await db.query(`CREATE TEMPORARY TABLE samples ON COMMIT DROP AS ${samplesOf}`);
  const { rows } = await db.query('SELECT max(nth) + 1 AS count FROM samples');
  for (const { indexname } of indexes) await db.query(`DROP INDEX ${indexname}`);
  await db.query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.map((name) => columns[name] ?? `t.${name}`).join(', ')}
     FROM generate_series(1, ${leads}) n JOIN samples t ON t.nth = n % ${rows[0].count}
     WHERE ${of ?? 'true'}`,
  );
  for (const { indexdef } of indexes) await db.query(indexdef);
  await db.query('COMMIT');
}
