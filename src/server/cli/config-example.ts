import {
  type ProcessKind,
  ROLES_OF,
  type Role,
  type Setting,
} from '../startup/configuration/setting.ts';
import { SETTINGS } from '../startup/configuration/settings.ts';
import { command, UsageError } from './command.ts';

/** An environment file for one kind of process, with what the environment gives already; the rest is to fill in. */
export const configExample = command({
  name: 'config example',
  about: 'Writes an environment file for one process, with every setting it reads.',
  options: {
    process: {
      type: 'string',
      value: 'kind',
      about: `one of ${Object.keys(ROLES_OF).join(', ')}`,
    },
  },
  example: '--process worker',
  run: async ({ values, environment, write }) => {
    const kind = values.process ?? '';
    if (!Object.hasOwn(ROLES_OF, kind)) {
      throw new UsageError(`--process must be one of ${Object.keys(ROLES_OF).join(', ')}.`);
    }
    const roles: readonly Role[] = ROLES_OF[kind as ProcessKind];
    // On a machine commands and migration share one file, and a restore migrates.
    write(
      environmentFile(kind === 'command' ? [...roles, ...ROLES_OF.migration] : roles, environment),
    );
  },
});

function environmentFile(
  roles: readonly Role[],
  environment: Record<string, string | undefined>,
): string {
  const read = Object.entries<Setting>(SETTINGS).filter(([, { readBy }]) =>
    readBy.some((role) => roles.includes(role)),
  );
  const needed = ([, { neededBy }]: [string, Setting]) =>
    neededBy?.some((role) => roles.includes(role)) ?? false;
  const isGiven = ([name]: [string, Setting]) =>
    name !== 'NODE_ENV' && (environment[name] ?? '') !== '';
  return [
    '# Needed in production, or given.\nNODE_ENV=production\n',
    ...read
      .filter((setting) => needed(setting) || isGiven(setting))
      .map(
        ([name, setting]) => `${about(name, setting)}${name}=${quoted(environment[name] ?? '')}\n`,
      ),
    '# As they are when left out.\n',
    ...read
      .filter((setting) => !needed(setting) && !isGiven(setting) && setting[0] !== 'NODE_ENV')
      .map(([name, setting]) => `${about(name, setting)}#${name}=${setting.default ?? ''}\n`),
  ].join('\n');
}

function about(name: string, { meaning, whatToWrite, secret }: Setting): string {
  const how = whatToWrite === undefined ? '' : `: ${whatToWrite}`;
  const file = secret ? `; ${name}_FILE may name a file that holds it` : '';
  return `# ${meaning}${how}${file}\n`;
}

/** As systemd and a shell read it alike; quoted('[]') // => "'[]'" */
function quoted(value: string): string {
  if (/^[\w.,:;/@%+=-]*$/.test(value)) return value;
  return value.includes("'") ? `"${value.replaceAll(/["\\$`]/g, '\\$&')}"` : `'${value}'`;
}
