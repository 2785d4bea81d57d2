import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { median } from '../measure.ts';
import { markdownTable } from '../report.ts';

/** Of lead_submissions, what its indexes are made of and some answers. */
const COLUMNS =
  'id uuid NOT NULL, lead_id uuid NOT NULL, created_at timestamptz NOT NULL, answers jsonb';
const [WHOLE, BY_MONTH] = ['submissions_whole', 'submissions_by_month'] as const;
const TABLES = [WHOLE, BY_MONTH];
const TIMES = 500;

/**
 * The same registrations in one table and in one per month. Of the product's own tables only this could
 * be divided: a lead is one row per e-mail address, and no unique index reaches over several partitions
 * unless the month is part of it.
 */
export async function measurePartitions(adminUrl: string): Promise<string> {
  const db = new Client(adminUrl);
  await db.connect();
  await fill(db);
  const rows = [
    await compare(db, 'one is inserted', insert, TIMES),
    await compare(db, 'one is found by its id, as for each delivery', findById, TIMES),
    await compare(db, 'those of a lead are found', findByLead, TIMES),
    await compare(db, 'the newest fifty', newest, 20),
    await compare(db, 'the oldest day is removed', removeDay, 3),
    await compare(db, 'the oldest month is removed', removeMonth, 1),
  ];
  const sizes = await Promise.all(TABLES.map((table) => sizeOf(db, table)));
  await db.query(`DROP TABLE ${TABLES.join(', ')}`);
  await db.end();
  const megabytes = sizes.map((size) => `${(size / 1e6).toFixed(0)} MB`);
  rows.push(['size of the indexes', ...megabytes, ratio(sizes)]);
  return markdownTable(['', 'one table', 'one per month', 'ratio'], rows);
}

async function fill(db: Client): Promise<void> {
  await db.query(`CREATE TABLE ${WHOLE} (${COLUMNS})`);
  await db.query(`CREATE TABLE ${BY_MONTH} (${COLUMNS}) PARTITION BY RANGE (created_at)`);
  await db.query(`DO $$
    DECLARE month timestamptz;
    BEGIN
      FOR month IN SELECT generate_series(date_trunc('month', min(created_at)), now() + interval '1 month', '1 month')
        FROM lead_submissions
      LOOP
        EXECUTE format('CREATE TABLE ${BY_MONTH}_%s PARTITION OF ${BY_MONTH} FOR VALUES FROM (%L) TO (%L)',
          to_char(month, 'YYYY_MM'), month, month + interval '1 month');
      END LOOP;
    END $$`);
  for (const table of TABLES) {
    await db.query(`INSERT INTO ${table} SELECT id, lead_id, created_at,
      jsonb_build_object('email', answers->'email', 'company', answers->'company', 'fleet_size', 100)
      FROM lead_submissions`);
    await db.query(
      `ALTER TABLE ${table} ADD PRIMARY KEY (id${table === BY_MONTH ? ', created_at' : ''})`,
    );
    await db.query(`CREATE INDEX ON ${table} (lead_id, created_at)`);
    await db.query(`CREATE INDEX ON ${table} (created_at)`);
    await db.query(`VACUUM (ANALYZE) ${table}`);
  }
  // What was written for the filling must not be written while it is measured.
  await db.query('CHECKPOINT');
}

type Step = (db: Client, table: string, known: Known) => Promise<unknown>;

/** A registration that is there. */
interface Known {
  id: string;
  lead_id: string;
}

const insert: Step = (db, table) =>
  db.query({
    name: `insert-${table}`,
    text: `INSERT INTO ${table} VALUES ($1, $2, now(), '{"fleet_size": 100}')`,
    values: [randomUUID(), randomUUID()],
  });

const findById: Step = (db, table, { id }) =>
  db.query({ name: `id-${table}`, text: `SELECT * FROM ${table} WHERE id = $1`, values: [id] });

const findByLead: Step = (db, table, { lead_id }) =>
  db.query({
    name: `lead-${table}`,
    text: `SELECT * FROM ${table} WHERE lead_id = $1 ORDER BY created_at`,
    values: [lead_id],
  });

const newest: Step = (db, table) =>
  db.query(`SELECT * FROM ${table} ORDER BY created_at DESC LIMIT 50`);

/** The moment is read first: as a part of the statement it would hide from PostgreSQL how few rows are older. */
async function removeOldest(db: Client, table: string, interval: string): Promise<void> {
  const { rows } = await db.query(
    `SELECT (min(created_at) + $1::interval)::text AS until FROM ${table}`,
    [interval],
  );
  await db.query(`DELETE FROM ${table} WHERE created_at < '${rows[0].until}'`);
}

const removeDay: Step = (db, table) => removeOldest(db, table, '1 day');

const removeMonth: Step = async (db, table) => {
  if (table === WHOLE) return removeOldest(db, table, '1 month');
  const { rows } = await db.query(`SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = '${table}'::regclass ORDER BY 1 OFFSET 1 LIMIT 1`);
  return db.query(`DROP TABLE ${rows[0].name}`);
};

async function compare(db: Client, name: string, step: Step, times: number): Promise<string[]> {
  const known = await db.query<Known>(
    `SELECT id, lead_id FROM lead_submissions TABLESAMPLE SYSTEM (0.1) LIMIT ${times}`,
  );
  const taken = TABLES.map(() => [] as number[]);
  for (let time = 0; time < times; time += 1) {
    const one = known.rows[time % known.rows.length] as Known;
    for (const [index, table] of TABLES.entries()) {
      const began = performance.now();
      await step(db, table, one);
      taken[index]?.push(performance.now() - began);
    }
  }
  const medians = taken.map(median);
  return [name, ...medians.map((ms) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`), ratio(medians)];
}

async function sizeOf(db: Client, table: string): Promise<number> {
  const { rows } = await db.query(
    `SELECT sum(pg_indexes_size(relid)) AS bytes FROM (
       SELECT $1::regclass AS relid UNION SELECT inhrelid FROM pg_inherits WHERE inhparent = $1::regclass
     ) AS parts`,
    [table],
  );
  return Number(rows[0].bytes);
}

const ratio = ([whole = 0, byMonth = 0]: number[]) => (byMonth / whole).toFixed(2);
