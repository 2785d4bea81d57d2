import { command, UsageError } from './command.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveriesAbout } from './delivery-rows.ts';
import { printedFields } from './printed-fields.ts';
import { printable, printedTable } from './printed-table.ts';
import { REQUEST_FIELDS } from './request-rows.ts';
import { CALLED, rowsCalled } from './rows-called.ts';

interface Request extends Record<string, unknown> {
  id: string;
  message: string;
}

const WAYS = {
  byStart: `SELECT ${REQUEST_FIELDS} FROM form_submissions WHERE id::text LIKE $1 || '%' LIMIT 2`,
  byEmail: `SELECT ${REQUEST_FIELDS} FROM form_submissions
    WHERE email = $1 ORDER BY created_at DESC, id`,
  none: "There is no such request; a pre-registration is shown by 'leads show'.",
};

export const formsShow = command({
  name: 'forms show',
  takes: CALLED,
  about: 'Shows a contact or demo request, or all of an address: its message, its deliveries.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const [called] = positionals;
    if (called === undefined || positionals.length > 1) throw new UsageError('Name one request.');
    const db = await database();
    const requests = await rowsCalled<Request>(db, called, WAYS);
    const ids = requests.map(({ id }) => id);
    const deliveries = await deliveriesAbout(db, 'form_submission_id', ids);
    const shown = requests.map((request) => ({
      ...request,
      deliveries: deliveries.filter(({ reference }) => reference === request.id),
    }));
    write(json ? `${JSON.stringify(shown, null, 2)}\n` : shown.map(sheet).join('\n\n'));
  },
});

const OWN_PLACE = new Set(['message', 'deliveries']);

function sheet(request: Request & { deliveries: DeliveryRow[] }): string {
  return [
    printedFields('REQUEST', request, OWN_PLACE),
    '\nMESSAGE\n',
    ...request.message.split('\n').map((line) => `${`  ${printable(line)}`.trimEnd()}\n`),
    '\n',
    printedTable(request.deliveries, DELIVERY_COLUMNS),
  ].join('');
}
