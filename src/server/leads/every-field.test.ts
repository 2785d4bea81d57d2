import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { type FieldTable, fieldsIn, fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { loadSubject, type Subject } from '../deliveries/subject.ts';
import { webhookPayload } from '../deliveries/webhook-payload.ts';
import { salesNotice } from '../mail/compose/sales-notice.ts';
import { TEAM_LANGUAGE } from '../mail/message.ts';
import { callCli } from '../testing/call-cli.ts';
import { CONTACT, REGISTRATION } from '../testing/sample-forms.ts';
import { startApi } from '../testing/start-app.ts';
import { mailWords } from '../words/words.ts';

const ORIGIN = 'https://www.voltige.example';
const LINKS = { origin: ORIGIN, tokenSecrets: ['a secret for tests'] };

/** Something to answer in each of these that goes anywhere, unlike what stands there if nobody answers. */
function answersTo(table: FieldTable): Record<string, unknown> {
  const asked = Object.entries(table).filter(([, { column, webhook, export: file }]) =>
    [column, webhook, file].includes(true),
  );
  return Object.fromEntries(
    asked.flatMap(([name, { wire }]) => {
      const { wrapped = wire, default: otherwise } = wire as Partial<
        v.OptionalSchema<Picked, string>
      >;
      const { options = [] } = wrapped as Partial<Picked>;
      const answer = [...options, name, name.slice(0, 10), ...TYPED, true].find((value) => {
        const { success, output } = v.safeParse(wire, value);
        return success && output === value && value !== otherwise;
      });
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

type Picked = v.PicklistSchema<readonly (string | number)[], string>;
const TYPED = ['ada@fret.example', '+33 6 12 34 56 78', 'https://www.example.org/flottes'];

const LEAD = { ...REGISTRATION, ...answersTo(LEAD_FIELDS) };
const REQUEST = {
  ...CONTACT,
  ...answersTo(CONTACT_FIELDS),
  form_data: { ...CONTACT.form_data, ...answersTo(FORM_DATA_FIELDS) },
};

/** What a table has beside the fields of its form: the server's own. */
const OWN_OF_LEADS = [
  ...['id', 'submission_id', 'created_at', 'last_contact_at', 'lead_score', 'suspicion'],
  ...['qualification_status', 'score_lines', 'simulator_completed', 'simulator_result_id'],
];
const OWN_OF_REQUESTS = [
  ...['id', 'created_at', 'suspicion', 'simulator_result_id', 'notice_text_version'],
  ...['released_at', 'search', 'lead_score'],
];

const api = await startApi();
beforeAll(async () => {
  expect((await api.post('/api/leads', LEAD)).status).toBe(201);
  expect((await api.post('/api/form-submission', REQUEST)).status).toBe(201);
});
afterAll(() => api.stop());

const given = (values: object, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, (values as Record<string, unknown>)[field]]));

async function exported(command: 'leads' | 'forms') {
  const { printed } = await callCli([command, 'export', '--json'], {
    DATABASE_URL: api.database.ownerUrl,
  });
  return JSON.parse(printed);
}

async function subjectOf(table: 'lead_submissions' | 'form_submissions'): Promise<Subject> {
  const [row] = await api.rows(`SELECT id FROM ${table}`);
  const owner = {
    query: async (text: string, values?: unknown[]) => ({ rows: await api.rows(text, values) }),
  };
  const column = table === 'lead_submissions' ? 'lead_submission_id' : 'form_submission_id';
  const subject = await loadSubject(owner, { [column]: row.id } as never);
  if (subject === undefined) throw new Error('nothing was stored');
  return subject;
}

test('the sample answers every field that is stored or sent', () => {
  const goesSomewhere = (table: FieldTable) =>
    Object.entries(table)
      .filter(([, { column, webhook, export: file }]) => [column, webhook, file].includes(true))
      .map(([name]) => name);
  for (const name of goesSomewhere(LEAD_FIELDS)) expect(LEAD).toHaveProperty(name);
  for (const name of goesSomewhere(CONTACT_FIELDS)) expect(REQUEST).toHaveProperty(name);
  for (const name of goesSomewhere(FORM_DATA_FIELDS)) {
    if (/^simulator_/.test(name)) continue;
    expect(REQUEST.form_data).toHaveProperty(name);
  }
});

test('every field of a lead is in its column, the webhook and the export; no column is left over', async () => {
  const columns = fieldsIn(LEAD_FIELDS, 'column');
  const [row] = await api.rows('SELECT * FROM crm_leads');
  expect(Object.keys(row).sort()).toEqual([...columns, ...OWN_OF_LEADS].sort());
  expect(given(row, columns)).toEqual(given(LEAD, columns));
  const sent = fieldsIn(LEAD_FIELDS, 'webhook');
  const subject = await subjectOf('lead_submissions');
  const { data } = JSON.parse(webhookPayload('lead.registered', subject, LINKS));
  expect(given(data, sent)).toEqual(given(LEAD, sent));
  const inFile = fieldsIn(LEAD_FIELDS, 'export');
  expect(given(await exported('leads'), inFile)).toEqual(given(LEAD, inFile));
});

test('every field of a contact request is in its column, the webhook and the export; no column is left over', async () => {
  const columns = fieldsIn(CONTACT_FIELDS, 'column').filter((name) => name !== 'lead_score');
  const [row] = await api.rows('SELECT * FROM form_submissions');
  expect(Object.keys(row).sort()).toEqual([...columns, ...OWN_OF_REQUESTS].sort());
  expect(given(row, columns)).toEqual(given(REQUEST, columns));
  const sent = fieldsIn(CONTACT_FIELDS, 'webhook');
  const subject = await subjectOf('form_submissions');
  const { data } = JSON.parse(webhookPayload('form.submitted', subject, LINKS));
  expect(given(data, sent)).toEqual(given(REQUEST, sent));
  const own = fieldsIn(CONTACT_FIELDS, 'export');
  const inData = fieldsIn(FORM_DATA_FIELDS, 'export');
  const line = await exported('forms');
  expect(given(line, own)).toEqual(given(REQUEST, own));
  expect(given(line, inData)).toEqual(given(REQUEST.form_data, inData));
});

test.each([
  ['lead_submissions', [LEAD_FIELDS], ['person', 'fleet', 'origin']],
  ['form_submissions', [CONTACT_FIELDS, FORM_DATA_FIELDS], ['person', 'origin']],
] as const)(
  'the sales mail about %s shows every field it should',
  async (table, tables, blocks) => {
    const subject = await subjectOf(table);
    if (subject.of === 'subscriber' || subject.of === 'data-request')
      throw new Error('not for sales');
    const { salesNotice: words } = mailWords(TEAM_LANGUAGE);
    const facts = new Map(
      salesNotice('lead.registered', subject, ORIGIN).blocks.flatMap((block) =>
        block.kind === 'facts' ? [...block.rows] : [],
      ),
    );
    const labels: Readonly<Record<string, string>> = words.fields;
    for (const block of blocks) {
      for (const field of tables.flatMap((one: FieldTable) => fieldsInMail(one, block))) {
        expect(facts.get(labels[field] ?? field), field).toEqual(expect.any(String));
        expect(facts.get(labels[field] ?? field), field).not.toBe(words.none);
      }
    }
  },
);
