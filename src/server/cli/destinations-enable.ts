import { CommandFailed, command, UsageError } from './command.ts';

export const destinationsEnable = command({
  name: 'destinations enable',
  takes: '<name>',
  about: 'Lets a webhook that answered 410 (gone) have deliveries again.',
  options: {},
  example: 'crm',
  async run({ positionals, json, write, database }) {
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) throw new UsageError('Name one destination.');
    const db = await database();
    const { rowCount } = await db.query(
      'DELETE FROM disabled_destinations WHERE destination = $1',
      [name],
    );
    if (rowCount === 0) throw new CommandFailed('No destination of that name is disabled.');
    write(
      json
        ? `${JSON.stringify({ enabled: name })}\n`
        : `${name} is enabled. What it missed: deliveries list --dead --to ${name}\n`,
    );
  },
});
