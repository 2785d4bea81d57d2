import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';

const WEBHOOK_SECRET = randomBytes(32).toString('base64');

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

interface Ports {
  webhooks?: number;
  mails?: number;
}

/** What all ways to run it have in common: receivers of its events and mails, settings, a table of what was seen. */
export async function startDeployment(ports: Ports = {}) {
  const webhooks = await startWebhookReceiver({ port: ports.webhooks ?? 0 });
  const mails = await startSmtpSink({ port: ports.mails ?? 0 });
  const steps: { step: string; seconds: string; result: string }[] = [];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return {
    webhooks,
    mails,
    steps,
    step: async (name: string, work: () => Promise<string> | string): Promise<void> => {
      const start = Date.now();
      console.log(name);
      const result = await work();
      steps.push({ step: name, seconds: ((Date.now() - start) / 1000).toFixed(1), result });
    },
    expectThat: (holds: boolean, otherwise: string): void => {
      if (!holds) throw new Error(otherwise);
    },
    settings: {
      NODE_ENV: 'production',
      TRIAL: '1',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: JSON.stringify({
        ...{ ip_per_minute: 100_000, ip_per_hour: 1_000_000, email_per_hour: 1_000 },
        requests_per_minute: 1_000_000,
      }),
      TRUSTED_PROXIES: '127.0.0.1',
      WEBHOOKS: JSON.stringify([
        { name: 'crm', url: webhooks.url, secrets: [`whsec_${WEBHOOK_SECRET}`], private: true },
      ]),
      SMTP_URL: mails.url,
      MAIL_FROM: 'contact@voltige.example',
      SALES_EMAIL: 'sales@voltige.example',
      DKIM_SELECTOR: 'test',
      DKIM_PRIVATE_KEY: Buffer.from(key).toString('base64'),
    },
    async stop(): Promise<void> {
      await Promise.all([webhooks.stop(), mails.stop()]);
    },
  };
}
