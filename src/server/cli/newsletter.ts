import { command } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';

const COLUMNS = ['email', 'language', 'confirmed_at', 'consent_text_version', 'source'] as const;

export const newsletterExport = command({
  name: 'newsletter export',
  about: 'Writes everyone who confirmed and has not unsubscribed, as a line each.',
  options: exportOptions,
  example: '--csv --output newsletter.csv',
  run: (call) =>
    exportRows(call, {
      columns: COLUMNS,
      statement: `SELECT ${COLUMNS.join(', ')} FROM newsletter_subscribers
        WHERE state = 'confirmed' ORDER BY confirmed_at, id`,
      values: [],
    }),
});
