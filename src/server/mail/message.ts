import type { SendMailOptions } from 'nodemailer';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { mailHtml } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { mailText } from './plain-text.ts';
import type { MailSettings } from './transport.ts';

interface Envelope {
  /** The delivery's: the same at every attempt, so that a receiver can recognise a duplicate. */
  id: string;
  now: Date;
  from: string;
  /** One address. Passed on as an object: in a string, a comma would add a second recipient. */
  to: string;
  replyTo: { name: string; address: string };
  /** For newsletters: where one click ends them. */
  oneClick?: string | undefined;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** The language of mails to the team, independent of the visitor's. */
export const TEAM_LANGUAGE: Language = 'fr';

/** Where answers go: an address that the operator has chosen, never one that came with the product. */
export function teamOf({ from, replyTo = from }: Pick<MailSettings, 'from' | 'replyTo'>) {
  return { name: BRAND.name, address: replyTo };
}

export function mailMessage(content: MailContent, envelope: Envelope): SendMailOptions {
  const { id, now, from, to, replyTo, oneClick } = envelope;
  return {
    from: { name: BRAND.name, address: from },
    to: { name: '', address: to },
    replyTo,
    envelope: { from, to: [to] },
    messageId: `<${id}@${domainOf(from)}>`,
    date: now,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': content.language,
      ...(oneClick && {
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
