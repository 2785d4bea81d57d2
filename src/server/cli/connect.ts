import { Client } from 'pg';
import { CommandFailed } from './command.ts';

const CONNECT_MS = 5_000;

export async function connect(url: string | undefined): Promise<Client> {
  if (url === undefined) throw new CommandFailed('DATABASE_URL is missing: it names the database.');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c timezone=UTC -c synchronous_commit=on',
  });
  // Without a listener a lost connection would end the process before the error is explained.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new CommandFailed(`The database did not let us in or did not answer (${codeOf(error)}).`);
  }
  return client;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
