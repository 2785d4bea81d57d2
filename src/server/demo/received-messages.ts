import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import type { SmtpMail } from '../testing/smtp-sink.ts';
import type { ReceivedWebhook } from '../testing/webhook-receiver.ts';

/** A mail as a mail program shows it. */
export interface ReceivedMail {
  at: Date;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
}

export interface Origins {
  /** Where the links of mails lead: the address the site was built for. */
  siteOrigin: string;
  /** Where the demo runs. */
  demoOrigin: string;
}

/** Links lead to the running demo: one can go through a confirmation to its end. */
export async function receivedMail(smtpMail: SmtpMail, origins: Origins): Promise<ReceivedMail> {
  const { from, subject, html, text } = await PostalMime.parse(smtpMail.raw);
  const local = (content = '') => content.replaceAll(origins.siteOrigin, origins.demoOrigin);
  return {
    at: new Date(),
    to: smtpMail.to,
    from: from?.address ?? smtpMail.from,
    subject: subject ?? '',
    html: local(html),
    text: local(text),
  };
}

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
  { siteOrigin, demoOrigin }: Origins,
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
