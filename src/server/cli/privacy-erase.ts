import { countPerson, type Erasure, erasePerson } from '../privacy/erase-person.ts';
import { type Mention, mentionsOf } from '../privacy/mentions.ts';
import { CommandFailed, command } from './command.ts';
import { personIn, personOption } from './person-option.ts';
import { serversSecret } from './servers-secret.ts';

export const privacyErase = command({
  name: 'privacy erase',
  about: 'Erases everything about an address and looks through every table whether it is gone.',
  options: { ...personOption, 'dry-run': { type: 'boolean', about: 'only say what would go' } },
  example: '--email ada@fret.example',
  async run({ values, json, write, database, config }) {
    const email = personIn(values);
    const db = await database();
    if (values['dry-run']) {
      const { erased, recipients } = await countPerson(db, email);
      write(json ? asJson({ would_erase: erased, recipients }) : `Would erase:\n${lines(erased)}`);
      return;
    }
    const erasure = await erasePerson(db, email, serversSecret(config));
    const mentions = await mentionsOf(db, email);
    write(json ? asJson({ ...erasure, mentions }) : `Erased:\n${report(erasure, mentions)}`);
    if (mentions.length > 0) throw new CommandFailed('The address still stands somewhere.');
  },
});

function report({ erased, recipients }: Erasure, mentions: Mention[]): string {
  return [
    lines(erased),
    recipients.length > 0
      ? `Tell those who were sent it to erase it too: ${recipients.join(', ')}\n`
      : '',
    mentions.length > 0
      ? `Rows of others that name the address:\n${lines(
          Object.fromEntries(mentions.map(({ table, rows }) => [table, rows])),
        )}`
      : 'No table names the address any more; backups do until they expire.\n',
  ].join('');
}

function lines(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([table, count]) => `  ${String(count).padStart(6)}  ${table}\n`)
    .join('');
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
