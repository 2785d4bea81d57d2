import { countPerson, type Erasure, erasePerson } from '../privacy/erase-person.ts';
import { type Mention, mentionsOf } from '../privacy/mentions.ts';
import type { Destination } from '../webhooks/destination.ts';
import { CommandFailed, command } from './command.ts';
import { personIn, personOption } from './person-option.ts';
import { serversSecrets } from './servers-secrets.ts';

export const privacyErase = command({
  name: 'privacy erase',
  about: 'Erases everything about an address and looks through every table whether it is gone.',
  options: { ...personOption, 'dry-run': { type: 'boolean', about: 'only say what would go' } },
  example: '--email ada@fret.example',
  async run({ values, json, write, database, config }) {
    const email = personIn(values);
    const db = await database();
    const { destinations } = config.deliveries;
    if (values['dry-run']) {
      const found = await countPerson(db, email, destinations);
      const { erased, recipients } = found;
      write(
        json
          ? asJson({ would_erase: erased, recipients })
          : `Would erase:\n${lines(erased)}${toTell(found, destinations)}`,
      );
      return;
    }
    const erasure = await erasePerson(db, email, { secrets: serversSecrets(config), destinations });
    const mentions = await mentionsOf(db, email);
    write(
      json
        ? asJson({ ...erasure, mentions })
        : `Erased:\n${lines(erasure.erased)}${toTell(erasure, destinations)}${stillNamed(mentions)}`,
    );
    if (mentions.length > 0) throw new CommandFailed('The address still stands somewhere.');
  },
});

function toTell({ erased, recipients }: Erasure, destinations: readonly Destination[]): string {
  if (Object.values(erased).every((count) => count === 0)) return '';
  return [
    recipients.length > 0
      ? `Tell those who were or may have been sent it to erase it too: ${recipients.join(', ')}\n`
      : '',
    // An operator's shell may lack what the servers have: silence would look like nobody.
    destinations.length === 0
      ? "WEBHOOKS names none here: with the servers' own, every webhook they call is named.\n"
      : '',
  ].join('');
}

function stillNamed(mentions: Mention[]): string {
  if (mentions.length === 0) {
    return 'No table names the address any more; backups do until they expire.\n';
  }
  const counts = Object.fromEntries(mentions.map(({ table, rows }) => [table, rows]));
  return `Rows of others that name the address:\n${lines(counts)}`;
}

function lines(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([table, count]) => `  ${String(count).padStart(6)}  ${table}\n`)
    .join('');
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
