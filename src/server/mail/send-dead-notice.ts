import type { MailSettings } from '../configuration/delivery-settings.ts';
import type { Queryable } from '../deliveries/enqueue.ts';
import { ALERT_EVERY_SECONDS } from '../deliveries/record.ts';
import { type DeadGroup, deadNotice } from './compose/dead-notice.ts';
import { mailMessage, teamOf } from './message.ts';
import { mailTransport } from './transport.ts';

/** The second is that of `alertAbout`: what dies in the last one of a quarter is told in the next. */
const DEAD_IN_SLOT = `
  SELECT destination, last_error, count(*)::int AS count FROM deliveries
  WHERE state = 'dead' AND ended_at + interval '1s' > $1::timestamptz - $2 * interval '1s'
    AND ended_at + interval '1s' <= $1
  GROUP BY 1, 2 ORDER BY 1, 2`;

interface Wishes {
  db: Queryable;
  mail: MailSettings;
  origin: string;
}

interface AlertJob {
  id: string;
  startAfter: Date;
}

/** R20: one mail for all that died in the quarter of an hour before the job's time. */
export async function sendDeadNotice({ db, mail, origin }: Wishes, { id, startAfter }: AlertJob) {
  const { smtpUrl, salesEmail, from } = mail;
  if (smtpUrl === undefined || salesEmail === undefined) return;
  const { rows } = await db.query(DEAD_IN_SLOT, [startAfter, ALERT_EVERY_SECONDS]);
  if (rows.length === 0) return;
  const message = mailMessage(deadNotice(rows as unknown as DeadGroup[], origin), {
    id,
    now: startAfter,
    from,
    to: salesEmail,
    replyTo: teamOf(mail),
  });
  await mailTransport({ ...mail, smtpUrl }).send(message);
}
