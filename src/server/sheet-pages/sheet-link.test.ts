import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sheetPageWords } from '#content/mail-words.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { sheetLink } from '#domain/site/absolute-links.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { unsubscribeToken } from '../http/newsletter-tokens.ts';
import { signedId } from '../http/signed-id.ts';
import { analysisToken } from '../lead-analyses/stored-analyses.ts';
import { openSheet, sheetToken } from '../lead-sheets/stored-sheets.ts';
import { day } from '../my-data/stored-values.ts';
import { ask } from '../testing/http-client.ts';
import { sheetVisitor } from '../testing/sheet-visitor.ts';
import { API, startApp } from '../testing/start-app.ts';
import { MAIL_ORIGIN, MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { type StartedMyData, startMyData } from '../testing/start-my-data.ts';
import { storeContact } from '../testing/stored-rows.ts';

const ABOUT_ANA = /ana@fret|Roy|Fret &amp; Fils|99 00 18 44/;

let my: StartedMyData;
beforeAll(async () => {
  my = await startMyData();
});
beforeEach(() => my.empty());
afterAll(() => my.stop());

const { lead, tokenOf, look, open, revoke, log } = sheetVisitor(() => my);
const pathOf = (token: string, language: Language = 'fr') => sheetLink('', language, token);

test.each(LANGUAGES)(
  'in %s, the sales mail leads to a button, and the button to the sheet',
  async (language) => {
    const id = await lead({ language });
    const { mails } = await my.sender.deliver('sales_notice', 'lead.registered', id);
    const [link = ''] = /https:\S+\?token=[\w-]+/.exec(mails[0]?.text ?? '') ?? [];
    expect(link).toBe(sheetLink(MAIL_ORIGIN, language, tokenOf(id)));
    expect(mails[0]?.html).toContain(`href="${link}"`);
    const confirmation = await my.look(link.replace(MAIL_ORIGIN, ''));
    const words = sheetPageWords(language);
    expect(confirmation.status).toBe(200);
    expect(confirmation.headers['content-language']).toBe(language);
    expect(confirmation.text).toContain(words.opening.press);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(confirmation.text) ?? [];
    const [, token = ''] = /name="token" value="([\w-]+)"/.exec(confirmation.text) ?? [];
    const sheet = await my.submit(action, { token, prefix: language });
    expect(sheet.status).toBe(200);
    expect(sheet.text).toContain(`<html lang="${language}">`);
    expect(sheet.text).toMatch(ABOUT_ANA);
  },
);

test('mails about a simulation or a perhaps automatic registration have the link too, those about a message none', async () => {
  const linkIn = async (event: Parameters<typeof my.sender.deliver>[1], id: string) => {
    const { received } = await my.sender.deliver('sales_notice', event, id);
    const { text = '' } = await PostalMime.parse(received[0]?.raw ?? '');
    return /fiche\?token=([\w-]+)/.exec(text)?.[1];
  };
  const simulated = await lead({ simulated: true });
  expect(await linkIn('lead.simulated', simulated)).toBe(tokenOf(simulated));
  const suspicious = await lead({ email: 'bob@fret.example', suspicion: 'honeypot' });
  expect(await linkIn('lead.registered', suspicious)).toBe(tokenOf(suspicious));
  expect(await linkIn('form.submitted', await storeContact(my.sender.owner))).toBeUndefined();
});

test('looking at the link says nothing about anybody and counts nothing, however often a mail program does', async () => {
  const token = tokenOf(await lead());
  for (const method of ['GET', 'HEAD', 'GET']) {
    const { status, text } = await ask(my.port, pathOf(token), { method });
    expect(status).toBe(200);
    expect(text).not.toMatch(ABOUT_ANA);
  }
  expect(await log()).toEqual([]);
});

test('every opening is logged once, and the sheet shows those before it', async () => {
  const id = await lead();
  const { link } = sheetPageWords('fr');
  const first = await open(tokenOf(id));
  expect(first.text).toContain(link.first);
  expect(await log()).toHaveLength(1);
  const second = await open(tokenOf(id));
  expect(second.text).toContain(link.caption);
  expect(second.text.match(/data-column="Réseau">réseau 1/g)).toHaveLength(2);
  const rows = await log();
  expect(rows).toMatchObject([
    { id, event: 'sheet.opened' },
    { id, event: 'sheet.opened' },
  ]);
  for (const { happened_at } of rows) {
    expect(Math.abs(Date.now() - happened_at.getTime())).toBeLessThan(60_000);
  }
});

test('an opening is stored without the network’s address; two networks are told apart on one sheet, and nobody is followed to another', async () => {
  const [one, other] = [await lead(), await lead({ email: 'bob@fret.example' })];
  const from = (id: string, network: string) =>
    openSheet(my.pool, { secrets: MAIL_SECRETS, token: tokenOf(id) }, network);
  await from(one, '192.0.2.7');
  await from(one, '2001:db8:1:2::/64');
  const sheet = await from(one, '192.0.2.7');
  await from(other, '192.0.2.7');
  const marks = (await log()).map(({ network }) => network);
  expect(marks[0]).toBe(marks[2]);
  expect(new Set(marks).size).toBe(3);
  expect(marks.join(' ')).not.toMatch(/192|2001|db8/);
  const unsalted = createHmac('sha256', MAIL_SECRETS[0] ?? '').update('192.0.2.7');
  expect(marks).not.toContain(unsalted.digest('base64url').slice(0, 22));
  expect(sheet?.opened).toBe(3);
  const { text } = await open(tokenOf(one));
  expect([...text.matchAll(/réseau (\d)/g)].map(([, number]) => number)).toEqual([
    '3',
    '1',
    '2',
    '1',
  ]);
});

test('too old, revoked, forged, of another purpose, malformed: the same page for all, and nothing is logged', async () => {
  const old = await lead();
  await my.rows(
    `UPDATE lead_submissions SET created_at = now() - interval '${RETENTION.sheetDays} days' - interval '1 minute'`,
  );
  const id = await lead({ email: 'bob@fret.example' });
  const revoked = await lead({ email: 'cleo@fret.example' });
  expect((await revoke(tokenOf(revoked))).status).toBe(200);
  const good = tokenOf(id);
  const tokens = [
    tokenOf(old),
    tokenOf(revoked),
    sheetToken(['a secret that is not ours, and long enough'], id),
    `${good.slice(0, -2)}${good.endsWith('A') ? 'BQ' : 'AA'}`,
    analysisToken(MAIL_SECRETS, id),
    unsubscribeToken(MAIL_SECRETS, id),
    signedId(MAIL_SECRETS, id, 'sheet-network'),
    tokenOf('00000000-0000-4000-8000-000000000000'),
    'x',
    '',
  ];
  const answers = await Promise.all(
    tokens.flatMap((token) => [look(token), open(token), revoke(token)]),
  );
  answers.push(await my.look('/fr/fiche'), await my.submit('/fr/fiche', { prefix: 'fr' }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('<h1>Cette fiche ne s’ouvre plus.</h1>');
  expect(await log()).toMatchObject([{ id: revoked, event: 'sheet.revoked' }]);
  expect((await open(good)).status).toBe(200);
});

test('a sheet opens until the last minute of its last day, and says which day that is', async () => {
  const id = await lead();
  await my.rows(
    `UPDATE lead_submissions SET created_at = now() - interval '${RETENTION.sheetDays} days' + interval '1 minute'`,
  );
  const until = new Date(Date.now() + 60_000);
  const { status, text } = await open(tokenOf(id));
  expect(status).toBe(200);
  expect(text).toContain(`jusqu’au ${day(until, 'fr')}, `);
});

test('a link that was signed by the secret before still opens', async () => {
  const id = await lead();
  expect((await open(sheetToken(MAIL_SECRETS.slice(1), id))).status).toBe(200);
});

test('no cookie, no script, nothing cached, indexed or told to other sites', async () => {
  const token = tokenOf(await lead());
  const [looked, opened] = [await look(token), await open(token)];
  const [ended, gone] = [await revoke(token), await open(token)];
  for (const { headers, text } of [looked, opened, ended, gone]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('<script');
  }
});

test('a page of another site opens nothing; a page without a referrer does', async () => {
  const token = tokenOf(await lead());
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    expect((await open(token, headers)).status).toBe(403);
  }
  expect(await log()).toEqual([]);
  const own = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  expect((await open(token, own)).status).toBe(200);
});

test('somebody who tries tokens is soon told to wait', async () => {
  const { rateLimits } = API;
  const limited = await startMyData({
    api: { rateLimits: { ...rateLimits, requests_per_minute: 2 } },
  });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await limited.look(pathOf(tokenOf(crypto.randomUUID())))).status);
  }
  await limited.stop();
  expect(statuses).toEqual([410, 410, 429]);
});

test('without a database a page says so, in its language', async () => {
  const site = await startApp();
  const { status, headers } = await ask(site.port, pathOf('x', 'en'));
  await site.stop();
  expect([status, headers['content-language']]).toEqual([503, 'en']);
});

test('the site can add to the log and neither change it nor choose its moment', async () => {
  const id = await lead();
  await open(tokenOf(id));
  const site = new Client(my.database.apiUrl);
  await site.connect();
  const denied = { code: '42501' };
  await expect(site.query('DELETE FROM sheet_log')).rejects.toMatchObject(denied);
  await expect(site.query(`UPDATE sheet_log SET network = ''`)).rejects.toMatchObject(denied);
  await expect(
    site.query(
      `INSERT INTO sheet_log (lead_submission_id, event, happened_at) VALUES ($1, 'sheet.opened', now())`,
      [id],
    ),
  ).rejects.toMatchObject(denied);
  await site.end();
});
