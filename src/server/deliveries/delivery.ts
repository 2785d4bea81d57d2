import type { Qualification } from '#domain/leads/scoring.ts';
import type { Suspicion } from '#domain/leads/shared-fields.ts';
import type { SkipReason } from '../words/words.ts';

export const WEBHOOK_EVENTS = [
  'lead.registered',
  'lead.repeated',
  'lead.simulated',
  'form.submitted',
  'newsletter.confirmed',
  'newsletter.unsubscribed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Asked for at the desk: whether a receiver takes what we send. It is about nobody, and no filter keeps it away. */
export const TEST_EVENT = 'destination.test';
export const isTest = ({ event }: { event: string }): boolean => event === TEST_EVENT;

/** The last ones cause a mail to the person only: nobody else learns who has not confirmed, or looks at their data. */
export type DeliveryEvent =
  | WebhookEvent
  | 'newsletter.requested'
  | 'newsletter.repeated'
  | 'lead.analysed'
  | 'data.requested';

export const MAIL_KINDS = [
  'sales_notice',
  'acknowledgement',
  'newsletter_confirmation',
  'newsletter_welcome',
  'newsletter_reminder',
  'data_link',
  'analysis_ready',
  'analysis_reminder',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** 'analysis' is the work of making one; the mail about it is a delivery of its own. */
export type DeliveryKind = 'webhook' | 'analysis' | MailKind;

/** The form an event came from; a pre-registration has no form type of its own on the wire. */
export const FORM_TYPES = ['pre_registration', 'contact', 'demo_request', 'newsletter'] as const;

/** What decides which deliveries an event causes. */
export interface EventFacts {
  form_type: (typeof FORM_TYPES)[number];
  suspicion: Suspicion | null;
  qualification_status?: Qualification;
  /** Of a registration: whether its simulation is on the way, and how long mails wait for one. */
  simulation?: { isAnnounced: boolean; waitSeconds: number };
}

/** The outcome of one attempt. `error` is stored and shown: it holds no personal data. */
export type Outcome =
  | { kind: 'delivered' }
  /** Nothing to send any more, or nobody to send it to: not a failure. */
  | { kind: 'skipped'; error: SkipReason }
  | { kind: 'failed'; error: string; retryAfterSeconds?: number | undefined }
  /** Will not work at the next attempt either. */
  | { kind: 'refused'; error: string }
  /** The destination asks never to be called again. */
  | { kind: 'gone'; error: string };
