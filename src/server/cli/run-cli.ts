import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { type Config, readConfig } from '../configuration/read-config.ts';
import { StartRefused } from '../start-refused.ts';
import { type Command, CommandFailed, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EVERYWHERE, helpOf, overview } from './help.ts';

interface Surroundings {
  environment: Record<string, string | undefined>;
  write: (text: string) => void;
  complain: (text: string) => void;
}

const DONE = 0;
const FAILED = 1;
const WRONGLY_CALLED = 2;
const CONNECT_MS = 5_000;

/** Runs one command and says how it went as an exit code. */
export async function runCli(args: string[], around: Surroundings): Promise<number> {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) {
    around.write(overview(COMMANDS));
    return DONE;
  }
  const found = COMMANDS.find(({ name }) => args.slice(0, words(name)).join(' ') === name);
  if (found === undefined) {
    around.complain(`There is no such command.\n\n${overview(COMMANDS)}`);
    return WRONGLY_CALLED;
  }
  try {
    return await runCommand(found, args.slice(words(found.name)), around);
  } catch (error) {
    if (isUsageError(error)) {
      around.complain(`${error.message}\n\n${helpOf(found)}`);
      return WRONGLY_CALLED;
    }
    around.complain(`${sentenceOf(error)}\n`);
    return FAILED;
  }
}

async function runCommand(
  command: Command,
  args: string[],
  { environment, write }: Surroundings,
): Promise<number> {
  const options = { ...command.options, ...EVERYWHERE };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    write(helpOf(command));
    return DONE;
  }
  if (positionals.length > 0 && command.takes === undefined) {
    throw new UsageError(`'${positionals[0]}' is too much.`);
  }
  let config: Config | undefined;
  const configured = () => {
    config ??= readConfig(environment, 'command');
    return config;
  };
  let client: Client | undefined;
  const database = async () => {
    client ??= await connected(configured().databases?.owner);
    return client;
  };
  try {
    await command.run({
      values,
      positionals,
      json: values.json === true,
      environment,
      get config() {
        return configured();
      },
      database,
      write,
    });
    return DONE;
  } finally {
    await client?.end();
  }
}

async function connected(url: string | undefined): Promise<Client> {
  if (url === undefined) throw new CommandFailed('DATABASE_URL is missing: it names the database.');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c timezone=UTC -c synchronous_commit=on',
  });
  // Without a listener a connection that dies takes the process, and its sentence, with it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new CommandFailed(`The database did not let us in or did not answer (${codeOf(error)}).`);
  }
  return client;
}

function words(name: string): number {
  return name.split(' ').length;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError || codeOf(error).startsWith('ERR_PARSE_ARGS');
}

/** The database's own words can quote a row or the connection: only its code is repeated. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandFailed || error instanceof StartRefused) return error.message;
  const code = codeOf(error);
  if (code === '42P01') return 'The database has not been prepared: run npm run db:migrate.';
  if (code === '42501') return 'This role may not do that: DATABASE_URL must name the owner.';
  return `It failed (${code}); nothing more is shown because it could name a person.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
