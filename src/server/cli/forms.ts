import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { GAIN_COLUMNS, GAIN_FIELDS, selectList } from './columns.ts';
import { command } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';
import { listOptions, sinceIn } from './list-options.ts';

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
