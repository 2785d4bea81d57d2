import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suppress } from '../mail/suppression.ts';
import { unsubscribeToken } from '../newsletter/tokens.ts';
import { MAIL_ORIGIN, MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { SAMPLE_ISSUE, startNewsletter } from '../testing/start-newsletter.ts';

let newsletter: Awaited<ReturnType<typeof startNewsletter>>;
beforeAll(async () => {
  newsletter = await startNewsletter();
});
afterAll(() => newsletter.stop());
beforeEach(() => newsletter.empty());

test('P16, M5: each reader gets it in their language, signed, with one-click unsubscription and why they get it', async () => {
  const readers = await newsletter.storeReaders();
  await newsletter.owner.query("UPDATE newsletter_subscribers SET confirmed_at = '2026-03-03'");
  expect((await newsletter.send('--yes')).code).toBe(0);
  await newsletter.workOff();
  expect(newsletter.sink.mails.map(({ to }) => to)).toHaveLength(2);
  for (const [language, subject, why] of [
    ['fr', 'TURPE\u00a0: ce qui change sur la facture d’un dépôt', 'le 3 mars 2026'],
    ['en', 'Grid tariff: what changes on a depot’s bill', 'on 3 March 2026'],
  ] as const) {
    const to = language === 'fr' ? 'ana@fret.example' : 'bob@fret.example';
    const { raw = '' } = newsletter.sink.mails.find((mail) => mail.to.includes(to)) ?? {};
    const mail = await PostalMime.parse(raw);
    const [delivery] = await newsletter.deliveriesOf(readers[language]);
    const token = unsubscribeToken(MAIL_SECRETS, readers[language]);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(mail.subject).toBe(subject);
    expect(mail.messageId).toBe(`<${delivery.id}@voltige.example>`);
    expect(header('list-unsubscribe')).toBe(
      `<${MAIL_ORIGIN}/api/newsletter/unsubscribe?token=${token}>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('dkim-signature')?.replace(/\s/g, '')).toMatch(
      /h=[^;]*list-unsubscribe:list-unsubscribe-post/i,
    );
    for (const part of [mail.html ?? '', mail.text ?? '']) {
      expect(part.replace(/\s+/g, ' ')).toContain(why);
      expect(part).toContain(`${MAIL_ORIGIN}/${language}/newsletter/desinscription?token=${token}`);
      expect(part).toContain(`${MAIL_ORIGIN}/${language}/simulateur/methode`);
    }
    expect(delivery).toMatchObject({ state: 'delivered', event: 'newsletter.issue' });
  }
});

test('M2: HTML and text of an issue say the same, and nothing is fetched', async () => {
  const out = join(newsletter.folder, 'issue.html');
  expect((await newsletter.send('--preview', out)).code).toBe(0);
  const html = readFileSync(out, 'utf8');
  const text = readFileSync(join(newsletter.folder, 'issue.txt'), 'utf8');
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|@import/i);
  const shown = html
    .replace(/<(title|style)>.*?<\/\1>|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'");
  const wordsOf = (of: string) => of.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/^\d$/.test(word));
  expect(wordsOf(shown)?.sort()).toEqual(wordsOf(text.replace(/https:\S+/g, ''))?.sort());
  expect(html).toMatch(/<div style="display:none[^>]*>La lettre de la flexibilité/);
});

test('a preview is what is sent, and neither sends nor records anything', async () => {
  const { fr } = await newsletter.storeReaders();
  const out = join(newsletter.folder, 'preview.html');
  const { printed } = await newsletter.send('--preview', out);
  expect(printed).toContain('nothing was sent');
  expect(newsletter.sink.mails).toEqual([]);
  expect(await newsletter.deliveriesOf()).toEqual([]);
  await newsletter.send('--yes');
  await newsletter.workOff();
  const sent = newsletter.sink.mails.find(({ to }) => to.includes('ana@fret.example'));
  const { html } = await PostalMime.parse(sent?.raw ?? '');
  const token = unsubscribeToken(MAIL_SECRETS, fr);
  const withoutToken = (part: string) => part.replace(/token=[\w-]+/g, 'token=').trim();
  expect(html).toContain(token);
  expect(withoutToken(html ?? '')).toBe(withoutToken(readFileSync(out, 'utf8')));
});

test('a test goes to one address, is marked as one and is recorded nowhere', async () => {
  await newsletter.storeReaders();
  const { code } = await newsletter.call(
    'send',
    `${SAMPLE_ISSUE}.en.mdx`,
    '--test',
    'Redac@Voltige.example',
  );
  expect(code).toBe(0);
  expect(newsletter.sink.mails.map(({ to }) => to)).toEqual([['redac@voltige.example']]);
  const { subject } = await PostalMime.parse(newsletter.sink.mails[0]?.raw ?? '');
  expect(subject).toBe('[Test] Grid tariff: what changes on a depot’s bill');
  for (const table of ['deliveries', 'newsletter_issues']) {
    expect((await newsletter.owner.query(`SELECT 1 FROM ${table}`)).rows, table).toEqual([]);
  }
  expect((await newsletter.send('--yes')).code).toBe(0);
});

test('M8: a test does not go to a suppressed address; a refusal of the mail server is a sentence', async () => {
  await suppress(newsletter.owner, MAIL_SECRETS, 'gone@fret.example', 'erased');
  const refused = await newsletter.send('--test', 'gone+x@fret.example');
  expect(refused).toMatchObject({
    code: 1,
    complained: expect.stringContaining('not to be written'),
  });
  newsletter.sink.behave({ code: 550, at: 'recipient', says: '5.1.1 no such user x@fret.example' });
  const down = await newsletter.send('--test', 'x@fret.example');
  expect(down).toMatchObject({
    code: 1,
    complained: 'The mail server did not take it (SMTP 550 5.1.1).\n',
  });
  expect((await newsletter.send('--test', 'a@x.example, b@y.example')).code).toBe(2);
});

test('M6: a repeated attempt carries the same Message-ID', async () => {
  const { fr } = await newsletter.storeReaders();
  await newsletter.send('--yes');
  const [delivery] = await newsletter.deliveriesOf(fr);
  await newsletter.sendAndDie(delivery.id);
  await newsletter.owner.query('UPDATE deliveries SET next_attempt_at = now()');
  await newsletter.attempt(delivery.id);
  const ids = newsletter.sink.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
  expect(ids).toEqual([`<${delivery.id}@voltige.example>`, `<${delivery.id}@voltige.example>`]);
});
