import { readmitPerson } from '../privacy/erase-person.ts';
import { CommandFailed, command } from './command.ts';
import { personIn, personOption } from './person-option.ts';
import { serversSecrets } from './servers-secrets.ts';

export const privacyReadmit = command({
  name: 'privacy readmit',
  about: 'Lets us write again to an address that was erased, had bounced or had unsubscribed.',
  options: personOption,
  example: '--email ada@fret.example',
  async run({ values, json, write, database, config }) {
    const email = personIn(values);
    const readmitted = await readmitPerson(await database(), email, serversSecrets(config));
    if (!readmitted) throw new CommandFailed('Nothing keeps us from writing to this address.');
    write(json ? '{"readmitted":true}\n' : 'Mails may go there again.\n');
  },
});
