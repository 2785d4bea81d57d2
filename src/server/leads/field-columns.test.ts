import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { CONTACT_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = await testDatabase();
const db = new Client(database.ownerUrl);
await db.connect();
afterAll(async () => {
  await db.end();
  await database.drop();
});

/** What a table has beside the fields of its form: the server's own. */
const OWN = {
  crm_leads: [
    'id',
    'submission_id',
    'created_at',
    'last_contact_at',
    'lead_score',
    'qualification_status',
    'score_lines',
    'suspicion',
    'simulator_completed',
    'simulator_result_id',
  ],
  form_submissions: [
    ...['id', 'created_at', 'suspicion', 'simulator_result_id', 'notice_text_version'],
    ...['released_at', 'search'],
  ],
};

test.each([
  ['crm_leads', fieldsIn(LEAD_FIELDS, 'column')],
  ['form_submissions', fieldsIn(CONTACT_FIELDS, 'column')],
] as const)('each field has its column in %s, and each column its field', async (table, fields) => {
  const { rows } = await db.query(
    'SELECT column_name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  const columns = rows.map(({ column_name }) => String(column_name));
  expect(columns.sort()).toEqual([...fields, ...OWN[table]].sort());
});
