import { randomUUID } from 'node:crypto';
import { issueWords } from '#content/mail-words.ts';
import { canonicalEmail, mailboxOf } from '#domain/leads/email-address.ts';
import type { Language } from '#domain/site/language.ts';
import type { Queryable } from '../database/pool.ts';
import type { SubscriberSubject } from '../deliveries/subject.ts';
import { mailHtml } from '../mail/html.ts';
import type { IssueText } from '../mail/mail-content.ts';
import { mailFor } from '../mail/mail-for.ts';
import { mailMessage, teamOf } from '../mail/message.ts';
import { mailText } from '../mail/plain-text.ts';
import { isSuppressed } from '../mail/suppression.ts';
import { type MailSettings, mailTransport } from '../mail/transport.ts';
import { IssueRefused } from './parse-issue.ts';

interface Sender {
  mail: MailSettings;
  origin: string;
  tokenSecrets: readonly string[];
}

/** Nobody's: pressed, the links of a preview answer as they would, and end nobody's subscription. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The issue as a subscriber of today would get it. */
export function issueMail(
  { language, text }: { language: Language; text: IssueText },
  { mail, origin, tokenSecrets }: Sender,
  to: string = mail.from,
) {
  const now = new Date();
  const reader: SubscriberSubject = {
    of: 'subscriber',
    id: NOBODY,
    email: to,
    language,
    state: 'confirmed',
    source: 'preview',
    created_at: now,
    requested_at: now,
    confirmed_at: now,
    unsubscribed_at: null,
  };
  const delivery = { kind: 'newsletter_issue', event: 'newsletter.issue' } as const;
  const context = {
    ...mail,
    origin,
    tokenSecrets,
    team: teamOf(mail),
    statements: {},
    issue: text,
  };
  const addressed = mailFor(delivery, reader, context);
  if ('skip' in addressed) throw new IssueRefused(addressed.skip);
  const { content, ...envelope } = addressed;
  const message = mailMessage(content, { ...envelope, id: randomUUID(), now, from: mail.from });
  return { message, html: mailHtml(content), text: mailText(content) };
}

/** One mail to one address, marked as a trial; nothing of it is recorded. */
export async function sendTestMail(
  db: Queryable,
  issue: { language: Language; text: IssueText },
  sender: Sender,
  address: string,
): Promise<void> {
  const { mail, tokenSecrets } = sender;
  if (mail.smtpUrl === undefined) throw new IssueRefused('SMTP_URL is missing: nothing is sent.');
  const to = canonicalEmail(address);
  for (const one of [to, mailboxOf(to)]) {
    if (await isSuppressed(db, tokenSecrets, one, 'newsletter_issue')) {
      throw new IssueRefused('That address is on the list of those not to be written to.');
    }
  }
  const { message } = issueMail(issue, sender, to);
  const subject = `[${issueWords(issue.language).test}] ${issue.text.subject}`;
  await mailTransport({ ...mail, smtpUrl: mail.smtpUrl }).send({ ...message, subject });
}
