import { readConfig } from '../configuration/read-config.ts';
import { StartRefused } from '../start-refused.ts';
import { migrate } from './migrate.ts';

try {
  const { databases, deliveries } = readConfig(process.env, 'migration');
  if (databases === undefined) {
    throw new StartRefused('DATABASE_URL is missing: it must name the database to prepare.');
  }
  const userOf = (url: string) => decodeURIComponent(new URL(url).username);
  const { rewritten, joined, left } = await migrate({
    ownerUrl: databases.owner,
    apiUser: userOf(databases.api),
    workerUser: userOf(databases.worker),
    destinations: deliveries.destinations,
  });
  if (rewritten + left > 0) {
    console.log(
      `E-mail addresses: ${rewritten} rewritten in their canonical form, ${joined} of them joined to the same person's row, ${left} left because no mail can go there.`,
    );
  }
  console.log('The database is ready.');
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
