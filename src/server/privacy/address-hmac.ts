import { createHmac } from 'node:crypto';

/** Known again when it comes back, and told to nobody: whom we must not write to. */
export function addressHmac(secret: string, email: string): Buffer {
  return createHmac('sha256', secret).update(`address:${email.trim().toLowerCase()}`).digest();
}
