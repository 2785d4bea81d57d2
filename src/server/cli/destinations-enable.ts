import { enableDestination } from '../deliveries/replay.ts';
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
    const enabled = await enableDestination(await database(), name);
    if (!enabled) throw new CommandFailed('No destination of that name is disabled.');
    write(
      json
        ? `${JSON.stringify({ enabled: name })}\n`
        : `${name} is enabled. What it missed: deliveries list --dead --to ${name}\n`,
    );
  },
});
