import { createPrivateKey, createPublicKey, createSign, createVerify } from 'node:crypto';
import * as v from 'valibot';

/** Receivers take a shorter one for no signature at all (RFC 8301). */
const SHORTEST_BITS = 1024;
export const SHORTEST_BITS_IN_PRODUCTION = 2048;
const HOW_TO_MAKE_ONE = "make one with 'openssl genrsa 2048'";

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
    `be a private key in PEM form, without a passphrase; ${HOW_TO_MAKE_ONE}`,
  ),
  v.check((given) => {
    const key = keyIn(given);
    return key === undefined || key.asymmetricKeyType === 'rsa';
  }, `be an RSA key, the only kind that mails are signed with here; ${HOW_TO_MAKE_ONE}`),
  v.check((given) => {
    const bits = keyBits(given);
    return bits === undefined || bits >= SHORTEST_BITS;
  }, `have ${SHORTEST_BITS_IN_PRODUCTION} bits or more; ${HOW_TO_MAKE_ONE}`),
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

/** As the signer does it: that one says nothing of a failure and leaves the mail without a signature. */
function signs(pem: string): boolean {
  const said = 'from:a mail of the trial';
  try {
    const signature = createSign('RSA-SHA256').update(said).sign(pem);
    return createVerify('RSA-SHA256').update(said).verify(createPublicKey(pem), signature);
  } catch {
    return false;
  }
}
