import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 16;

interface Subscriber {
  id: string;
  requested_at: Date;
}

/**
 * Tokens of the links in mails: the subscriber's id and a MAC of 128 bits. Derived from the row and not
 * random, so that a mail sent twice over a crash carries the same link; none is stored. A new request
 * gives a new one and invalidates the old. The newest secret signs; links in mails that went out
 * under an earlier one stay good.
 */
export function confirmToken([newest = '']: readonly string[], subscriber: Subscriber): string {
  return tokenFor(subscriber.id, confirmMac(newest, subscriber));
}

export function unsubscribeToken([newest = '']: readonly string[], subscriberId: string): string {
  return tokenFor(subscriberId, unsubscribeMac(newest, subscriberId));
}

export function isConfirmToken(
  secrets: readonly string[],
  token: string,
  subscriber: Subscriber,
): boolean {
  return secrets.some((secret) => hasMac(token, confirmMac(secret, subscriber)));
}

export function isUnsubscribeToken(secrets: readonly string[], token: string): boolean {
  const id = subscriberIdIn(token);
  return id !== undefined && secrets.some((secret) => hasMac(token, unsubscribeMac(secret, id)));
}

/** The subscriber of a well-formed token; its MAC is not checked here. */
export function subscriberIdIn(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token)
    return undefined;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function confirmMac(secret: string, { id, requested_at }: Subscriber): Buffer {
  return mac(secret, `confirm:${id}:${requested_at.getTime()}`);
}

function unsubscribeMac(secret: string, id: string): Buffer {
  return mac(secret, `unsubscribe:${id}`);
}

function mac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, MAC_BYTES);
}

function tokenFor(id: string, signature: Buffer): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature]).toString(
    'base64url',
  );
}

function hasMac(token: string, expected: Buffer): boolean {
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(ID_BYTES), expected);
}
