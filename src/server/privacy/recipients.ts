import type { Client } from 'pg';
import { type DeliveryKind, type EventFacts, WEBHOOK_EVENTS } from '../deliveries/delivery.ts';
import { plannedDeliveries } from '../deliveries/plan.ts';
import type { Destination } from '../webhooks/destination.ts';
import type { RowsAbout } from './rows-about.ts';

type FormType = EventFacts['form_type'];

/** How the names of the events begin that each form can have caused. */
const EVENTS_OF: Record<FormType, string> = {
  pre_registration: 'lead.',
  contact: 'form.',
  demo_request: 'form.',
  newsletter: 'newsletter.',
};

/** Nobody but the person hears of a newsletter before it is confirmed. */
const FORM_TYPES_OF = `SELECT 'pre_registration' AS form_type FROM lead_submissions WHERE id = ANY($1)
  UNION SELECT form_type FROM form_submissions WHERE id = ANY($2)
  UNION SELECT 'newsletter' FROM newsletter_subscribers WHERE id = ANY($3) AND confirmed_at IS NOT NULL`;

const SENT = `SELECT kind, destination FROM deliveries WHERE id = ANY($1) AND state = 'delivered'`;

interface Sending {
  kind: DeliveryKind;
  destination: string | null;
}

/**
 * Who was sent something about this address, or may have been, and may have kept it. Deliveries say so
 * for 30 days only: beside them stands everyone whom the settings send such a form to.
 */
export async function recipientsOf(
  db: Client,
  about: RowsAbout,
  destinations: readonly Destination[],
): Promise<string[]> {
  const { lead_submissions, form_submissions, newsletter_subscribers, deliveries } = about;
  const { rows: sent } = await db.query<Sending>(SENT, [deliveries]);
  const { rows: forms } = await db.query<{ form_type: FormType }>(FORM_TYPES_OF, [
    lead_submissions,
    form_submissions,
    newsletter_subscribers,
  ]);
  const planned = forms.flatMap(({ form_type }) =>
    WEBHOOK_EVENTS.filter((event) => event.startsWith(EVENTS_OF[form_type])).flatMap((event) =>
      plannedDeliveries(event, { form_type, suspicion: null }, destinations),
    ),
  );
  return [...new Set([...sent, ...planned].flatMap(nameOf))].toSorted();
}

/** The person's own mails went to nobody else. */
function nameOf({ kind, destination }: Sending): string[] {
  if (kind === 'sales_notice') return ['sales mailbox'];
  return destination === null ? [] : [destination];
}
