import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { exportPerson, NOT_EXPORTED, type PersonalData } from '../privacy/export-person.ts';
import { privatePageHtml } from '../private-pages/private-page.ts';
import { RULES } from '../retention/rules.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { myDataWords } from '../words/words.ts';
import { keptUntil } from './kept-until.ts';
import { dataPage } from './my-data-pages.ts';

const ANA = 'ana@fret.example';

const { db: owner, stop } = await connectedDatabase();
let data: PersonalData;

/** One row in every table, with something in every column. */
beforeAll(async () => {
  await storeLead(owner, {
    email: ANA,
    simulated: true,
    answers: { utm_campaign: 'salon', simulator_data: { vehicles: 12 } },
  });
  await storeContact(owner, { email: ANA, simulated: true });
  await storeConfirmedSubscriber(owner, { email: ANA });
  await owner.query(
    `INSERT INTO data_requests (id, email, language) VALUES (gen_random_uuid(), $1, 'en')`,
    [ANA],
  );
  await owner.query(`INSERT INTO analyses (lead_id, lead_submission_id, language, model_version, figures, document)
    SELECT lead_id, id, 'en', 'value of model', '{"note": "value of figures"}', 'a PDF' FROM lead_submissions`);
  await owner.query(`INSERT INTO deliveries (id, kind, event, newsletter_subscriber_id)
    SELECT gen_random_uuid(), 'newsletter_welcome', 'newsletter.confirmed', id FROM newsletter_subscribers`);
  await owner.query(`INSERT INTO deliveries (id, kind, event, destination, form_submission_id)
    SELECT gen_random_uuid(), 'webhook', 'form.submitted', 'crm', id FROM form_submissions`);
  await fillEmptyColumns();
  data = await exportPerson(owner, ANA, { secrets: ['x'], destinations: [] });
});
afterAll(stop);

const TABLES = {
  leads: 'crm_leads',
  lead_submissions: 'lead_submissions',
  form_submissions: 'form_submissions',
  newsletter_subscribers: 'newsletter_subscribers',
  simulator_results: 'simulator_results',
  deliveries: 'deliveries',
  data_requests: 'data_requests',
  analyses: 'analyses',
} as const;

/** Columns that only some values fit. */
const FITTING = new Map([
  ['suspicion', `'honeypot'`],
  ['approval', `'given'`],
  ['renewal', `'{"source": "footer_newsletter"}'`],
]);
const LEFT_EMPTY =
  /^(lead_submission|form_submission|newsletter_subscriber|data_request|analysis|simulator_result)_id$|^destination$/;

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await owner.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

async function fillEmptyColumns(): Promise<void> {
  const values = (name: string) =>
    new Map([
      ['text', `'value of ${name}'`],
      ['timestamp with time zone', 'now()'],
      ['integer', '7'],
      ['bytea', `'hash of ${name}'`],
      ['uuid', 'gen_random_uuid()'],
      ['jsonb', `'{}'`],
      ['boolean', 'true'],
    ]);
  for (const table of Object.values(TABLES)) {
    for (const { name, type } of await columnsOf(table)) {
      if (LEFT_EMPTY.test(name)) continue;
      const value = FITTING.get(name) ?? values(name).get(type);
      if (value === undefined) continue;
      await owner.query(`UPDATE ${table} SET ${name} = ${value} WHERE ${name} IS NULL`);
    }
  }
}

test('every column of every table about people is exported, or left out for a reason that is written down', async () => {
  for (const [exported, table] of Object.entries(TABLES) as [keyof typeof TABLES, string][]) {
    const leftOut = Object.keys(lookUp<object>(NOT_EXPORTED, exported) ?? {});
    const columns = (await columnsOf(table)).map(({ name }) => name);
    const names = new Set(data[exported].flatMap((row) => Object.keys(row)));
    expect([...names, ...leftOut].toSorted(), exported).toEqual(columns.toSorted());
  }
});

test('every table is about people and exported, or known to be about nobody', async () => {
  const ABOUT_NOBODY = [
    'consent_proofs',
    // About those who work at the desk; what they did with somebody's data leads by id to that person's rows.
    'desk_audit',
    'desk_sessions',
    'disabled_destinations',
    'idempotency_keys',
    'maintenance_runs',
    'migrations',
    'rate_limits',
    'readiness_probe',
    // Of somebody by the ids of their rows; shown at the desk with them, and about nobody once they are gone.
    'rights_requests',
    'webhook_destinations',
  ];
  const { rows } = await owner.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const known = [...Object.values(TABLES), ...ABOUT_NOBODY, 'suppressed_addresses'];
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});

test.each(LANGUAGES)('in %s, everything exported has a name and is shown', (language) => {
  const words = myDataWords(language);
  const page = dataPage(language, data, {
    email: ANA,
    key: 'k',
    keyHash: Buffer.alloc(0),
    expiresAt: new Date(),
  });
  const html = privatePageHtml(page, '/style.css');
  const unnamed = Object.keys(TABLES)
    .flatMap((table) => data[table as keyof typeof TABLES])
    .flatMap((row) => [row, row.answers ?? {}, row.form_data ?? {}, row.renewal ?? {}])
    .flatMap((row) => Object.keys(row as object))
    .filter((name) => !(name in words.fields));
  expect(unnamed).toEqual([]);
  const texts = Object.keys(TABLES)
    .flatMap((table) => data[table as keyof typeof TABLES])
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string' && /^value of|^[0-9a-f-]{36}$/.test(value));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(html).toContain(text);
});

test('a page says of each row when the nightly removal takes it', async () => {
  const dated = [
    ['crm_leads', 'leads', 'leads', 'last_contact_at'],
    ['form_submissions', 'contact requests', 'form_submissions', 'created_at'],
    ['deliveries', 'ended deliveries', 'deliveries', 'ended_at'],
    ['analyses', 'analyses', 'analyses', 'made_at'],
    ['data_requests', 'requests to see data', 'data_requests', 'requested_at'],
  ] as const;
  await owner.query('UPDATE data_requests SET erasure_requested_at = NULL');
  for (const [table, rule, exported, column] of dated) {
    const over = RULES.find(({ name }) => name === rule)?.over;
    const { rows } = await owner.query(`SELECT ${column} FROM ${table} LIMIT 1`);
    const until = keptUntil(exported, rows[0]);
    for (const [offset, expected] of [
      ['-1 minute', false],
      ['1 minute', true],
    ] as const) {
      const asked = over?.replace('now()', `($1::timestamptz + '${offset}'::interval)`);
      const found = await owner.query(`SELECT ${asked} AS over FROM ${table} LIMIT 1`, [until]);
      expect(found.rows[0].over, `${rule} ${offset}`).toBe(expected);
    }
  }
});
