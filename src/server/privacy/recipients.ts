import type { ClientBase } from 'pg';
import { teamFor } from '#domain/leads/message-recipients.ts';
import { type DeliveryKind, type EventFacts, WEBHOOK_EVENTS } from '../deliveries/delivery.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { plannedDeliveries } from '../deliveries/enqueue.ts';
import { EVERY_MESSAGE, type MessageSource, type RowsAbout } from './rows-about.ts';

type FormType = EventFacts['form_type'];

/** Prefix of the events that a form can have caused. */
const EVENTS_OF: Record<FormType, string> = {
  pre_registration: 'lead.',
  contact: 'form.',
  demo_request: 'form.',
  newsletter: 'newsletter.',
};

/** An unconfirmed newsletter subscription was sent to nobody else. */
const formsFrom = (
  messages: string,
) => `SELECT 'pre_registration' AS form_type, NULL AS subject FROM lead_submissions WHERE id = ANY($1)
  UNION SELECT form_type, form_data->>'subject' FROM ${messages} WHERE id = ANY($2)
  UNION SELECT 'newsletter', NULL FROM newsletter_subscribers WHERE id = ANY($3) AND confirmed_at IS NOT NULL`;

const SENT = `SELECT kind, destination FROM deliveries WHERE id = ANY($1) AND state = 'delivered'`;

interface SentDelivery {
  kind: DeliveryKind;
  destination: string | null;
  /** Known of a form. */
  subject?: string | null;
}

/**
 * Who was sent something about this address, or may have been, and may have stored it. Deliveries are
 * stored for 30 days only, so everyone whom the settings send such a form to is named as well.
 */
export async function recipientsOf(
  db: ClientBase,
  about: RowsAbout,
  destinations: readonly DestinationFilter[],
  { relation }: MessageSource = EVERY_MESSAGE,
): Promise<string[]> {
  const { lead_submissions, form_submissions, newsletter_subscribers, deliveries } = about;
  const { rows: sent } = await db.query<SentDelivery>(SENT, [deliveries]);
  const { rows: forms } = await db.query<{ form_type: FormType; subject: string | null }>(
    formsFrom(relation),
    [lead_submissions, form_submissions, newsletter_subscribers],
  );
  const planned = forms.flatMap(({ form_type, subject }) =>
    WEBHOOK_EVENTS.filter((event) => event.startsWith(EVENTS_OF[form_type]))
      .flatMap((event) => plannedDeliveries(event, { form_type, suspicion: null }, destinations))
      .map((delivery) => ({ ...delivery, subject })),
  );
  return [...new Set([...sent, ...planned].flatMap(nameOf))].toSorted();
}

/** Mails to the person have no other recipient; which mailbox a notice went to, its form's subject says. */
function nameOf({ kind, destination, subject }: SentDelivery): string[] {
  if (kind === 'sales_notice') return subject === undefined ? [] : [`${teamFor(subject)} mailbox`];
  return destination === null ? [] : [destination];
}
