import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';

interface Event {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const EXAMPLES: Event[] = [
  ...readFileSync('docs/webhooks.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g),
].map(([, json = '']) => JSON.parse(json));

/** The documented example, with other data; another type of lead event has the same shape. */
export function eventOf(type: string, data: Record<string, unknown>, minute = 0): Event {
  const [kind] = type.split('.');
  const example = EXAMPLES.find((one) => one.type.startsWith(`${kind}.`));
  if (example === undefined) throw new Error(`docs/webhooks.md has no example of ${type}.`);
  const timestamp = new Date(Date.UTC(2026, 10, 15, 9, 30 + minute)).toISOString();
  return { type, timestamp, data: { ...example.data, ...data } };
}

export const newAddress = () => `ana.${randomUUID()}@fret.example`;

interface Sending {
  id?: string;
  at?: Date;
  /** What is sent instead of what was signed. */
  forged?: string;
}

/** Sends as the site does; gives the status of the answer. */
export function senderTo(url: string, secret: string) {
  return async (
    event: Event,
    { id = randomUUID(), at = new Date(), forged }: Sending = {},
  ): Promise<number> => {
    const body = JSON.stringify(event);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, body),
      },
      body: forged ?? body,
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}
