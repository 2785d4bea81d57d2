import { DEVELOPMENT_SECRET } from './api/settings.ts';
import { NEEDED_IN_PRODUCTION } from './deliveries/settings.ts';
import { StartRefused } from './start-refused.ts';

/** The site alone, the worker alone, both in one process, or a command at the operator's hand. */
export type ProcessKind = 'site' | 'worker' | 'both' | 'command' | 'migration';

/** No process is asked for more than it uses: the owner's DATABASE_URL is a command's. */
const NEEDED: Record<ProcessKind, readonly string[]> = {
  site: ['TOKEN_SECRET', 'API_DATABASE_URL'],
  worker: ['TOKEN_SECRET', 'WORKER_DATABASE_URL', ...NEEDED_IN_PRODUCTION],
  both: ['TOKEN_SECRET', 'API_DATABASE_URL', 'WORKER_DATABASE_URL', ...NEEDED_IN_PRODUCTION],
  // With another secret an erasure would remember the wrong hash.
  command: ['TOKEN_SECRET', 'DATABASE_URL'],
  // Without the others' names it would grant nobody anything, and the API stands before shut tables.
  migration: ['DATABASE_URL', 'API_DATABASE_URL', 'WORKER_DATABASE_URL'],
};

/** S16: nothing that works by accident, with a secret everyone knows or mails nobody gets. */
export function requireForProduction(
  kind: ProcessKind,
  given: Record<string, string | undefined>,
): void {
  const missing = NEEDED[kind].filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    throw new StartRefused(`In production these must be set: ${missing.join(', ')}.`);
  }
  if (given.TOKEN_SECRET === DEVELOPMENT_SECRET) {
    throw new StartRefused('TOKEN_SECRET is the one for development: it must be a secret.');
  }
}
