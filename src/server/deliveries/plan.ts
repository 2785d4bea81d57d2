import { randomUUID } from 'node:crypto';
import type { DestinationFilter } from '../webhooks/destination.ts';
import type { DeliveryEvent, DeliveryKind, EventFacts, MailKind } from './delivery.ts';
import { MAIL_QUEUE, webhookQueue } from './queues.ts';

export interface PlannedDelivery {
  id: string;
  kind: DeliveryKind;
  event: DeliveryEvent;
  /** The name of a webhook destination; null for a mail. */
  destination: string | null;
  queue: string;
  /** Jobs of a higher one are fetched first. */
  priority: number;
}

const MAILS: Record<DeliveryEvent, MailKind[]> = {
  'lead.registered': ['sales_notice', 'acknowledgement'],
  'lead.repeated': ['sales_notice', 'acknowledgement'],
  'lead.simulated': ['sales_notice'],
  'form.submitted': ['sales_notice', 'acknowledgement'],
  'newsletter.requested': ['newsletter_confirmation'],
  'newsletter.repeated': ['newsletter_reminder'],
  'newsletter.confirmed': ['newsletter_welcome'],
  'newsletter.unsubscribed': [],
};

/** What an event causes. Nothing here holds personal data: it is put in when a delivery is sent. */
export function plannedDeliveries(
  event: DeliveryEvent,
  facts: EventFacts,
  destinations: readonly DestinationFilter[],
): PlannedDelivery[] {
  const webhooks = destinations
    .filter((destination) => wants(destination, event, facts))
    .map(({ name }) => ({
      id: randomUUID(),
      kind: 'webhook' as const,
      event,
      destination: name,
      queue: webhookQueue(name),
      priority: priorityOf(facts),
    }));
  const mails = MAILS[event]
    // A program's sending must not make us write to whomever it named; sales sees it, flagged.
    .filter((kind) => facts.suspicion === null || kind === 'sales_notice')
    .map((kind) => ({
      id: randomUUID(),
      kind,
      event,
      destination: null,
      queue: MAIL_QUEUE,
      priority: kind === 'sales_notice' ? priorityOf(facts) : 0,
    }));
  return [...webhooks, ...mails];
}

function wants({ events, form_types }: DestinationFilter, event: DeliveryEvent, facts: EventFacts) {
  if (event === 'newsletter.requested' || event === 'newsletter.repeated') return false;
  return (events?.includes(event) ?? true) && (form_types?.includes(facts.form_type) ?? true);
}

function priorityOf({ qualification_status, suspicion }: EventFacts): number {
  if (suspicion !== null) return -1;
  return qualification_status === 'priority' ? 1 : 0;
}
