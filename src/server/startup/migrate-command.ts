import { isUnavailable } from '../database/database-watch.ts';
import { StartRefused } from '../process/run-process.ts';
import { readConfig } from './configuration/read-config.ts';
import { migrate } from './migrate.ts';

try {
  const { databases, deliveries } = readConfig(process.env, 'migration');
  if (databases === undefined) {
    throw new StartRefused('DATABASE_URL is missing: it must name the database to prepare.');
  }
  const userOf = (url: string) => decodeURIComponent(new URL(url).username);
  await migrate({
    ownerUrl: databases.owner,
    apiUser: userOf(databases.api),
    workerUser: userOf(databases.worker),
    deskUser: databases.desk && userOf(databases.desk),
    destinations: deliveries.destinations,
  });
  console.log('The database is ready.');
} catch (error) {
  const sentence = error instanceof StartRefused ? error.message : sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

/** What is the operator's to put right; anything else is a fault of ours and shows its stack. */
function sentenceOf(error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (isUnavailable(error)) return `DATABASE_URL: the database does not answer (${code}).`;
  if (code === '28P01' || code === '28000') return 'DATABASE_URL: the database did not let us in.';
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist.';
  if (code === '42501')
    return "DATABASE_URL must name the tables' owner: its role may not do this.";
  return undefined;
}
