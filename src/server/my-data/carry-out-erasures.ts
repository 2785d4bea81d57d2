import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { BRAND } from '#domain/site/brand.ts';
import { isUnavailable } from '../database/database-watch.ts';
import type { WorkerLog } from '../deliveries/attempt.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { teamFooter } from '../mail/compose/shared-blocks.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { mailMessage, TEAM_LANGUAGE, teamOf } from '../mail/message.ts';
import { type MailSettings, mailTransport } from '../mail/transport.ts';
import { countPerson, erasePerson } from '../privacy/erase-person.ts';
import { mailWords } from '../words/words.ts';

interface ErasureDependencies {
  db: Pool;
  log: WorkerLog;
  mail: MailSettings;
  tokenSecrets: readonly string[];
  destinations: readonly DestinationFilter[];
}

/** Any number that nobody else uses on this database. */
const ERASURE_LOCK = 5_481_220_340;
/** The person reads 'within minutes': after this long a mail server that is down keeps nothing any more. */
const LONGEST_WAIT_MINUTES = 30;

const REQUESTED = `
  SELECT DISTINCT ON (email) email,
    erasure_requested_at < now() - interval '${LONGEST_WAIT_MINUTES} minutes' AS overdue,
    recipients_informed_at IS NOT NULL AS informed
  FROM data_requests WHERE erasure_requested_at IS NOT NULL
  ORDER BY email, erasure_requested_at`;

interface Requested {
  email: string;
  overdue: boolean;
  informed: boolean;
}

/** So that an erasure which has to be tried again is reported once. */
const INFORMED = `UPDATE data_requests SET recipients_informed_at = now()
  WHERE email = $1 AND erasure_requested_at IS NOT NULL`;

/**
 * What people have asked for on the page 'my data'. The site's role cannot delete, so it only asks; this is done as
 * `voltige privacy erase` does it, by one worker at a time.
 */
export async function carryOutErasures(dependencies: ErasureDependencies): Promise<number> {
  const connection = await dependencies.db.connect();
  let isSound = false;
  try {
    const { rows } = await connection.query('SELECT pg_try_advisory_lock($1) AS alone', [
      ERASURE_LOCK,
    ]);
    if (rows[0]?.alone !== true) {
      isSound = true;
      return 0;
    }
    let erased = 0;
    for (const one of (await connection.query<Requested>(REQUESTED)).rows) {
      erased += Number(await carryOut(connection, one, dependencies));
    }
    await connection.query('SELECT pg_advisory_unlock($1)', [ERASURE_LOCK]);
    isSound = true;
    return erased;
  } finally {
    // One that failed in the middle is closed, and the lock goes with it.
    connection.release(!isSound);
  }
}

/** Who was sent a copy is informed first: afterwards nobody would know which address to name. */
async function carryOut(
  connection: PoolClient,
  { email, overdue, informed }: Requested,
  { log, mail, tokenSecrets, destinations }: ErasureDependencies,
): Promise<boolean> {
  const { recipients } = await countPerson(connection, email, destinations);
  const informing = informed ? Promise.resolve(true) : informTeam(mail, email, recipients);
  const isInformed = await informing.catch((error: unknown) => {
    log.warn({ err: error, event: 'erasure-notice-failed', recipients }, 'my data');
    return false;
  });
  if (isInformed && !informed) await connection.query(INFORMED, [email]);
  const isWorthWaiting = mail.smtpUrl !== undefined && !overdue;
  if (!isInformed && isWorthWaiting) return false;
  if (!isInformed) log.error({ event: 'erased-without-notice', recipients }, 'my data');
  try {
    const secrets = tokenSecrets;
    const { erased } = await erasePerson(connection, email, { secrets, destinations });
    log.info({ event: 'erased', erased, recipients }, 'my data');
    return true;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    // One person's fault must not keep the next from being erased; the sweep tries again in a minute.
    log.error({ err: error, event: 'erasure-failed' }, 'my data');
    return false;
  }
}

/** GDPR, article 19. True where there is nobody to inform. */
async function informTeam(
  mail: MailSettings,
  email: string,
  recipients: readonly string[],
): Promise<boolean> {
  if (recipients.length === 0) return true;
  if (mail.smtpUrl === undefined) return false;
  const message = mailMessage(erasureNotice(email, recipients), {
    id: randomUUID(),
    now: new Date(),
    from: mail.from,
    to: BRAND.email.privacy,
    replyTo: teamOf(mail),
  });
  await mailTransport({ ...mail, smtpUrl: mail.smtpUrl }).send(message);
  return true;
}

function erasureNotice(email: string, recipients: readonly string[]): MailContent {
  const words = mailWords(TEAM_LANGUAGE);
  const { subject, title, text, address, recipients: toTell } = words.erasureNotice;
  return {
    language: TEAM_LANGUAGE,
    subject,
    title,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          [address, email],
          [toTell, recipients.join(', ')],
        ],
      },
    ],
    footer: teamFooter(words),
  };
}
