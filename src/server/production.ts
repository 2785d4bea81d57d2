import { DEVELOPMENT_SECRET } from './api/settings.ts';
import { NEEDED_IN_PRODUCTION } from './deliveries/settings.ts';
import { StartRefused } from './start-refused.ts';

/** The owner's DATABASE_URL is not among them: what answers visitors has no business with it. */
const NEEDED = ['API_DATABASE_URL', 'WORKER_DATABASE_URL', 'TOKEN_SECRET', ...NEEDED_IN_PRODUCTION];

/** S16: nothing that works by accident, with a secret everyone knows or mails nobody gets. */
export function requireForProduction(given: Record<string, string | undefined>): void {
  const missing = NEEDED.filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    throw new StartRefused(`In production these must be set: ${missing.join(', ')}.`);
  }
  if (given.TOKEN_SECRET === DEVELOPMENT_SECRET) {
    throw new StartRefused('TOKEN_SECRET is the one for development: it must be a secret.');
  }
}
