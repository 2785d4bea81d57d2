import { afterAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { suppress } from '../mail/suppression.ts';
import { callCli } from '../testing/call-cli.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { startMyData } from '../testing/start-my-data.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from '../testing/stored-rows.ts';

const ANA = 'ana@fret.example';

const my = await startMyData();
beforeEach(() => my.empty());
afterAll(() => my.stop());

const linkTo = (token: string) => `${my.path('open')}?token=${token}`;

test('P18: a token has 256 bits, and it and the key of the page are stored only as hashes', async () => {
  await storeContact(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const key = my.keyIn(await my.open(token));
  const tables = await my.rows(
    `SELECT (SELECT json_agg(r) FROM data_requests r)::text || (SELECT json_agg(d) FROM deliveries d)::text
       || (SELECT coalesce(json_agg(j), '[]') FROM pgboss.job j)::text AS stored`,
  );
  const [row] = await my.rows(
    `SELECT encode(sha256($1::bytea), 'hex') = encode(link_hash, 'hex') AS same
    FROM data_requests`,
    [token],
  );
  expect(row).toEqual({ same: true });
  for (const secret of [token, key]) expect(tables[0]?.stored).not.toContain(secret);
});

test('P18: opening the link shows a button and uses nothing up, however often a mail program does', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  for (let time = 0; time < 3; time += 1) {
    const { status, text } = await my.look(linkTo(token));
    expect(status).toBe(200);
    expect(text).toContain(`name="token" value="${token}"`);
    expect(text).not.toMatch(/ana@fret|Fret &amp; Fils|Roy/);
  }
  const { status, text } = await my.open(token);
  expect(status).toBe(200);
  expect(text).toContain('Fret &amp; Fils');
});

test('P18: a link opens once: of two at the same moment one wins', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  const answers = await Promise.all([1, 2, 3, 4].map(() => my.open(token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 410, 410, 410,
  ]);
  expect((await my.look(linkTo(token))).status).toBe(410);
});

test('P18: used, expired, malformed and unknown links lead to the same page, which says how to ask again', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const used = await my.linkFor(ANA);
  await my.open(used);
  const expired = await my.linkFor(ANA);
  await my.rows(`UPDATE data_requests SET link_expires_at = now() - interval '1 second'
    WHERE opened_at IS NULL`);
  const unknown = Buffer.alloc(32, 7).toString('base64url');
  const answers = await Promise.all(
    [used, expired, unknown, 'x', ''].flatMap((token) => [my.look(linkTo(token)), my.open(token)]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('href="/fr/mes-donnees"');
});

test('P18: a link works for one hour, and the page behind it for half an hour, never longer than the link', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  const minutes = async (end: string, start: string) =>
    (
      await my.rows(`SELECT round(extract(epoch FROM ${end} - ${start}) / 60)::int AS minutes
        FROM data_requests`)
    )[0]?.minutes;
  expect(await minutes('link_expires_at', 'requested_at')).toBe(DATA_ACCESS.linkMinutes);
  await my.open(token);
  expect(await minutes('page_expires_at', 'opened_at')).toBe(DATA_ACCESS.pageMinutes);
  await my.rows(`UPDATE data_requests SET link_expires_at = now() + interval '10 minutes',
    opened_at = NULL`);
  await my.open(token);
  expect(await minutes('page_expires_at', 'opened_at')).toBe(10);
});

test('P18: the key of a page opens its download until it expires, and no other page', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const { key } = await my.pageOf(ANA);
  expect((await my.submitTo('download', { key })).status).toBe(200);
  expect((await my.submitTo('download', { key })).status).toBe(200);
  expect((await my.submitTo('download', { key: 'x'.repeat(43) })).status).toBe(410);
  expect((await my.submitTo('open', { token: key })).status).toBe(410);
  const again = await my.submitTo('open', { key });
  expect(again.status).toBe(200);
  expect(my.keyIn(again)).toBe(key);
  await my.rows(`UPDATE data_requests SET page_expires_at = now() - interval '1 second'`);
  for (const step of ['open', 'download', 'erase', 'erase-now'] as const) {
    expect((await my.submitTo(step, { key })).status).toBe(410);
  }
});

test('P18: the download is what the command exports, to the last value', async () => {
  const { owner } = my.sender;
  await storeLead(owner, { email: ANA, simulated: true });
  await storeContact(owner, { email: ANA, simulated: true });
  await storeConfirmedSubscriber(owner, { email: ANA });
  await suppress(owner, MAIL_SECRETS, ANA, 'unsubscribed');
  const { key } = await my.pageOf(ANA);
  const { text, headers } = await my.submitTo('download', { key });
  expect(headers['content-disposition']).toBe('attachment; filename="mes-donnees.json"');
  const { printed } = await callCli(['privacy', 'export', '--email', ANA], {
    DATABASE_URL: my.database.ownerUrl,
    TOKEN_SECRET: MAIL_SECRETS.join(','),
    WEBHOOKS: JSON.stringify([
      { name: 'crm', url: 'https://crm.example/', secrets: [`whsec_${btoa('x'.repeat(24))}`] },
    ]),
  });
  const { exported_at: at, ...downloaded } = JSON.parse(text);
  const { exported_at: _, ...exported } = JSON.parse(printed);
  expect(downloaded).toEqual(exported);
  expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000);
  expect(downloaded).toMatchObject({
    email: ANA,
    leads: [{ company: 'Fret & Fils' }],
    form_submissions: [{ name: 'Ana Roy' }],
    suppressed: [{ reason: 'unsubscribed' }],
    recipients: ['crm', 'sales mailbox'],
  });
});

test('P18: another person’s rows are never shown: other mailboxes, tags and spellings', async () => {
  const { owner } = my.sender;
  await storeContact(owner, { email: ANA, answers: { message: 'the own message' } });
  for (const email of ['bob@fret.example', 'ana+salon@fret.example', 'xana@fret.example']) {
    await storeContact(owner, { email, answers: { message: `secret of ${email}` } });
    await storeLead(owner, { email, answers: { company: `secret company of ${email}` } });
    await storeConfirmedSubscriber(owner, { email });
  }
  const { page, key } = await my.pageOf('  ANA@FRET.example');
  expect(page.text).toContain('the own message');
  expect(page.text).not.toContain('secret');
  const downloaded = JSON.parse((await my.submitTo('download', { key })).text);
  expect(downloaded.form_submissions).toHaveLength(1);
  expect(downloaded.leads).toEqual([]);
  expect(JSON.stringify(downloaded)).not.toMatch(/secret|bob|salon|xana/);
  const tagged = await my.pageOf('ana+salon@fret.example');
  expect(tagged.page.text).toContain('secret of ana+salon@fret.example');
  expect(tagged.page.text).not.toContain('the own message');
});

test('of several registrations of one address each is named apart, with its own answers, analysis and mails', async () => {
  const { owner } = my.sender;
  const first = await storeLead(owner, { email: ANA });
  const second = await storeLead(owner, { email: ANA, repeated: true });
  for (const id of [first, second]) await storeAnalysis(owner, id);
  const { page, key } = await my.pageOf(ANA);
  for (const reference of [first, second].map(referenceOf)) {
    expect(page.text).toMatch(new RegExp(`Envoi du [^<]*\\(${reference}\\)`));
    expect(page.text).toMatch(new RegExp(`Analyse du [^<]*\\(${reference}\\)`));
    expect(page.text).toMatch(new RegExp(`analyse est prête[^<]*\\(${reference}\\)`));
  }
  const { analyses } = JSON.parse((await my.submitTo('download', { key })).text);
  expect(analyses.map((row: Record<string, unknown>) => row.lead_submission_id).toSorted()).toEqual(
    [first, second].toSorted(),
  );
});

test('P18: no cookie, no script, nothing cached, indexed or passed on to other sites', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  const asked = await my.askForLink('nobody@fret.example');
  const looked = await my.look(linkTo(token));
  const opened = await my.open(token);
  const key = my.keyIn(opened);
  const downloaded = await my.submitTo('download', { key });
  const confirming = await my.submitTo('erase', { key });
  const erasing = await my.submitTo('erase-now', { key });
  const gone = await my.submitTo('erase-now', { key });
  for (const { headers } of [looked, opened, downloaded, confirming, erasing, gone]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  }
  for (const { headers, text } of [asked, looked, opened, downloaded, confirming, erasing, gone]) {
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('<script');
  }
});

test('P18: a page of another site can send none of it; a page without a referrer can', async () => {
  await storeLead(my.sender.owner, { email: ANA });
  const token = await my.linkFor(ANA);
  const send = (headers: Record<string, string>) =>
    my.submit(my.path('open'), { token, prefix: 'fr' }, headers);
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    expect((await send(headers)).status).toBe(403);
  }
  expect((await send({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
});

test('P18: the site’s role can open nobody’s page: it neither reads nor writes the hashes, and reads no messages', async () => {
  await storeContact(my.sender.owner, { email: ANA });
  await my.askForLink(ANA);
  await my.workOff();
  const denied = { code: '42501' };
  for (const statement of [
    'SELECT link_hash FROM data_requests',
    'SELECT page_hash FROM data_requests',
    `UPDATE data_requests SET page_hash = 'x', page_expires_at = now() + interval '1 hour'`,
    `INSERT INTO data_requests (id, email, language, link_hash, link_expires_at)
       VALUES (gen_random_uuid(), '${ANA}', 'fr', 'x', now() + interval '1 hour')`,
    'SELECT message FROM form_submissions',
    'DELETE FROM crm_leads',
  ]) {
    await expect(my.pool.query(statement)).rejects.toMatchObject(denied);
  }
  for (const statement of ['SELECT open_data_page($1, $1)', 'SELECT request_erasure($1)']) {
    await expect(my.sender.db.query(statement, [Buffer.alloc(32)])).rejects.toMatchObject(denied);
  }
});
