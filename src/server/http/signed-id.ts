import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 16;

/**
 * Tokens of links in mails: a row's id and a MAC of 128 bits. Derived from the row and not random, so that a mail sent
 * twice over a crash carries the same link; none is stored. `purpose` says what it opens, and holds whatever makes it
 * invalid when it changes. The newest secret signs; links in mails that went out under an earlier one stay good.
 */
export function signedId([newest = '']: readonly string[], id: string, purpose: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, mac(newest, id, purpose)]).toString('base64url');
}

/** The id in a well-formed token; its MAC is not checked here. */
export function idIn(token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) {
    return undefined;
  }
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function isSigned(secrets: readonly string[], token: string, purpose: string): boolean {
  const id = idIn(token);
  if (id === undefined) return false;
  const given = Buffer.from(token, 'base64url').subarray(ID_BYTES);
  return secrets.some((secret) => timingSafeEqual(given, mac(secret, id, purpose)));
}

function mac(secret: string, id: string, purpose: string): Buffer {
  const [name, ...rest] = purpose.split(':');
  const text = [name, id, ...rest].join(':');
  return createHmac('sha256', secret).update(text).digest().subarray(0, MAC_BYTES);
}
