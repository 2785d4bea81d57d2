import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTACT, REGISTRATION } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/start-app.ts';

let api: StartedApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** A fault that cannot be caused from outside: the database refuses the table's next row. */
async function breakTable(table: string): Promise<void> {
  await api.rows(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'Key (email)=(ada@fret.example)'; END $$`);
  await api.rows(
    `CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`,
  );
}

async function counts(): Promise<Record<string, number>> {
  const tables = [
    'crm_leads',
    'lead_submissions',
    'form_submissions',
    'deliveries',
    'idempotency_keys',
    'pgboss.job',
  ];
  const entries = tables.map(async (table) => {
    const [row] = await api.rows(`SELECT count(*)::int AS count FROM ${table}`);
    return [table, row?.count] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test.each(['deliveries', 'pgboss.job_common', 'lead_submissions'])(
  'R6: when %s takes no row, nothing of the registration is kept, and a retry succeeds',
  async (table) => {
    const before = await counts();
    await breakTable(table);
    const headers = { 'Idempotency-Key': '11111111-1111-4111-8111-111111111111' };
    const failed = await api.post('/api/leads', REGISTRATION, headers);
    expect(failed.status).toBe(500);
    expect(failed.text).not.toMatch(/ada|Key|EXCEPTION| at /);
    expect(await counts()).toEqual(before);
    await api.rows(`DROP TRIGGER fail ON ${table}`);
    expect((await api.post('/api/leads', REGISTRATION, headers)).status).toBe(201);
    const stored = { crm_leads: 1, lead_submissions: 1, deliveries: 3, 'pgboss.job': 3 };
    expect(await counts()).toMatchObject(stored);
  },
);

test('R6: a contact request and its deliveries are kept together or not at all', async () => {
  const before = await counts();
  await breakTable('deliveries');
  expect((await api.post('/api/form-submission', CONTACT)).status).toBe(500);
  expect(await counts()).toEqual(before);
});
