import type { Suspicion } from '#domain/leads/guard-fields.ts';
import type { Qualification } from '#domain/leads/scoring.ts';

export const WEBHOOK_EVENTS = [
  'lead.registered',
  'lead.repeated',
  'lead.simulated',
  'form.submitted',
  'newsletter.confirmed',
  'newsletter.unsubscribed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What only the reader hears of: nobody else learns who has asked and not confirmed. */
export type DeliveryEvent = WebhookEvent | 'newsletter.requested' | 'newsletter.repeated';

export type MailKind =
  | 'sales_notice'
  | 'acknowledgement'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'
  | 'newsletter_reminder';
export type DeliveryKind = 'webhook' | MailKind;

/** The form an event came from; a pre-registration has no form type of its own on the wire. */
export const FORM_TYPES = ['pre_registration', 'contact', 'demo_request', 'newsletter'] as const;

/** What decides which deliveries an event causes. */
export interface EventFacts {
  form_type: (typeof FORM_TYPES)[number];
  suspicion: Suspicion | null;
  qualification_status?: Qualification;
}
