import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import type { Statements } from '#domain/site/brand.ts';
import { createPool } from '../database/pool.ts';
import { attemptDelivery } from '../deliveries/attempt.ts';
import type { Claim } from '../deliveries/attempt-statements.ts';
import type { DeliveryEvent, MailKind } from '../deliveries/delivery.ts';
import { enqueue, type SubjectColumn } from '../deliveries/enqueue.ts';
import { MAIL_QUEUE } from '../deliveries/queues.ts';
import { loadSubject, type Subject } from '../deliveries/subject.ts';
import { mailSender } from '../mail/send-mail.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const COLUMNS: Record<DeliveryEvent, SubjectColumn> = {
  'lead.registered': 'lead_submission_id',
  'lead.repeated': 'lead_submission_id',
  'lead.simulated': 'lead_submission_id',
  'lead.analysed': 'lead_submission_id',
  'form.submitted': 'form_submission_id',
  'newsletter.requested': 'newsletter_subscriber_id',
  'newsletter.repeated': 'newsletter_subscriber_id',
  'newsletter.confirmed': 'newsletter_subscriber_id',
  'newsletter.unsubscribed': 'newsletter_subscriber_id',
  'data.requested': 'data_request_id',
};

export const MAIL_ORIGIN = 'https://www.voltige.example';
export const MAIL_SECRETS = [
  'a secret for tests that is long enough to be one',
  'the one before it which is also long enough to be one',
];

interface SenderOptions {
  /** Somebody else's; left out, one of its own. */
  database?: TestDatabase;
  /** Where there is a desk. */
  deskOrigin?: string;
  /** Left out, those of the brand file. */
  statements?: Statements;
}

/** A database, the mail sender of the worker and an SMTP server, all of them real. */
export async function startMailSender(options: SenderOptions = {}) {
  const { database: shared, deskOrigin, statements } = options;
  const database = shared ?? (await testDatabase());
  const sink = await startSmtpSink();
  const owner: Pool = createPool({ url: database.ownerUrl });
  const db: Pool = createPool({ url: database.workerUrl });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const mail = {
    smtpUrl: sink.url,
    from: 'bonjour@voltige.example',
    replyTo: 'contact@voltige.example',
    salesEmail: 'ventes@voltige.example',
    dkim: {
      selector: 'k1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  };
  const parts = {
    db,
    log: { info() {}, warn() {}, error() {} },
    timeScale: 1,
    random: () => 0.5,
    ...mailSender({
      db,
      mail,
      origin: MAIL_ORIGIN,
      deskOrigin,
      tokenSecrets: MAIL_SECRETS,
      ...(statements && { statements }),
    }),
  };

  async function newDelivery(kind: MailKind, event: DeliveryEvent, subjectId: string) {
    const id = randomUUID();
    const planned = { id, kind, event, destination: null, queue: MAIL_QUEUE, priority: 0 };
    await enqueue(owner, [planned], COLUMNS[event], subjectId);
    return id;
  }
  const attempt = (id: string, number = 1) =>
    attemptDelivery(parts, MAIL_QUEUE, { delivery_id: id, attempt: number });

  /** Sends one mail and reads what arrived of it. */
  async function deliver(kind: MailKind, event: DeliveryEvent, subjectId: string) {
    const id = await newDelivery(kind, event, subjectId);
    const before = sink.mails.length;
    await attempt(id);
    const received = sink.mails.slice(before);
    const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    return { id, received, mails };
  }

  /** The parts of an attempt, for what happens between them. */
  async function claim(id: string): Promise<Claim> {
    const claimed = await parts.claim({ delivery_id: id, attempt: 1 });
    if (claimed === null) throw new Error('nothing to send');
    return claimed;
  }
  async function load({ delivery }: Claim): Promise<Subject> {
    const subject = await loadSubject(db, delivery);
    if (subject === undefined) throw new Error('nothing to send');
    return subject;
  }
  const send = async (claimed: Claim, subject?: Subject) =>
    parts.send(claimed, subject ?? (await load(claimed)));

  return {
    ownerUrl: database.ownerUrl,
    owner,
    db,
    sink,
    mail,
    publicKey,
    newDelivery,
    attempt,
    claim,
    load,
    send,
    /** What a worker does that dies after the server's 250 and before it has recorded it. */
    sendAndDie: async (id: string) => send(await claim(id)),
    rowOf: async (id: string) =>
      (await owner.query('SELECT * FROM deliveries WHERE id = $1', [id])).rows[0],
    deliver,
    /** The one mail that arrives. */
    async deliverOne(kind: MailKind, event: DeliveryEvent, subjectId: string) {
      const { id, mails, received } = await deliver(kind, event, subjectId);
      const [mail] = mails;
      if (!mail || mails.length > 1) throw new Error(`${mails.length} mails instead of one`);
      return { mail, id, raw: received[0]?.raw ?? '', to: received[0]?.to };
    },
    /** Forgets what was sent and from whom, and takes mails again. */
    async empty(): Promise<void> {
      sink.behave('take');
      await owner.query(
        'TRUNCATE crm_leads, form_submissions, deliveries, suppressed_addresses CASCADE',
      );
    },
    async stop() {
      await Promise.all([owner.end(), db.end(), sink.stop()]);
      if (shared === undefined) await database.drop();
    },
  };
}
