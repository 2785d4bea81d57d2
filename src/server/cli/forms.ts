import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { HAS_EMAIL } from '../database/email-condition.ts';
import {
  CONTACT_COLUMNS,
  contactOption,
  GAIN_COLUMNS,
  GAIN_FIELDS,
  selectList,
} from './columns.ts';
import { command, UsageError } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveriesAbout } from './deliveries.ts';
import { findRows, ROW_ARGUMENT } from './find-rows.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { formatFields, formatTable, printable, showRows } from './table.ts';

/** Of a contact or demo request, for its export and its 'show'. */
const REQUEST_COLUMNS = [
  'id',
  'created_at',
  ...exported('form'),
  'suspicion',
  ...exported('score'),
  ...exported('person'),
  'simulator_result_id',
  ...GAIN_COLUMNS,
  ...exported('visit'),
  'notice_text_version',
  ...exported('origin'),
] as const;

/** A group of the request's own fields, then of those in its form_data. */
function exported(group: 'form' | 'score' | 'person' | 'visit' | 'origin') {
  return [
    ...fieldsIn(CONTACT_FIELDS, 'export', group),
    ...fieldsIn(FORM_DATA_FIELDS, 'export', group),
  ];
}

const REQUEST_FIELDS = selectList(REQUEST_COLUMNS, {
  ...GAIN_FIELDS,
  ...Object.fromEntries(
    fieldsIn(FORM_DATA_FIELDS, 'export').map((field) => [field, `form_data->>'${field}'`]),
  ),
  lead_score: 'lead_score::float8',
});

interface ListedRequest extends Record<string, unknown> {
  id: string;
  created_at: Date;
  form_type: string;
  subject: string | null;
  lead_score: number;
  undelivered: number;
  suspicion: string | null;
  company: string | null;
  name?: string;
  email?: string;
  phone?: string | null;
}

const FORMS = ['contact', 'demo_request'];

export const formsList = command({
  name: 'forms list',
  about: 'Lists contact and demo requests, newest first.',
  options: {
    form: { type: 'string', about: "only 'contact' or 'demo_request'" },
    ...contactOption,
    ...listOptions,
  },
  example: '--form demo_request --since 7d',
  async run({ values, json, write, database }) {
    if (values.form !== undefined && !FORMS.includes(values.form)) {
      throw new UsageError(`--form is '${values.form}': it must be 'contact' or 'demo_request'.`);
    }
    const limit = limitOf(values.limit);
    const since = sinceIn(values);
    const db = await database();
    const { rows } = await db.query<ListedRequest>(
      `SELECT f.id, f.created_at, f.form_type, f.form_data->>'subject' AS subject,
         f.lead_score::float8 AS lead_score, f.suspicion, f.company, (
           SELECT count(*)::integer FROM deliveries d
           WHERE d.form_submission_id = f.id AND d.state IN ('pending', 'dead')
         ) AS undelivered ${values.contact ? ', f.name, f.email, f.phone' : ''}
       FROM form_submissions f
       WHERE ($1::text IS NULL OR f.form_type = $1)
         AND ($2::timestamptz IS NULL OR f.created_at >= $2)
       ORDER BY f.created_at DESC, f.id LIMIT $3`,
      [values.form, since, limit],
    );
    showRows({ json, write }, rows, [
      { title: 'id', of: ({ id }) => id },
      { title: 'received', of: ({ created_at }) => created_at },
      { title: 'form', of: ({ form_type }) => form_type },
      { title: 'subject', of: ({ subject }) => subject },
      { title: 'score', of: ({ lead_score }) => lead_score },
      { title: 'undelivered', of: ({ undelivered }) => undelivered || '' },
      { title: 'suspicion', of: ({ suspicion }) => suspicion },
      { title: 'company', of: ({ company }) => company },
      ...(values.contact ? CONTACT_COLUMNS : []),
    ]);
  },
});

interface ShownRequest extends Record<string, unknown> {
  id: string;
  message: string;
}

const LOOKUP = {
  byFirstDigits: `SELECT ${REQUEST_FIELDS} FROM form_submissions WHERE id BETWEEN $1 AND $2 LIMIT 2`,
  byEmail: `SELECT ${REQUEST_FIELDS} FROM form_submissions
    WHERE ${HAS_EMAIL} ORDER BY created_at DESC, id`,
  none: "There is no such request; a pre-registration is shown by 'leads show'.",
};

export const formsShow = command({
  name: 'forms show',
  takes: ROW_ARGUMENT,
  about: 'Shows a contact or demo request, or all of an address: its message, its deliveries.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const [wanted] = positionals;
    if (wanted === undefined || positionals.length > 1) throw new UsageError('Name one request.');
    const db = await database();
    const requests = await findRows<ShownRequest>(db, wanted, LOOKUP);
    const ids = requests.map(({ id }) => id);
    const deliveries = await deliveriesAbout(db, 'form_submission_id', ids);
    const shown = requests.map((request) => ({
      ...request,
      deliveries: deliveries.filter(({ reference }) => reference === request.id),
    }));
    write(json ? `${JSON.stringify(shown, null, 2)}\n` : shown.map(formatRequest).join('\n\n'));
  },
});

const SHOWN_ELSEWHERE = new Set(['message', 'deliveries']);

function formatRequest(request: ShownRequest & { deliveries: DeliveryRow[] }): string {
  return [
    formatFields('REQUEST', request, SHOWN_ELSEWHERE),
    '\nMESSAGE\n',
    ...request.message.split('\n').map((line) => `${`  ${printable(line)}`.trimEnd()}\n`),
    '\n',
    formatTable(request.deliveries, DELIVERY_COLUMNS),
  ].join('');
}

export const formsExport = command({
  name: 'forms export',
  about:
    'Writes every contact and demo request as a line, oldest first; no cell can start a formula.',
  options: { ...exportOptions, since: listOptions.since },
  example: '--excel --since 30d --output requests.csv',
  run: (call) =>
    exportRows(call, {
      columns: REQUEST_COLUMNS,
      statement: `SELECT ${REQUEST_FIELDS} FROM form_submissions
        WHERE $1::timestamptz IS NULL OR created_at >= $1 ORDER BY created_at, id`,
      values: [sinceIn(call.values)],
    }),
});
