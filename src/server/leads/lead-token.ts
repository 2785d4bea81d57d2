import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * Lets whoever registered link a simulation later. Derived, so that a repeated sending is answered
 * with the same one although only its hash is kept.
 */
export function leadToken([newest = '']: readonly string[], submissionId: string): string {
  return tokenUnder(newest, submissionId);
}

/** The one that was given out, also where another secret has become the newest since. */
export function leadTokenGiven(
  secrets: readonly string[],
  submissionId: string,
  keptHash: Buffer,
): string {
  const tokens = secrets.map((secret) => tokenUnder(secret, submissionId));
  return tokens.find((token) => isTokenOf(token, keptHash)) ?? leadToken(secrets, submissionId);
}

function tokenUnder(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`lead:${submissionId}`).digest('base64url');
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isTokenOf(token: string, keptHash: Buffer): boolean {
  return timingSafeEqual(tokenHash(token), keptHash);
}
