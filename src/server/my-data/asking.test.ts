import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { suppress } from '../mail/suppression.ts';
import { ask } from '../testing/http-client.ts';
import { API, startApp } from '../testing/start-app.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { startMyData } from '../testing/start-my-data.ts';
import { storeContact, storeLead, storeSubscriber } from '../testing/stored-rows.ts';

const ANA = 'ana@fret.example';

const my = await startMyData();
beforeEach(() => my.empty());
afterAll(() => my.stop());

test('P18: who asks gets the same answer whether or not anything is stored, and only a mailbox we know gets a mail', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const answers = await Promise.all(
    [ANA, 'nobody@fret.example'].map((email) => my.askForLink(email)),
  );
  const [known, unknown] = answers.map(({ status, headers, text }) => {
    const { date: _, ...others } = headers;
    return { status, headers: others, text };
  });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({
    status: 303,
    headers: { location: '/fr/mes-donnees/lien-envoye' },
  });
  await my.workOff();
  expect(my.sender.sink.mails.map(({ to }) => to)).toEqual([[ANA]]);
});

test('P18: the API does the same work for a known address as for an unknown one', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const read = async () => {
    const [row] = await my.rows(
      `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_user_tables
       WHERE relname IN ('crm_leads', 'lead_submissions', 'form_submissions', 'newsletter_subscribers')`,
    );
    return row?.read;
  };
  const before = await read();
  await my.askForLink(ANA);
  await my.askForLink('nobody@fret.example');
  await my.rows('SELECT pg_stat_force_next_flush()');
  expect(await read()).toBe(before);
});

test('P18: an address of which nothing is stored is forgotten with the request', async () => {
  await my.askForLink('nobody@fret.example');
  expect(await my.rows('SELECT 1 FROM data_requests')).toHaveLength(1);
  await my.workOff();
  expect(await my.rows('SELECT 1 FROM data_requests')).toEqual([]);
  expect(await my.rows('SELECT 1 FROM deliveries')).toEqual([]);
});

test('P18: a mailbox gets one link in ten minutes, whatever its tag and from wherever it is asked for', async () => {
  const { owner, sink } = my.sender;
  for (const email of [ANA, 'ana+a@fret.example']) await storeContact(owner, { email });
  for (const email of [ANA, ANA, 'ana+a@fret.example', ANA]) await my.askForLink(email);
  await my.workOff();
  expect(sink.mails).toHaveLength(1);
  await my.rows(`UPDATE deliveries SET ended_at = ended_at - interval '11 minutes'`);
  await my.askForLink(ANA);
  await my.workOff();
  expect(sink.mails).toHaveLength(2);
});

test('P18: who has opened a link may ask for another at once, five times a day', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  for (let time = 0; time < DATA_ACCESS.mailsPerDay; time += 1) {
    expect((await my.open(await my.linkFor(ANA))).status).toBe(200);
  }
  await my.askForLink(ANA);
  await my.workOff();
  expect(my.sender.sink.mails).toHaveLength(DATA_ACCESS.mailsPerDay);
});

test('P18: who unsubscribed, or was erased and wrote again, still gets a link; a mailbox that does not exist gets none', async () => {
  const { owner, sink } = my.sender;
  for (const reason of ['unsubscribed', 'erased', 'bounced'] as const) {
    await storeContact(owner, { email: `${reason}@fret.example` });
    await suppress(owner, MAIL_SECRETS, `${reason}@fret.example`, reason);
    await my.askForLink(`${reason}@fret.example`);
  }
  await suppress(owner, MAIL_SECRETS, 'gone@fret.example', 'erased');
  await my.askForLink('gone@fret.example');
  await my.workOff();
  expect(sink.mails.flatMap(({ to }) => to)).toEqual([
    'unsubscribed@fret.example',
    'erased@fret.example',
  ]);
});

test('P18: a mail sent an hour too late is not sent, and the request is forgotten', async () => {
  await storeContact(my.sender.owner, { email: ANA });
  await my.askForLink(ANA);
  await my.rows(`UPDATE data_requests SET requested_at = now() - interval '61 minutes'`);
  await my.workOff();
  expect(my.sender.sink.mails).toEqual([]);
  expect(await my.rows('SELECT 1 FROM data_requests')).toEqual([]);
});

test('P18: a mail sent twice over a crash carries a link that works: the newer one', async () => {
  await storeSubscriber(my.sender.owner, { email: ANA });
  await my.askForLink(ANA);
  const [delivery] = await my.rows('SELECT id FROM deliveries');
  await my.sender.sendAndDie(delivery?.id);
  const first = (await my.tokenSentTo(ANA)) ?? '';
  await my.rows('UPDATE deliveries SET next_attempt_at = now()');
  await my.sender.attempt(delivery?.id);
  const second = (await my.tokenSentTo(ANA)) ?? '';
  expect(second).not.toBe(first);
  expect((await my.open(first)).status).toBe(410);
  expect((await my.open(second)).status).toBe(200);
});

test('P18: what is no address is answered with the page that says so', async () => {
  const { status } = await my.askForLink('ana@fret.example, bob@fret.example');
  expect(status).toBe(422);
  expect(await my.rows('SELECT 1 FROM data_requests')).toEqual([]);
});

test('P18: asking has the limits of every form', async () => {
  const rateLimits = { ...API.rateLimits, ip_per_minute: 5, email_per_hour: 3 };
  const limited = await startMyData({ api: { rateLimits } });
  const asked = async (email: string) => (await limited.askForLink(email)).status;
  expect([await asked(ANA), await asked(ANA), await asked(ANA), await asked(ANA)]).toEqual([
    303, 303, 303, 429,
  ]);
  expect(await asked(`${randomUUID()}@fret.example`)).toBe(303);
  expect(await asked(`${randomUUID()}@fret.example`)).toBe(429);
  await limited.stop();
});

test('P18: without a database a person reads a page that says so, in their language', async () => {
  const site = await startApp();
  for (const path of ['/en/mes-donnees/ouvrir?token=x', '/en/mes-donnees/effacer']) {
    const { status, headers, text } = await ask(site.port, path);
    expect(status).toBe(503);
    expect(headers['content-language']).toBe('en');
    expect(text).toContain('file /en/formulaire-non-envoye');
  }
  await site.stop();
});
