import { command } from './command.ts';
import { exportOptions, exportRows } from './export-rows.ts';
import { GAIN_COLUMNS, GAIN_FIELDS } from './gain-columns.ts';
import { listOptions, sinceIn } from './list-options.ts';
import { selectList } from './select-list.ts';

const COLUMNS = [
  'id',
  'created_at',
  'last_contact_at',
  'lead_score',
  'qualification_status',
  'why',
  'suspicion',
  'email',
  'first_name',
  'last_name',
  'company',
  'phone',
  'preferred_contact_method',
  'fleet_size',
  'vehicle_type',
  'charging_hours',
  'daily_distance',
  'current_energy_cost',
  'industry',
  'urgency',
  'main_motivation',
  'simulator_completed',
  'simulator_result_id',
  ...GAIN_COLUMNS,
  'email_consent',
  'newsletter_consent',
  'phone_consent',
  'language',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'referrer_url',
] as const;

const FIELDS = selectList(COLUMNS, {
  ...GAIN_FIELDS,
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
      columns: COLUMNS,
      statement: `SELECT ${FIELDS} FROM crm_leads
        WHERE $1::timestamptz IS NULL OR created_at >= $1 ORDER BY created_at, id`,
      values: [sinceIn(call.values)],
    }),
});
