import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Lets whoever registered link a simulation later. Derived, so that a repeated sending is answered
 * with the same one although only its hash is kept.
 */
export function leadToken(secret: string, submissionId: string): string {
  return createHmac('sha256', secret).update(`lead:${submissionId}`).digest('base64url');
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isTokenOf(token: string, hash: Buffer): boolean {
  return timingSafeEqual(tokenHash(token), hash);
}
