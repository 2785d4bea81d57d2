import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suppress } from '../mail/suppression.ts';
import { unsubscribeToken } from '../newsletter/tokens.ts';
import { finishIssues } from '../newsletter-issues/issue-report.ts';
import { callCli } from '../testing/call-cli.ts';
import { MAIL_ORIGIN, MAIL_SECRETS, startMailSender } from '../testing/start-mail-sender.ts';
import { storeConfirmedSubscriber, storeSubscriber } from '../testing/stored-rows.ts';

const SAMPLE = 'docs/newsletter/turpe-2026';

let sender: Awaited<ReturnType<typeof startMailSender>>;
let folder: string;
beforeAll(async () => {
  sender = await startMailSender();
  folder = mkdtempSync(join(tmpdir(), 'voltige-issue-'));
});
afterAll(async () => {
  await sender.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  sender.sink.mails.length = 0;
  sender.sink.behave('take');
  await sender.owner.query(
    'TRUNCATE newsletter_subscribers, newsletter_issues, suppressed_addresses, pgboss.job CASCADE',
  );
});

const call = (...args: string[]) =>
  callCli(['newsletter', ...args], {
    DATABASE_URL: sender.ownerUrl,
    SITE_ORIGIN: MAIL_ORIGIN,
    SITE_DIR: folder,
    SMTP_URL: sender.sink.url,
    MAIL_FROM: sender.mail.from,
    TOKEN_SECRET: MAIL_SECRETS.join(','),
  });
const send = (...args: string[]) => call('send', `${SAMPLE}.fr.mdx`, ...args);

async function storeReaders() {
  return {
    fr: await storeConfirmedSubscriber(sender.owner, { email: 'ana@fret.example' }),
    en: await storeConfirmedSubscriber(sender.owner, { email: 'bob@fret.example', language: 'en' }),
  };
}

async function deliveriesOf(subscriber?: string) {
  const { rows } = await sender.owner.query(
    `SELECT * FROM deliveries WHERE kind = 'newsletter_issue'
       AND ($1::uuid IS NULL OR newsletter_subscriber_id = $1)`,
    [subscriber],
  );
  return rows;
}

async function workOff(): Promise<void> {
  for (const { id } of await deliveriesOf()) await sender.attempt(id);
}

/** The sample with other words, so that it is another issue. */
function otherIssue(name: string, languages = ['fr', 'en']): string {
  for (const language of languages) {
    const source = readFileSync(`${SAMPLE}.${language}.mdx`, 'utf8');
    writeFileSync(
      join(folder, `${name}.${language}.mdx`),
      source.replace(/^title: .*/m, `title: ${name}`),
    );
  }
  return join(folder, `${name}.${languages[0]}.mdx`);
}

test('without --yes it counts by language, sends nothing and says how to', async () => {
  await storeReaders();
  await storeSubscriber(sender.owner);
  const { code, printed, complained } = await send();
  expect(code).toBe(1);
  expect(printed).toBe('turpe-2026: readers who confirmed: 1 fr, 1 en\n');
  expect(complained).toContain('--yes');
  expect((await sender.owner.query('SELECT 1 FROM newsletter_issues')).rows).toEqual([]);
  expect(await deliveriesOf()).toEqual([]);
});

test('P16, M5: each reader gets it in their language, signed, with one-click unsubscription and why they get it', async () => {
  const readers = await storeReaders();
  await sender.owner.query("UPDATE newsletter_subscribers SET confirmed_at = '2026-03-03'");
  expect((await send('--yes')).code).toBe(0);
  await workOff();
  expect(sender.sink.mails.map(({ to }) => to)).toHaveLength(2);
  for (const [language, subject, why] of [
    ['fr', 'TURPE\u00a0: ce qui change sur la facture d’un dépôt', 'le 3 mars 2026'],
    ['en', 'Grid tariff: what changes on a depot’s bill', 'on 3 March 2026'],
  ] as const) {
    const to = language === 'fr' ? 'ana@fret.example' : 'bob@fret.example';
    const { raw = '' } = sender.sink.mails.find((mail) => mail.to.includes(to)) ?? {};
    const mail = await PostalMime.parse(raw);
    const [delivery] = await deliveriesOf(readers[language]);
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
  const out = join(folder, 'issue.html');
  expect((await send('--preview', out)).code).toBe(0);
  const html = readFileSync(out, 'utf8');
  const text = readFileSync(join(folder, 'issue.txt'), 'utf8');
  expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|@import/i);
  const shown = html
    .replace(/<title>.*?<\/title>|<div style="display:none.*?<\/div>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'");
  const wordsOf = (of: string) => of.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/^\d$/.test(word));
  expect(wordsOf(shown)?.sort()).toEqual(wordsOf(text.replace(/https:\S+/g, ''))?.sort());
  expect(html).toMatch(/<div style="display:none[^>]*>La lettre de la flexibilité/);
});

test('a preview is what is sent, and neither sends nor records anything', async () => {
  const { fr } = await storeReaders();
  const out = join(folder, 'preview.html');
  const { printed } = await send('--preview', out);
  expect(printed).toContain('nothing was sent');
  expect(sender.sink.mails).toEqual([]);
  expect(await deliveriesOf()).toEqual([]);
  await send('--yes');
  await workOff();
  const sent = sender.sink.mails.find(({ to }) => to.includes('ana@fret.example'));
  const { html } = await PostalMime.parse(sent?.raw ?? '');
  const token = unsubscribeToken(MAIL_SECRETS, fr);
  const withoutToken = (part: string) => part.replace(/token=[\w-]+/g, 'token=').trim();
  expect(html).toContain(token);
  expect(withoutToken(html ?? '')).toBe(withoutToken(readFileSync(out, 'utf8')));
});

test('a test goes to one address, is marked as one and is recorded nowhere', async () => {
  await storeReaders();
  const { code } = await call('send', `${SAMPLE}.en.mdx`, '--test', 'Redac@Voltige.example');
  expect(code).toBe(0);
  expect(sender.sink.mails.map(({ to }) => to)).toEqual([['redac@voltige.example']]);
  const { subject } = await PostalMime.parse(sender.sink.mails[0]?.raw ?? '');
  expect(subject).toBe('[Test] Grid tariff: what changes on a depot’s bill');
  for (const table of ['deliveries', 'newsletter_issues']) {
    expect((await sender.owner.query(`SELECT 1 FROM ${table}`)).rows, table).toEqual([]);
  }
  expect((await send('--yes')).code).toBe(0);
});

test('M8: a test does not go to a suppressed address; a refusal of the mail server is a sentence', async () => {
  await suppress(sender.owner, MAIL_SECRETS, 'gone@fret.example', 'erased');
  const refused = await send('--test', 'gone+x@fret.example');
  expect(refused).toMatchObject({
    code: 1,
    complained: expect.stringContaining('not to be written'),
  });
  sender.sink.behave({ code: 550, at: 'recipient', says: '5.1.1 no such user x@fret.example' });
  const down = await send('--test', 'x@fret.example');
  expect(down).toMatchObject({
    code: 1,
    complained: 'The mail server did not take it (SMTP 550 5.1.1).\n',
  });
  expect((await send('--test', 'a@x.example, b@y.example')).code).toBe(2);
});

test('the same words are not sent twice, also not --anyway, under another name or in one language', async () => {
  await storeReaders();
  await send('--yes');
  const copy = join(folder, 'copy.fr.mdx');
  writeFileSync(copy, readFileSync(`${SAMPLE}.fr.mdx`));
  for (const args of [
    [`${SAMPLE}.en.mdx`],
    [`${SAMPLE}.fr.mdx`, '--only', 'fr'],
    [copy, '--only', 'fr'],
  ]) {
    const again = await call('send', ...args, '--yes', '--anyway');
    expect(again.code).toBe(1);
    expect(again.complained).toMatch(/These words were sent on \d{4}-\d\d-\d\d, as turpe-2026\./);
  }
  expect(await deliveriesOf()).toHaveLength(2);
});

test('a second issue within 28 days needs --anyway; one for other readers does not', async () => {
  await storeReaders();
  expect((await send('--only', 'fr', '--yes')).code).toBe(0);
  expect((await call('send', otherIssue('english', ['en']), '--only', 'en', '--yes')).code).toBe(0);
  const second = otherIssue('second');
  const refused = await call('send', second, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.complained).toMatch(/at most 1 e-mail a month.*28 days.*--anyway/);
  expect((await call('send', second, '--yes', '--anyway')).code).toBe(0);
  await sender.owner.query(
    "UPDATE newsletter_issues SET created_at = now() - interval '28 days 1 minute'",
  );
  expect((await call('send', otherIssue('third'), '--yes')).code).toBe(0);
});

test('a missing language is named, and sent without only if told so', async () => {
  await storeReaders();
  const path = otherIssue('half', ['fr']);
  const refused = await call('send', path, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.complained).toContain('half.en.mdx is not there');
  expect(refused.complained).toContain('--only fr');
  const { printed } = await call('send', path, '--only', 'fr', '--yes');
  expect(printed).toContain('half: readers who confirmed: 1 fr\n1 enqueued');
  expect((await call('send', path, '--only', 'de')).code).toBe(2);
  expect((await call('send', 'issue.mdx')).complained).toContain('name.fr.mdx');
});

test('broken off in the middle, it goes on: everyone once, and nobody who confirmed since', async () => {
  await sender.owner.query(
    `INSERT INTO newsletter_subscribers (id, email, state, language, source, form_data,
       consent_text_version, confirmed_at)
     SELECT gen_random_uuid(), n || '@fret.example', 'confirmed', 'fr', 'x', '{}', '1', now()
     FROM generate_series(1, 2500) n`,
  );
  // The third statement of its kind fails, as if the connection had gone.
  await sender.owner.query(
    `CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM deliveries) >= 2000 THEN RAISE 'gone'; END IF; RETURN NULL; END $$;
     CREATE TRIGGER break_off BEFORE INSERT ON deliveries EXECUTE FUNCTION break_off()`,
  );
  expect((await send('--yes')).code).toBe(1);
  await sender.owner.query('DROP FUNCTION break_off CASCADE');
  expect(await deliveriesOf()).toHaveLength(2000);
  expect((await call('report')).printed).toMatch(/turpe-2026 .* broken off .*2000/);

  await storeConfirmedSubscriber(sender.owner, { email: 'late@fret.example' });
  const resumed = await send('--yes');
  expect(resumed.printed).toContain('goes on where it was broken off; readers left: 500 fr, 0 en');
  const { rows } = await sender.owner.query(
    `SELECT count(*)::int AS deliveries, count(DISTINCT newsletter_subscriber_id)::int AS readers,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'newsletter') AS jobs FROM deliveries`,
  );
  expect(rows).toEqual([{ deliveries: 2500, readers: 2500, jobs: 2500 }]);
  expect((await send('--yes')).complained).toContain('These words were sent');
});

test('M8: who left or was suppressed meanwhile is skipped, and the report says so after the deliveries are gone', async () => {
  const { fr } = await storeReaders();
  const emails = ['erased', 'bounced', 'left', 'nowhere'].map((name) => `${name}@fret.example`);
  for (const email of emails) await storeConfirmedSubscriber(sender.owner, { email });
  await send('--yes');
  await suppress(sender.owner, MAIL_SECRETS, 'erased@fret.example', 'erased');
  await suppress(sender.owner, MAIL_SECRETS, 'bounced@fret.example', 'bounced');
  await suppress(sender.owner, MAIL_SECRETS, 'left@fret.example', 'unsubscribed');
  await sender.owner.query(
    "UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = now() WHERE id = $1",
    [fr],
  );
  for (const { id, newsletter_subscriber_id } of await deliveriesOf()) {
    const { rows } = await sender.owner.query(
      'SELECT email FROM newsletter_subscribers WHERE id = $1',
      [newsletter_subscriber_id],
    );
    const nowhere = rows[0].email === 'nowhere@fret.example';
    sender.sink.behave(nowhere ? { code: 550, at: 'recipient', says: '5.1.1 none' } : 'take');
    await sender.attempt(id);
  }
  expect(sender.sink.mails.map(({ to }) => to)).toEqual([['bob@fret.example']]);
  expect(await finishIssues(sender.db)).toMatchObject([{ name: 'turpe-2026' }]);
  await sender.owner.query('DELETE FROM deliveries');
  const { printed } = await call('report', 'turpe-2026', '--json');
  expect(JSON.parse(printed)).toMatchObject([
    {
      name: 'turpe-2026',
      complete: true,
      finished: expect.any(String),
      sent: 1,
      waiting: 0,
      failed: 1,
      skipped: 4,
      reasons: expect.arrayContaining([
        { outcome: 'skipped', why: 'suppressed', count: 3 },
        { outcome: 'skipped', why: 'subscriber is unsubscribed', count: 1 },
        { outcome: 'failed', why: 'SMTP 550 5.1.1', count: 1 },
      ]),
    },
  ]);
  expect((await call('report', 'turpe-2026')).printed).toMatch(/skipped +3 +suppressed/);
});

test('an issue that waits is not finished, and one replayed is unfinished again', async () => {
  const { en } = await storeReaders();
  await send('--yes');
  const [english] = await deliveriesOf(en);
  await sender.attempt(english.id);
  expect(await finishIssues(sender.db)).toEqual([]);
  const [report] = JSON.parse((await call('report', '--json')).printed);
  expect(report).toMatchObject({ sent: 1, waiting: 1, failed: 0, skipped: 0, finished: null });
  await sender.owner.query(
    "UPDATE deliveries SET state = 'dead', ended_at = now() WHERE state = 'pending'",
  );
  expect(await finishIssues(sender.db)).toHaveLength(1);
  await callCli(['deliveries', 'replay', '--all-dead'], { DATABASE_URL: sender.ownerUrl });
  const { rows: jobs } = await sender.owner.query('SELECT name FROM pgboss.job');
  expect(jobs.map(({ name }) => name)).toEqual(['newsletter', 'newsletter', 'newsletter']);
  const [again] = JSON.parse((await call('report', report.id.slice(0, 8), '--json')).printed);
  expect(again).toMatchObject({ sent: 1, waiting: 1, failed: 0, finished: null });
});

test('M6: a repeated attempt carries the same Message-ID', async () => {
  const { fr } = await storeReaders();
  await send('--yes');
  const [delivery] = await deliveriesOf(fr);
  await sender.sendAndDie(delivery.id);
  await sender.owner.query('UPDATE deliveries SET next_attempt_at = now()');
  await sender.attempt(delivery.id);
  const ids = sender.sink.mails.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
  expect(ids).toEqual([`<${delivery.id}@voltige.example>`, `<${delivery.id}@voltige.example>`]);
});

test('what cannot be sent is refused with its file and line, and an issue without readers too', async () => {
  const path = otherIssue('broken');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n<img src="x">\n`);
  const refused = await call('send', path, '--yes');
  expect(refused).toMatchObject({ code: 1, printed: '' });
  expect(refused.complained).toMatch(/broken\.fr\.mdx:\d+ holds HTML/);
  expect((await send('--yes')).complained).toContain('Nobody reads it');
  expect((await call('report')).printed).toBe('None.\n');
  expect((await call('report', 'none')).code).toBe(1);
});
