import { SESSION_IDLE_MINUTES } from '#domain/desk/desk-roles.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { formatTable } from './table.ts';

interface Row extends Record<string, unknown> {
  subject: string;
  name: string;
  roles: string[];
  started_at: Date;
  last_seen_at: Date;
  ends_at: Date;
}

const OPEN = `SELECT subject, name, roles, started_at, last_seen_at, ends_at FROM desk_sessions
  WHERE ends_at > now() AND last_seen_at > now() - interval '${SESSION_IDLE_MINUTES} minutes'
  ORDER BY started_at`;

export const sessionsList = command({
  name: 'sessions list',
  about: 'Lists who is logged in at the desk.',
  options: {},
  example: '',
  async run({ json, write, database }) {
    const { rows } = await (await database()).query<Row>(OPEN);
    if (json) {
      write(`${JSON.stringify(rows, null, 2)}\n`);
      return;
    }
    if (rows.length === 0) {
      write('Nobody is logged in.\n');
      return;
    }
    write(
      formatTable(rows, [
        { title: 'NAME', of: ({ name }) => `  ${name}` },
        { title: 'id', of: ({ subject }) => subject },
        { title: 'roles', of: ({ roles }) => roles.join(', ') },
        { title: 'since', of: ({ started_at }) => started_at },
        { title: 'last seen', of: ({ last_seen_at }) => last_seen_at },
        { title: 'ends', of: ({ ends_at }) => ends_at },
      ]),
    );
  },
});

export const sessionsEnd = command({
  name: 'sessions end',
  takes: '<id>',
  about: 'Ends the sessions of a person at the desk, or everybody’s.',
  options: { all: { type: 'boolean', about: 'everybody’s' } },
  example: 'lea.fontaine',
  async run({ values, positionals, json, write, database }) {
    const [subject, ...more] = positionals;
    if ((subject === undefined) === (values.all !== true) || more.length > 0) {
      throw new UsageError('Name one person by the id that the list shows, or --all.');
    }
    const { rows } = await (await database()).query<{ name: string }>(
      `DELETE FROM desk_sessions WHERE $1::text IS NULL OR subject = $1 RETURNING name`,
      [subject ?? null],
    );
    if (rows.length === 0) throw new CommandFailed('There is no such session.');
    write(json ? `${JSON.stringify({ ended: rows.length })}\n` : `Ended: ${rows.length}\n`);
  },
});
