import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import * as v from 'valibot';

/** Known to everyone who reads this file: production does not start with it. */
export const DEVELOPMENT_SECRET = 'development only: anyone can read this';

const SHORTEST_SECRET_LENGTH = 32;
const FEWEST_DISTINCT_CHARACTERS = 8;
const HOW_TO_MAKE_A_SECRET = "make one with 'openssl rand -hex 32'";

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
    (secrets) =>
      secrets.length > 0 && secrets.every(({ length }) => length >= SHORTEST_SECRET_LENGTH),
    `have ${SHORTEST_SECRET_LENGTH} characters or more, and so must each of several, which commas separate; ${HOW_TO_MAKE_A_SECRET}`,
  ),
  v.check(
    (secrets) => !secrets.some(isGuessable),
    `be random, not few characters or a pattern again and again; ${HOW_TO_MAKE_A_SECRET}`,
  ),
);

/** isGuessable('correct horse correct horse correct') // => true */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < FEWEST_DISTINCT_CHARACTERS || isRepetition(secret);
}

/** One beginning, again and again: the text is then equal to itself moved by its length. */
function isRepetition(secret: string): boolean {
  const longest = Math.floor(secret.length / 2);
  return Array.from({ length: longest }, (_, index) => index + 1).some((length) =>
    secret.startsWith(secret.slice(length)),
  );
}

/** Receivers take a shorter one for no signature at all (RFC 8301). */
const SHORTEST_BITS = 1024;
export const SHORTEST_BITS_IN_PRODUCTION = 2048;
const HOW_TO_MAKE_A_KEY = "make one with 'openssl genrsa 2048'";

/**
 * The key in PEM form as the signer takes it. An environment file can hold it as one line: with its line
 * breaks written \n, or all of it in base64.
 */
export const dkimKey = v.pipe(
  v.string(),
  v.transform(asPem),
  v.check(
    (given) => !isOneLine(given),
    "keep its line breaks, which an environment file without quotes takes away: name the key's file in DKIM_PRIVATE_KEY_FILE, or write what 'base64 -w0 key.pem' prints",
  ),
  v.check(
    (given) => isOneLine(given) || keyIn(given) !== undefined,
    `be a private key in PEM form, without a passphrase; ${HOW_TO_MAKE_A_KEY}`,
  ),
  v.check((given) => {
    const key = keyIn(given);
    return key === undefined || key.asymmetricKeyType === 'rsa';
  }, `be an RSA key, the only kind that mails are signed with here; ${HOW_TO_MAKE_A_KEY}`),
  v.check((given) => {
    const bits = keyBits(given);
    return bits === undefined || bits >= SHORTEST_BITS;
  }, `have ${SHORTEST_BITS_IN_PRODUCTION} bits or more; ${HOW_TO_MAKE_A_KEY}`),
  v.check((given) => keyBits(given) === undefined || signs(given), 'be a key that can sign'),
);

/** Undefined unless it is an RSA key. */
export function keyBits(pem: string): number | undefined {
  const key = keyIn(pem);
  return key?.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined;
}

function asPem(given: string): string {
  const decoded = Buffer.from(given, 'base64').toString();
  return (decoded.startsWith('-----BEGIN') ? decoded : given.replaceAll('\\n', '\n')).trim();
}

function isOneLine(pem: string): boolean {
  return pem.startsWith('-----BEGIN') && pem.includes('-----END') && !pem.includes('\n');
}

function keyIn(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Signs as the mailer does, which reports no failure and leaves the mail without a signature. */
function signs(pem: string): boolean {
  const sample = 'from:a mail of the trial';
  try {
    const signature = createSign('RSA-SHA256').update(sample).sign(pem);
    return createVerify('RSA-SHA256').update(sample).verify(createPublicKey(pem), signature);
  } catch {
    return false;
  }
}
