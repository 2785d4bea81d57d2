import { Webhook } from 'standardwebhooks';
import type { ReceivedWebhook } from '../testing/webhook-receiver.ts';

export interface ReceivedEvent {
  at: Date;
  id: string;
  /** Checked by the package that any receiver would use. */
  verified: boolean;
  event: unknown;
}

export function receivedEvent({ headers, body }: ReceivedWebhook, secret: string): ReceivedEvent {
  const id = String(headers['webhook-id']);
  try {
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    return { at: new Date(), id, verified: true, event };
  } catch {
    return { at: new Date(), id, verified: false, event: body };
  }
}
