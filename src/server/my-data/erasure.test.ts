import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { refusalsIn } from '../backup/refusal-journal.ts';
import { suppressionHash } from '../mail/suppression.ts';
import { runRetention } from '../retention/run-retention.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { startMyData } from '../testing/start-my-data.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from '../testing/stored-rows.ts';

const ANA = 'ana@fret.example';
const BOB = 'bob@fret.example';

const my = await startMyData();
beforeEach(async () => {
  await my.empty();
  for (const email of [ANA, BOB]) {
    await storeLead(my.sender.owner, { email, simulated: true });
    await storeContact(my.sender.owner, { email });
    await storeConfirmedSubscriber(my.sender.owner, { email });
  }
});
afterAll(() => my.stop());

const orderErasure = async (email: string) =>
  my.submitTo('erase-now', { key: (await my.pageOf(email)).key });

const addressesLeft = async () => {
  const rows = await my.rows(`
    SELECT email FROM crm_leads UNION ALL SELECT email FROM form_submissions
    UNION ALL SELECT email FROM newsletter_subscribers UNION ALL SELECT email FROM data_requests
    UNION ALL SELECT answers->>'email' FROM lead_submissions`);
  return new Set(rows.map(({ email }) => email));
};

test('P18: erasing takes two steps: the first says what goes, what stays and why, and changes nothing', async () => {
  const { key } = await my.pageOf(ANA);
  const { status, text } = await my.submitTo('erase', { key });
  expect(status).toBe(200);
  for (const words of [
    'Ce qui part',
    'Messages',
    'Ce qui reste',
    'empreinte',
    'crm, notre équipe commerciale',
  ]) {
    expect(text).toContain(words);
  }
  expect(await my.erase()).toBe(0);
  expect(await addressesLeft()).toEqual(new Set([ANA, BOB]));
});

test('P18: what the site asks for the worker does at once: the person is erased, nobody else, and the hash stays', async () => {
  expect((await orderErasure(ANA)).status).toBe(200);
  expect(await my.rows(`SELECT 1 FROM pgboss.job WHERE name = 'erasure'`)).toHaveLength(1);
  expect(await addressesLeft()).toContain(ANA);
  expect(await my.erase()).toBe(1);
  expect(await addressesLeft()).toEqual(new Set([BOB]));
  const [listed, ...others] = await my.rows('SELECT * FROM suppressed_addresses');
  expect(others).toEqual([]);
  expect(listed).toMatchObject({
    email_hmac: suppressionHash(MAIL_SECRETS[0] ?? '', ANA),
    reason: 'erased',
  });
  expect(await my.erase()).toBe(0);
});

test('P18: from the moment of the request no link and no page of the address opens any more', async () => {
  const { key } = await my.pageOf(ANA);
  const { key: other } = await my.pageOf(ANA);
  const unopened = await my.linkFor(ANA);
  const { key: bobs } = await my.pageOf(BOB);
  await my.submitTo('erase-now', { key });
  expect((await my.open(unopened)).status).toBe(410);
  for (const gone of [key, other]) {
    expect((await my.submitTo('download', { key: gone })).status).toBe(410);
  }
  expect((await my.submitTo('download', { key: bobs })).status).toBe(200);
});

test('P18: of two erasures at the same moment one is asked for, and the other reads that the page is gone', async () => {
  const { key } = await my.pageOf(ANA);
  const answers = await Promise.all([1, 2, 3].map(() => my.submitTo('erase-now', { key })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
});

test('P18: two workers at once erase and inform the team once', async () => {
  await orderErasure(ANA);
  my.sender.sink.mails.length = 0;
  const erased = await Promise.all([my.erase(), my.erase()]);
  expect(erased.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(my.sender.sink.mails).toHaveLength(1);
});

test('P18: who was sent a copy is named to the team before the address is forgotten; the person gets no mail', async () => {
  await orderErasure(ANA);
  my.sender.sink.mails.length = 0;
  await my.erase();
  expect(my.sender.sink.mails.map(({ to }) => to)).toEqual([[BRAND.email.privacy]]);
  const { text } = await PostalMime.parse(my.sender.sink.mails[0]?.raw ?? '');
  expect(text).toContain(ANA);
  expect(text).toContain('crm, sales mailbox');
});

test('P18: while the team cannot be informed the erasure waits, but not for long', async () => {
  await orderErasure(ANA);
  my.sender.sink.behave({ code: 451, at: 'recipient' });
  expect(await my.erase()).toBe(0);
  expect(await addressesLeft()).toContain(ANA);
  await my.rows(`UPDATE data_requests SET erasure_requested_at = now() - interval '31 minutes'
    WHERE erasure_requested_at IS NOT NULL`);
  expect(await my.erase()).toBe(1);
  expect(await addressesLeft()).toEqual(new Set([BOB]));
  expect(my.log).toContainEqual({
    event: 'erased-without-notice',
    recipients: ['crm', 'sales mailbox'],
  });
});

test('P18: without a mail server the erasure does not wait', async () => {
  await orderErasure(ANA);
  expect(await my.erase({ smtpUrl: undefined })).toBe(1);
});

test('P18: the log of an erasure says that and how much, not who', async () => {
  await orderErasure(ANA);
  await my.erase();
  expect(my.log).toEqual([
    expect.objectContaining({ event: 'erased', erased: expect.objectContaining({ leads: 1 }) }),
  ]);
  expect(JSON.stringify(my.log)).not.toMatch(/\bana\b|roy|fret/i);
});

test('P18: the list beside the backups learns whom and which rows, as it does from the command', async () => {
  const [lead] = await my.rows('SELECT id FROM crm_leads WHERE email = $1', [ANA]);
  await orderErasure(ANA);
  await my.erase();
  const connection = await my.sender.owner.connect();
  const { suppressed } = await refusalsIn(connection);
  connection.release();
  expect(suppressed).toMatchObject([
    { hash: suppressionHash(MAIL_SECRETS[0] ?? '', ANA).toString('hex'), reason: 'erased' },
  ]);
  expect(suppressed[0]?.rows).toContain(lead?.id);
});

test('P18: the nightly removal leaves an erasure that waits, and takes other requests after seven days', async () => {
  await orderErasure(ANA);
  await my.pageOf(BOB);
  await my.rows(`UPDATE data_requests SET requested_at = now() - interval '8 days'`);
  const connection = await my.sender.db.connect();
  expect(await runRetention(connection)).toMatchObject({ 'requests to see data': 1 });
  connection.release();
  expect(await my.rows('SELECT email FROM data_requests')).toEqual([{ email: ANA }]);
});

test('P18: an erasure that fails is logged without its person and keeps nobody else from being erased', async () => {
  for (const email of [ANA, BOB]) await orderErasure(email);
  await my.rows(`CREATE FUNCTION keep_ana() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not %', OLD.email; END $$`);
  await my.rows(`CREATE TRIGGER keep_ana BEFORE DELETE ON form_submissions
    FOR EACH ROW WHEN (OLD.email = '${ANA}') EXECUTE FUNCTION keep_ana()`);
  my.sender.sink.mails.length = 0;
  expect(await my.erase()).toBe(1);
  expect(await addressesLeft()).toEqual(new Set([ANA]));
  expect(my.log).toContainEqual(expect.objectContaining({ event: 'erasure-failed' }));
  await my.rows('DROP TRIGGER keep_ana ON form_submissions');
  expect(await my.erase()).toBe(1);
  expect(await addressesLeft()).toEqual(new Set());
  // Each of the two is reported to the team once.
  expect(my.sender.sink.mails).toHaveLength(2);
});
