import PostalMime from 'postal-mime';
import type { SunkMail } from '../testing/smtp-sink.ts';

/** A mail as a mail program shows it. */
export interface ReceivedMail {
  at: Date;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
}

export interface Places {
  /** Where the links of mails lead: the address the site was built for. */
  siteOrigin: string;
  /** Where it stands now. */
  demoOrigin: string;
}

/** Links lead to the running demo: one can go through a confirmation to its end. */
export async function receivedMail(sunk: SunkMail, places: Places): Promise<ReceivedMail> {
  const { from, subject, html, text } = await PostalMime.parse(sunk.raw);
  const local = (content = '') => content.replaceAll(places.siteOrigin, places.demoOrigin);
  return {
    at: new Date(),
    to: sunk.to,
    from: from?.address ?? sunk.from,
    subject: subject ?? '',
    html: local(html),
    text: local(text),
  };
}
