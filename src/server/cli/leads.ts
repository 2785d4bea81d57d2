import { fieldsIn } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { GAIN_COLUMNS, GAIN_FIELDS, selectList } from './columns.ts';
import { command } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';
import { listOptions, sinceIn } from './list-options.ts';

const EXPORTED_COLUMNS = [
  'id',
  'created_at',
  'last_contact_at',
  'lead_score',
  'qualification_status',
  'why',
  'suspicion',
  ...fieldsIn(LEAD_FIELDS, 'export', 'person'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'fleet'),
  'simulator_completed',
  'simulator_result_id',
  ...GAIN_COLUMNS,
  ...fieldsIn(LEAD_FIELDS, 'export', 'consent'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'visit'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'origin'),
  'registration_id',
] as const;

const EXPORTED_FIELDS = selectList(EXPORTED_COLUMNS, {
  ...GAIN_FIELDS,
  // The reference that its mails print begins like it.
  registration_id: 'submission_id',
  why: `(
    SELECT string_agg(concat(line->>'reason', ' ', line->>'points'), '; ')
    FROM jsonb_array_elements(score_lines) AS line
  )`,
});

export const leadsExport = command({
  name: 'leads export',
  about: 'Writes every lead as a line, oldest first; no cell can start a formula.',
  options: { ...exportOptions, since: listOptions.since },
  example: '--excel --since 30d --output leads.csv',
  run: (call) =>
    exportRows(call, {
      columns: EXPORTED_COLUMNS,
      statement: `SELECT ${EXPORTED_FIELDS} FROM crm_leads
        WHERE $1::timestamptz IS NULL OR created_at >= $1 ORDER BY created_at, id`,
      values: [sinceIn(call.values)],
    }),
});
