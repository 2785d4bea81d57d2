import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/**
 * Lets whoever registered link a simulation later. Derived, so that a repeated sending is answered
 * with the same one although only its hash is kept.
 */
export function leadToken(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`lead:${submissionId}`).digest('base64url');
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isTokenOf(token: string, keptHash: Buffer): boolean {
  return timingSafeEqual(tokenHash(token), keptHash);
}
