import { randomBytes } from 'node:crypto';
import { BRAND } from '#domain/site/brand.ts';
import { migrate } from '../startup/migrate.ts';
import { ROLES, startPostgres } from '../testing/postgres.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { startInbox } from './inbox.ts';
import {
  type ReceivedEvent,
  type ReceivedMail,
  receivedEvent,
  receivedMail,
} from './received-messages.ts';

const DESTINATION = 'demo';

interface ServiceOptions {
  /** Where mails and webhooks are shown; 0 takes any that is free. */
  inboxPort: number;
  /** The address the site was built for: links to it are shown as links to where it runs. */
  siteOrigin: string;
}

/** What the site needs around it: a real database, a mail server and a webhook receiver, with their inbox. */
export async function startServices({ inboxPort, siteOrigin }: ServiceOptions) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const mails: ReceivedMail[] = [];
  const events: ReceivedEvent[] = [];
  const origins = { siteOrigin, demoOrigin: siteOrigin };
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
      deskUser: ROLES.desk,
      destinations: [{ name: DESTINATION }],
    });
    const inbox = await startInbox(inboxPort, { mails, events });
    started.push(() => inbox.stop());
    const receiver = await startWebhookReceiver({
      onReceived: (webhook) => events.push(receivedEvent(webhook, secret, origins)),
    });
    started.push(() => receiver.stop());
    const sink = await startSmtpSink({
      onMail: (smtpMail) => void receivedMail(smtpMail, origins).then((mail) => mails.push(mail)),
    });
    started.push(() => sink.stop());
    return {
      inbox: inbox.origin,
      postgres,
      databaseUrl: postgres.ownerUrl,
      /** Settings of the process that serves the API and delivers. */
      environment: {
        LOG_LEVEL: 'warn',
        DATABASE_URL: postgres.ownerUrl,
        API_DATABASE_URL: postgres.apiUrl,
        WORKER_DATABASE_URL: postgres.workerUrl,
        TOKEN_SECRET: randomBytes(32).toString('hex'),
        SMTP_URL: sink.url,
        MAIL_FROM: BRAND.email.contact,
        SIMULATION_WAIT_SECONDS: '10',
        SALES_EMAIL: `sales@${BRAND.email.contact.split('@')[1]}`,
        WEBHOOKS: JSON.stringify([{ name: DESTINATION, url: receiver.url, secrets: [secret] }]),
      },
      /** Links in mails and webhooks that arrive from now on lead there. */
      linkTo: (demoOrigin: string) => {
        origins.demoOrigin = demoOrigin;
      },
      /** To be called for whatever is started on top, which ends before the services do. */
      beforeStop: (end: () => Promise<unknown>) => {
        started.push(end);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
