import type { Queryable } from '../database/pool.ts';
import { ALERT_EVERY_SECONDS } from '../deliveries/attempt-statements.ts';
import { mailWords } from '../words/words.ts';
import type { MailContent } from './mail-content.ts';
import { mailMessage, TEAM_LANGUAGE, teamOf } from './message.ts';
import { type MailSettings, mailTransport } from './transport.ts';

/** The extra second is that of `alertJobSql`: what dies in a quarter's last second is in the next mail. */
const DEAD_IN_SLOT = `
  SELECT destination, last_error, count(*)::int AS count FROM deliveries
  WHERE state = 'dead' AND ended_at + interval '1s' > $1::timestamptz - $2 * interval '1s'
    AND ended_at + interval '1s' <= $1
  GROUP BY 1, 2 ORDER BY 1, 2`;

interface NoticeDependencies {
  db: Queryable;
  mail: MailSettings;
}

interface AlertJob {
  id: string;
  startAfter: Date;
}

/** R20: one mail for all that died in the quarter of an hour before the job's time. */
export async function sendDeadNotice(
  { db, mail }: NoticeDependencies,
  { id, startAfter }: AlertJob,
) {
  const { smtpUrl, salesEmail, from } = mail;
  if (smtpUrl === undefined || salesEmail === undefined) return;
  const { rows } = await db.query(DEAD_IN_SLOT, [startAfter, ALERT_EVERY_SECONDS]);
  if (rows.length === 0) return;
  const message = mailMessage(deadNotice(rows as unknown as DeadGroup[]), {
    id,
    now: startAfter,
    from,
    to: salesEmail,
    replyTo: teamOf(mail),
  });
  await mailTransport({ ...mail, smtpUrl }).send(message);
}

interface DeadGroup {
  /** Null for mails. */
  destination: string | null;
  last_error: string | null;
  count: number;
}

/** Informs the team that a person is needed. */
function deadNotice(groups: readonly DeadGroup[]): MailContent {
  const words = mailWords(TEAM_LANGUAGE);
  const texts = words.deadNotice;
  return {
    language: TEAM_LANGUAGE,
    subject: texts.subject,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text },
      {
        kind: 'facts',
        rows: groups.map(({ destination, last_error, count }) => [
          destination ?? texts.mail,
          `${count} × ${last_error ?? ''}`,
        ]),
      },
      { kind: 'note', text: texts.command },
    ],
    footer: { lines: [words.footer.sender, words.footer.automatic] },
  };
}
