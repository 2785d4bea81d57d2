import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../startup/configuration/read-config.ts';
import { callCli } from '../testing/call-cli.ts';
import { sendJson } from '../testing/http-client.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '../testing/sample-forms.ts';
import { API, startApp } from '../testing/start-app.ts';
import { MAIL_SECRETS, startMailSender } from '../testing/start-mail-sender.ts';
import { storeContact } from '../testing/stored-rows.ts';

const rateLimits = { ...API.rateLimits, email_per_hour: 3 };
const sender = await startMailSender();
const app = await startApp({ api: { pool: sender.owner, rateLimits } });
afterAll(async () => {
  await app.stop();
  await sender.stop();
});

const post = (path: string, body: object) =>
  sendJson(app.port, path, body, { 'Idempotency-Key': randomUUID() });

/** What a worker would do with everything that waits. The server itself shows domains decoded. */
async function sendAll(): Promise<unknown[]> {
  const before = sender.sink.mails.length;
  const { rows } = await sender.owner.query(
    "SELECT id FROM deliveries WHERE state = 'pending' AND kind <> 'sales_notice'",
  );
  for (const { id } of rows) await sender.attempt(id);
  return sender.sink.mails.slice(before).map(({ raw }) => /^To: (.*?)\r$/m.exec(raw)?.[1]);
}

const SPELLINGS = [
  'victim@bücher.example',
  'VICTIM@BÜCHER.EXAMPLE',
  'victim@ｂücher.example',
  'victim@xn--bcher-kva.example',
  'vic\u200btim@bu\u0308cher.example',
  'ｖictim＠bücher.example',
  'victim+tag@bücher.example',
];

test.each([
  ['victim@ｆｒｅｔ.example', 'victim@fret.example'],
  ['Élan@fret.example', 'élan@fret.example'],
  ['Bob@BÜCHER.example', 'bob@xn--bcher-kva.example'],
  ["o'neil+a@fret.example", "o'neil+a@fret.example"],
])('a mail to %j goes to exactly what is kept: %s', async (given, kept) => {
  await post('/api/form-submission', { ...CONTACT, email: given });
  const { rows } = await sender.owner.query('SELECT email FROM form_submissions WHERE email = $1', [
    kept,
  ]);
  expect(rows).toEqual([{ email: kept }]);
  expect(await sendAll()).toEqual([kept]);
});

test('however an address is spelled, its sendings are counted together and its person is one lead', async () => {
  const statuses = [];
  for (const email of SPELLINGS.slice(0, 4)) {
    statuses.push((await post('/api/leads', { ...REGISTRATION, email })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  const { rows } = await sender.owner.query(
    "SELECT email FROM crm_leads WHERE email LIKE 'victim@x%'",
  );
  expect(rows).toEqual([{ email: 'victim@xn--bcher-kva.example' }]);
  expect(await sendAll()).toEqual(['victim@xn--bcher-kva.example']);
});

test('who is erased gets no mail under any spelling of the address', async () => {
  const { code, complained } = await callCli(
    ['privacy', 'erase', '--email', 'Victim@Bücher.example'],
    { DATABASE_URL: sender.ownerUrl, TOKEN_SECRET: MAIL_SECRETS.join() },
  );
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  await sender.owner.query('TRUNCATE rate_limits');
  for (const email of SPELLINGS) {
    await post('/api/form-submission', { ...CONTACT, email });
    await post('/api/form-submission', { ...NEWSLETTER, email });
  }
  expect(await sendAll()).toEqual([]);
  const { rows } = await sender.owner.query(
    "SELECT DISTINCT last_error FROM deliveries WHERE state = 'skipped' AND kind = 'acknowledgement'",
  );
  expect(rows).toEqual([{ last_error: 'suppressed' }]);
});

test('what was kept before with a control character in it is not written to', async () => {
  const contact = await storeContact(sender.owner, { email: 'vic\u0002tim@fret.example' });
  const { id, received } = await sender.deliver('acknowledgement', 'form.submitted', contact);
  expect(received).toEqual([]);
  expect(await sender.rowOf(id)).toMatchObject({ state: 'skipped', last_error: 'not an address' });
});

test('an address in a setting is written as mails are sent', () => {
  const { deliveries } = readConfig({
    MAIL_FROM: 'Bonjour@BÜCHER.example',
    SALES_EMAIL: ' Ventes@Voltige.example',
  });
  expect(deliveries.mail).toMatchObject({
    from: 'bonjour@xn--bcher-kva.example',
    salesEmail: 'ventes@voltige.example',
  });
});
