import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { callCli } from '../testing/call-cli.ts';
import { sendJson } from '../testing/http-client.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '../testing/sample-forms.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startProcess } from '../testing/start-process.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const SOON = { timeout: 20_000, interval: 100 };

test('P24: a lead on its whole way, refused everywhere and then erased, leaves no trace in the log', async () => {
  const { database, db: owner, stop } = await connectedDatabase();
  const crm = await startWebhookReceiver();
  const smtp = await startSmtpSink();
  crm.answerWith({ status: 500 });
  smtp.behave({ code: 550, at: 'recipient' });
  const TOKEN_SECRET = randomUUID();
  const server = startProcess({
    SITE_DIR: inject('siteDir'),
    LOG_LEVEL: 'debug',
    API_DATABASE_URL: database.apiUrl,
    WORKER_DATABASE_URL: database.workerUrl,
    TOKEN_SECRET,
    SMTP_URL: smtp.url,
    SALES_EMAIL: 'ventes@voltige.example',
    DELIVERY_TIME_SCALE: '0.0001',
    WEBHOOKS: JSON.stringify([
      { name: 'crm', url: crm.url, secrets: [`whsec_${btoa('x'.repeat(32))}`] },
    ]),
  });
  const port = await server.listening;
  const phone = '+33 1 99 00 18 44';
  for (const [path, body] of [
    ['/api/leads', { ...REGISTRATION, phone, phone_consent: true }],
    ['/api/form-submission', { ...CONTACT, phone }],
    ['/api/form-submission', NEWSLETTER],
  ] as const) {
    const answer = await sendJson(port, path, body, { 'Idempotency-Key': randomUUID() });
    expect([201, 202]).toContain(answer.status);
  }
  const untried = async () =>
    (await owner.query(`SELECT 1 FROM deliveries WHERE state = 'pending' AND attempts < 2`))
      .rowCount;
  await expect.poll(untried, SOON).toBe(0);
  const environment = { DATABASE_URL: database.ownerUrl, TOKEN_SECRET };
  await callCli(['privacy', 'erase', '--email', REGISTRATION.email], environment);
  server.signal('SIGTERM');
  await server.exited;

  const log = server.printed() + server.complained();
  expect(log).toContain('delivery is dead');
  expect(log).toContain('will be tried again');
  expect(log).not.toMatch(/@|fret\.example|\+33|99 00|Ada|Lovelace|Fret|Combien/);
  await Promise.all([stop(), crm.stop(), smtp.stop()]);
});
