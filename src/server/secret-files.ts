import { readFileSync } from 'node:fs';
import { StartRefused } from './start-refused.ts';

const SUFFIX = '_FILE';

type Environment = Record<string, string | undefined>;

/** TOKEN_SECRET_FILE=/run/secrets/token sets TOKEN_SECRET to what stands in that file. */
export function withSecretFiles(environment: Environment): Environment {
  const read = Object.entries(environment)
    .filter(([name]) => name.endsWith(SUFFIX) && SETTING.test(name))
    .map(([name, path]) => [name.slice(0, -SUFFIX.length), contentOf(name, path ?? '')]);
  return { ...environment, ...Object.fromEntries(read) };
}

/** Other programs have settings that end the same way. */
const SETTING =
  /^((API_|WORKER_)?DATABASE_URL|TOKEN_SECRET|WEBHOOKS|SMTP_URL|DKIM_PRIVATE_KEY)_FILE$/;

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new StartRefused(`${name} is '${path}': it must name a file that can be read.`);
  }
}
