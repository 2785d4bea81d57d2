import type { Pool } from 'pg';
import { canonicalEmail, mailboxOf } from '#domain/leads/email-address.ts';
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
import { isSuppressed, suppress } from './suppression.ts';
import { mailTransport } from './transport.ts';

interface Wishes {
  db: Pool;
  mail: MailSettings;
  origin: string;
  tokenSecrets: readonly string[];
}

/** How mails are claimed and sent. */
export function mailParts({ db, mail, origin, tokenSecrets }: Wishes) {
  const { smtpUrl } = mail;
  const transport = smtpUrl === undefined ? undefined : mailTransport({ ...mail, smtpUrl });

  const house = { ...mail, origin, tokenSecrets, team: teamOf(mail) };

  async function send({ delivery, now }: Claim, subject: Subject): Promise<Outcome> {
    if (transport === undefined) return { kind: 'skipped', error: 'SMTP_URL not set' };
    const kind = delivery.kind as MailKind;
    const addressed = mailFor(delivery, subject, house);
    if ('skip' in addressed) return { kind: 'skipped', error: addressed.skip };
    // Exactly what goes over the wire is looked up: the mailer would make another spelling the same.
    const to = canonicalEmail(addressed.to);
    if (to === '') return { kind: 'skipped', error: 'not an address' };
    const toVisitor = kind !== 'sales_notice';
    // Whoever is erased is so under any tag that a stranger adds.
    for (const address of toVisitor ? [to, mailboxOf(to)] : []) {
      if (await isSuppressed(db, tokenSecrets, address, kind)) {
        return { kind: 'skipped', error: 'suppressed' };
      }
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
      if (toVisitor && saysNoSuchMailbox(error)) {
        await suppress(db, tokenSecrets, to, 'bounced');
      }
      return outcomeOfSmtpError(error);
    }
  }
  return { send: send satisfies Send, claim: (job: AttemptJob) => claimMail(db, job) };
}
