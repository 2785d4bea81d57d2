import { createHmac } from 'node:crypto';
import { secretBytes } from './destination.ts';

interface Message {
  /** The delivery's: the same over all attempts, so that a receiver can tell a repetition. */
  id: string;
  timestampSeconds: number;
  body: string;
}

/** The headers of Standard Webhooks; while a secret is being replaced, a signature by each. */
export function signatureHeaders(
  { id, timestampSeconds, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const signed = `${id}.${timestampSeconds}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secretBytes(secret)).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  };
}
