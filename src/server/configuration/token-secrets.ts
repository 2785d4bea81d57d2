import { createHmac } from 'node:crypto';
import * as v from 'valibot';

/** Known to everyone who reads this file: production does not start with it. */
export const DEVELOPMENT_SECRET = 'development only: anyone can read this';

const SHORTEST = 32;
const FEWEST_DISTINCT = 8;
const HOW_TO_MAKE_ONE = "make one with 'openssl rand -hex 32'";

/** The newest first: it signs, and all of them are recognised. */
export const tokenSecrets = v.pipe(
  v.string(),
  v.transform((given) =>
    given
      .split(/[,\n]/)
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  ),
  v.check(
    (secrets) => secrets.length > 0 && secrets.every(({ length }) => length >= SHORTEST),
    `have ${SHORTEST} characters or more, and so must each of several, which commas separate; ${HOW_TO_MAKE_ONE}`,
  ),
  v.check(
    (secrets) => !secrets.some(isGuessable),
    `be random, not few characters or a pattern again and again; ${HOW_TO_MAKE_ONE}`,
  ),
);

/** isGuessable('correct horse correct horse correct') // => true */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < FEWEST_DISTINCT || isRepetition(secret);
}

/** One beginning, again and again: the text is then equal to itself moved by its length. */
function isRepetition(secret: string): boolean {
  const longest = Math.floor(secret.length / 2);
  return Array.from({ length: longest }, (_, index) => index + 1).some((length) =>
    secret.startsWith(secret.slice(length)),
  );
}

/** Tells a secret from others without giving it away. */
export function secretId(secret: string): string {
  return createHmac('sha256', secret).update('secret id').digest('base64url').slice(0, 8);
}
