import type { Pool } from 'pg';
import { canonicalEmail } from '#domain/leads/email-address.ts';
import type { MailSettings } from '../configuration/delivery-settings.ts';
import type { Send } from '../deliveries/attempt.ts';
import type { AttemptJob, Claim } from '../deliveries/claim.ts';
import type { MailKind } from '../deliveries/delivery.ts';
import type { Outcome } from '../deliveries/outcome.ts';
import type { Subject } from '../deliveries/subject.ts';
import { claimMail } from './claim-mail.ts';
import { mailFor } from './mail-for.ts';
import { mailMessage, teamOf } from './message.ts';
import { outcomeOfSmtpError, saysNoSuchMailbox } from './smtp-outcome.ts';
import { isSuppressed, suppress, suppressionHash } from './suppression.ts';
import { mailTransport } from './transport.ts';

interface Wishes {
  db: Pool;
  mail: MailSettings;
  origin: string;
  tokenSecret: string;
}

/** How mails are claimed and sent. */
export function mailParts({ db, mail, origin, tokenSecret }: Wishes) {
  const { smtpUrl } = mail;
  const transport = smtpUrl === undefined ? undefined : mailTransport({ ...mail, smtpUrl });

  const house = { ...mail, origin, tokenSecret, team: teamOf(mail) };

  async function send({ delivery, now }: Claim, subject: Subject): Promise<Outcome> {
    if (transport === undefined) return { kind: 'skipped', error: 'SMTP_URL not set' };
    const kind = delivery.kind as MailKind;
    const addressed = mailFor(delivery, subject, house);
    if ('skip' in addressed) return { kind: 'skipped', error: addressed.skip };
    // Exactly what goes over the wire is looked up: the mailer would make another spelling the same.
    const to = canonicalEmail(addressed.to);
    if (to === '') return { kind: 'skipped', error: 'not an address' };
    const hash = suppressionHash(tokenSecret, to);
    const toVisitor = kind !== 'sales_notice';
    if (toVisitor && (await isSuppressed(db, hash, kind))) {
      return { kind: 'skipped', error: 'suppressed' };
    }
    const { content, ...envelope } = addressed;
    const message = mailMessage(content, {
      ...envelope,
      to,
      id: delivery.id,
      now,
      from: mail.from,
    });
    try {
      await transport.send(message);
      return { kind: 'delivered' };
    } catch (error) {
      if (toVisitor && saysNoSuchMailbox(error)) await suppress(db, hash, 'bounced');
      return outcomeOfSmtpError(error);
    }
  }
  return { send: send satisfies Send, claim: (job: AttemptJob) => claimMail(db, job) };
}
