import * as v from 'valibot';
import { Correction, rectifyPerson } from '../privacy/rectify-person.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { personIn, personOption } from './person-option.ts';

const FIELDS = Object.keys(Correction.entries).join(', ');

export const privacyRectify = command({
  name: 'privacy rectify',
  about: 'Corrects what a person told us, in every row about their address.',
  options: {
    ...personOption,
    set: {
      type: 'string',
      multiple: true,
      value: 'field=value',
      about: `one of ${FIELDS}; 'phone=' takes it away`,
    },
  },
  example: '--email ada@fret.example --set "company=Fret & Filles"',
  async run({ values, json, write, database }) {
    const email = personIn(values);
    const correction = correctionIn(values.set ?? []);
    const db = await database();
    const rectified = await rectifyPerson(db, email, correction).catch((error) => {
      if (error.code !== '23505') throw error;
      throw new CommandFailed(
        'There is somebody under the new address: erase or keep one of them.',
      );
    });
    if (Object.values(rectified).every((count) => count === 0)) {
      throw new CommandFailed('Nothing is held about this address that could be corrected so.');
    }
    const counts = Object.entries(rectified).map(([table, count]) => `${count} ${table}`);
    write(json ? `${JSON.stringify(rectified)}\n` : `Corrected: ${counts.join(', ')}\n`);
  },
});

function correctionIn(settings: string[]): Correction {
  if (settings.length === 0) throw new UsageError('Say what is to be set: --set company=…');
  const pairs = settings.map((setting) => {
    const equals = setting.indexOf('=');
    if (equals < 1) throw new UsageError('--set is written field=value.');
    return [setting.slice(0, equals), setting.slice(equals + 1)];
  });
  const parsed = v.safeParse(Correction, Object.fromEntries(pairs));
  if (!parsed.success) {
    const field = String(parsed.issues[0].path?.[0].key);
    throw new UsageError(`${field} cannot be set so; what can be set: ${FIELDS}.`);
  }
  return parsed.output;
}
