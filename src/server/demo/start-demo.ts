import { randomBytes } from 'node:crypto';
import { BRAND } from '#domain/site/brand.ts';
import { StartRefused } from '../process/run-process.ts';
import { migrate } from '../startup/migrate.ts';
import { ROLES, startPostgres } from '../testing/postgres.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startProcess } from '../testing/start-process.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { startInbox } from './inbox.ts';
import {
  type ReceivedEvent,
  type ReceivedMail,
  receivedEvent,
  receivedMail,
} from './received-messages.ts';

interface DemoOptions {
  /** Of the site; what arrives is shown on the next one. 0 takes any two that are free. */
  port: number;
  siteDir: string;
  siteOrigin: string;
}

const DESTINATION = 'demo';

/** Starts a real database, mail server, webhook receiver, site and worker; stopping leaves nothing behind. */
export async function startDemo({ port, siteDir, siteOrigin }: DemoOptions) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const mails: ReceivedMail[] = [];
  const events: ReceivedEvent[] = [];
  const started: (() => Promise<unknown>)[] = [];
  /** Last started, first stopped. */
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres();
    started.push(() => postgres.stop());
    await migrate({
      ownerUrl: postgres.ownerUrl,
      apiUser: ROLES.api,
      workerUser: ROLES.worker,
      destinations: [{ name: DESTINATION }],
    });
    let demoOrigin = siteOrigin;
    const inbox = await startInbox(port === 0 ? 0 : port + 1, { mails, events });
    started.push(() => inbox.stop());
    const receiver = await startWebhookReceiver({
      onReceived: (webhook) =>
        events.push(receivedEvent(webhook, secret, { siteOrigin, demoOrigin })),
    });
    started.push(() => receiver.stop());
    const sink = await startSmtpSink({
      onMail: (smtpMail) =>
        void receivedMail(smtpMail, { siteOrigin, demoOrigin }).then((mail) => mails.push(mail)),
    });
    started.push(() => sink.stop());
    const site = startProcess({
      PORT: String(port),
      SITE_DIR: siteDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: postgres.ownerUrl,
      API_DATABASE_URL: postgres.apiUrl,
      WORKER_DATABASE_URL: postgres.workerUrl,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: sink.url,
      MAIL_FROM: BRAND.email.contact,
      SALES_EMAIL: `sales@${BRAND.email.contact.split('@')[1]}`,
      WEBHOOKS: JSON.stringify([{ name: DESTINATION, url: receiver.url, secrets: [secret] }]),
    });
    started.push(async () => {
      site.signal('SIGTERM');
      await site.exited;
    });
    const sitePort = await site.listening.catch(() => {
      throw new StartRefused(site.complained().trim());
    });
    demoOrigin = `http://127.0.0.1:${sitePort}`;
    return {
      site: demoOrigin,
      inbox: inbox.origin,
      databaseUrl: postgres.ownerUrl,
      /** When the site ends by itself. */
      failed: site.exited,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
