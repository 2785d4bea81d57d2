import type { Send } from '../deliveries/attempt.ts';
import { type AttemptJob, claimAttempt, LEASE_SECONDS } from '../deliveries/claim.ts';
import type { WebhookEvent } from '../deliveries/delivery.ts';
import type { Queryable } from '../deliveries/enqueue.ts';
import type { Destination } from './destination.ts';
import { webhookPayload } from './payload.ts';
import { type SenderPolicy, sendWebhook } from './send-webhook.ts';

interface Wishes {
  db: Queryable;
  destinations: readonly Destination[];
  policy: SenderPolicy;
  /** The site's, for the link to a simulation. */
  origin: string;
}

/** How webhooks are claimed and sent. */
export function webhookParts({ db, destinations, policy, origin }: Wishes) {
  const send: Send = async ({ delivery, now }, subject) => {
    const destination = destinations.find(({ name }) => name === delivery.destination);
    if (!destination) return { kind: 'refused', error: 'destination not configured' };
    if (await isDisabled(db, destination.name)) {
      return { kind: 'refused', error: 'destination disabled' };
    }
    const body = webhookPayload(delivery.event as WebhookEvent, subject, origin);
    return sendWebhook({ destination, deliveryId: delivery.id, body, now }, policy);
  };
  return {
    send,
    claim: (job: AttemptJob) => claimAttempt(db, job, LEASE_SECONDS.webhook),
  };
}

async function isDisabled(db: Queryable, destination: string): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM disabled_destinations WHERE destination = $1', [
    destination,
  ]);
  return rows.length > 0;
}
