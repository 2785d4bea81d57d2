import { closeSync, writeSync } from 'node:fs';
import { exportPerson } from '../privacy/export-person.ts';
import { command } from './command.ts';
import { created, exportOptions } from './export-rows.ts';
import { personIn, personOption } from './person-option.ts';

export const privacyExport = command({
  name: 'privacy export',
  about: 'Writes everything held about an address, as JSON (GDPR, access and portability).',
  options: { ...personOption, output: exportOptions.output },
  example: '--email ada@fret.example --output ada.json',
  async run({ values, write, database, config }) {
    const email = personIn(values);
    const { destinations } = config.deliveries;
    const held = await exportPerson(await database(), email, destinations);
    const data = `${JSON.stringify(held, null, 2)}\n`;
    if (values.output === undefined) {
      write(data);
      return;
    }
    const file = created(values.output);
    writeSync(file, data);
    closeSync(file);
    write(`Written to ${values.output}\n`);
  },
});
