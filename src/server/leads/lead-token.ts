import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * Lets the person who registered link a simulation later. Derived, so that a repeated request is answered
 * with the same one although only its hash is stored.
 */
export function leadToken([newest = '']: readonly string[], submissionId: string): string {
  return tokenUnder(newest, submissionId);
}

/** The token that was issued, even if another secret has become the newest since. */
export function issuedLeadToken(
  secrets: readonly string[],
  submissionId: string,
  storedHash: Buffer,
): string {
  const tokens = secrets.map((secret) => tokenUnder(secret, submissionId));
  return tokens.find((token) => isTokenOf(token, storedHash)) ?? leadToken(secrets, submissionId);
}

function tokenUnder(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`lead:${submissionId}`).digest('base64url');
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isTokenOf(token: string, storedHash: Buffer): boolean {
  return timingSafeEqual(tokenHash(token), storedHash);
}
