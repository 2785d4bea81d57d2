import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { BRAND } from '#domain/site/brand.ts';
import { StartRefused } from '../process/run-process.ts';
import { type Config, readConfig } from '../startup/configuration/read-config.ts';
import { type Command, CommandFailed, type Options, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { codeOf, connect } from './connect.ts';
import { PROCESSES } from './processes.ts';
import { formatTable } from './table.ts';

interface CliContext {
  environment: Record<string, string | undefined>;
  write: (text: string) => void;
  writeError: (text: string) => void;
}

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** What every command takes. */
const COMMON_OPTIONS = {
  json: { type: 'boolean', about: 'as JSON, for programs' },
  help: { type: 'boolean', short: 'h', about: 'this text' },
} as const;

const CALL = BRAND.key;

/**
 * Runs one command and returns its exit code. Commands work on the database as the owner of its tables, so they help
 * while the site is down; access to the machine and to DATABASE_URL decides who may run them.
 */
export async function runCli(args: string[], context: CliContext): Promise<number> {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) {
    context.write(overview(COMMANDS));
    return DONE;
  }
  const found = COMMANDS.find(({ name }) => args.slice(0, wordCount(name)).join(' ') === name);
  if (found === undefined) {
    context.writeError(`There is no such command.\n\n${overview(COMMANDS)}`);
    return WRONG_USAGE;
  }
  try {
    return await runCommand(found, args.slice(wordCount(found.name)), context);
  } catch (error) {
    if (isUsageError(error)) {
      context.writeError(`${error.message}\n\n${helpOf(found)}`);
      return WRONG_USAGE;
    }
    context.writeError(`${sentenceOf(error)}\n`);
    return FAILED;
  }
}

async function runCommand(
  command: Command,
  args: string[],
  { environment, write }: CliContext,
): Promise<number> {
  const options = { ...command.options, ...COMMON_OPTIONS };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    write(helpOf(command));
    return DONE;
  }
  if (positionals.length > 0 && command.takes === undefined) {
    throw new UsageError(`'${positionals[0]}' is too much.`);
  }
  let config: Config | undefined;
  const loadConfig = () => {
    config ??= readConfig(environment, 'command');
    return config;
  };
  let client: Client | undefined;
  const database = async () => {
    client ??= await connect(loadConfig().databases?.owner);
    return client;
  };
  try {
    await command.run({
      values,
      positionals,
      json: values.json === true,
      environment,
      get config() {
        return loadConfig();
      },
      database,
      write,
    });
    return DONE;
  } finally {
    await client?.end();
  }
}

function wordCount(name: string): number {
  return name.split(' ').length;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS');
}

/** The database's own message can quote a row or the connection: only its code is repeated. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandFailed || error instanceof StartRefused) return error.message;
  const code = codeOf(error);
  if (code === '42P01') return 'The database has not been prepared: run voltige migrate.';
  if (code === '42501') return 'This role may not do that: DATABASE_URL must name the owner.';
  return `It failed (${code}); nothing more is shown because it could name a person.`;
}

function overview(commands: readonly Pick<Command, 'name' | 'takes' | 'about'>[]): string {
  const processes = [...PROCESSES].map(([name, { about }]) => ({ name, takes: undefined, about }));
  return [
    `${BRAND.name}: its processes, and exports, deliveries and personal data from the command line.\n\n`,
    formatTable(
      [...processes, ...commands],
      [
        { title: 'command', of: ({ name, takes }) => `  ${name}${takes ? ` ${takes}` : ''}` },
        { title: '', of: ({ about }) => about },
      ],
    )
      .split('\n')
      .slice(1)
      .join('\n'),
    `\nEach explains itself: ${CALL} deliveries list --help\n`,
    'DATABASE_URL names the database. Exit codes: 0 done, 1 could not be done, 2 wrongly called.\n',
  ].join('');
}

function helpOf({ name, takes, about, options, example }: Command): string {
  const lines = Object.entries<Options[string]>({ ...options, ...COMMON_OPTIONS });
  const listed = formatTable(lines, [
    {
      title: '',
      of: ([option, { value, type }]) =>
        `  --${option}${type === 'string' ? ` <${value ?? option}>` : ''}`,
    },
    { title: '', of: ([, { about: line }]) => line },
  ]);
  return [
    `${about}\n\n`,
    `  ${CALL} ${name}${takes ? ` ${takes}` : ''}${lines.length > 0 ? ' [options]' : ''}\n`,
    `${listed}\n`,
    `For example:\n  ${CALL} ${name} ${example}\n`,
  ].join('');
}
