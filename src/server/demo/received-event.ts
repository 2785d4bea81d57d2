import { Webhook } from 'standardwebhooks';
import type { ReceivedWebhook } from '../testing/webhook-receiver.ts';
import type { Places } from './received-mail.ts';

export interface ReceivedEvent {
  at: Date;
  id: string;
  /** Checked by the package that any receiver would use. */
  verified: boolean;
  event: unknown;
}

/** Shown with its links leading to the running demo, as those of the mails do. */
export function receivedEvent(
  { headers, body }: ReceivedWebhook,
  secret: string,
  { siteOrigin, demoOrigin }: Places,
): ReceivedEvent {
  const id = String(headers['webhook-id']);
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    const event = JSON.parse(body.replaceAll(siteOrigin, demoOrigin));
    return { at: new Date(), id, verified: true, event };
  } catch {
    return { at: new Date(), id, verified: false, event: body };
  }
}
