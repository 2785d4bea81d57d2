import { command } from './command.ts';
import { exportOptions, exportRows } from './export-rows.ts';
import { listOptions, sinceIn } from './list-options.ts';
import { REQUEST_COLUMNS, REQUEST_FIELDS } from './request-rows.ts';

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
