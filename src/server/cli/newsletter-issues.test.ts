import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suppress } from '../mail/suppression.ts';
import { finishIssues } from '../newsletter-issues/issue-report.ts';
import { callCli } from '../testing/call-cli.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { SAMPLE_ISSUE, startNewsletter } from '../testing/start-newsletter.ts';
import { storeConfirmedSubscriber, storeSubscriber } from '../testing/stored-rows.ts';

let newsletter: Awaited<ReturnType<typeof startNewsletter>>;
beforeAll(async () => {
  newsletter = await startNewsletter();
});
afterAll(() => newsletter.stop());
beforeEach(() => newsletter.empty());

test('without --yes it counts by language, sends nothing and says how to', async () => {
  await newsletter.storeReaders();
  await storeSubscriber(newsletter.owner);
  const { code, printed, complained } = await newsletter.send();
  expect(code).toBe(1);
  expect(printed).toBe('turpe-2026: readers who confirmed: 1 fr, 1 en\n');
  expect(complained).toContain('--yes');
  expect((await newsletter.owner.query('SELECT 1 FROM newsletter_issues')).rows).toEqual([]);
  expect(await newsletter.deliveriesOf()).toEqual([]);
});

test('the same words are not sent twice, also not --anyway, under another name or in one language', async () => {
  await newsletter.storeReaders();
  await newsletter.send('--yes');
  const copy = join(newsletter.folder, 'copy.fr.mdx');
  writeFileSync(copy, readFileSync(`${SAMPLE_ISSUE}.fr.mdx`));
  for (const args of [
    [`${SAMPLE_ISSUE}.en.mdx`],
    [`${SAMPLE_ISSUE}.fr.mdx`, '--only', 'fr'],
    [copy, '--only', 'fr'],
  ]) {
    const again = await newsletter.call('send', ...args, '--yes', '--anyway');
    expect(again.code).toBe(1);
    expect(again.complained).toMatch(/These words were sent on \d{4}-\d\d-\d\d, as turpe-2026\./);
  }
  expect(await newsletter.deliveriesOf()).toHaveLength(2);
});

test('a second issue within 28 days needs --anyway; one for other readers does not', async () => {
  await newsletter.storeReaders();
  expect((await newsletter.send('--only', 'fr', '--yes')).code).toBe(0);
  expect(
    (
      await newsletter.call(
        'send',
        newsletter.otherIssue('english', ['en']),
        '--only',
        'en',
        '--yes',
      )
    ).code,
  ).toBe(0);
  const second = newsletter.otherIssue('second');
  const refused = await newsletter.call('send', second, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.complained).toMatch(/at most 1 e-mail a month.*28 days.*--anyway/);
  expect((await newsletter.call('send', second, '--yes', '--anyway')).code).toBe(0);
  await newsletter.owner.query(
    "UPDATE newsletter_issues SET created_at = now() - interval '28 days 1 minute'",
  );
  expect((await newsletter.call('send', newsletter.otherIssue('third'), '--yes')).code).toBe(0);
});

test('a missing language is named, and sent without only if told so', async () => {
  await newsletter.storeReaders();
  const path = newsletter.otherIssue('half', ['fr']);
  const refused = await newsletter.call('send', path, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.complained).toContain('half.en.mdx is not there');
  expect(refused.complained).toContain('--only fr');
  const { printed } = await newsletter.call('send', path, '--only', 'fr', '--yes');
  expect(printed).toContain('half: readers who confirmed: 1 fr\n1 enqueued');
  expect((await newsletter.call('send', path, '--only', 'de')).code).toBe(2);
  expect((await newsletter.call('send', 'issue.mdx')).complained).toContain('name.fr.mdx');
});

test('broken off in the middle, it goes on: everyone once, and nobody who confirmed since', async () => {
  await newsletter.owner.query(
    `INSERT INTO newsletter_subscribers (id, email, state, language, source, form_data,
       consent_text_version, confirmed_at)
     SELECT gen_random_uuid(), n || '@fret.example', 'confirmed', 'fr', 'x', '{}', '1', now()
     FROM generate_series(1, 2500) n`,
  );
  // The third statement of its kind fails, as if the connection had gone.
  await newsletter.owner.query(
    `CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM deliveries) >= 2000 THEN RAISE 'gone'; END IF; RETURN NULL; END $$;
     CREATE TRIGGER break_off BEFORE INSERT ON deliveries EXECUTE FUNCTION break_off()`,
  );
  expect((await newsletter.send('--yes')).code).toBe(1);
  await newsletter.owner.query('DROP FUNCTION break_off CASCADE');
  expect(await newsletter.deliveriesOf()).toHaveLength(2000);
  expect((await newsletter.call('report')).printed).toMatch(/turpe-2026 .* broken off .*2000/);

  await storeConfirmedSubscriber(newsletter.owner, { email: 'late@fret.example' });
  const resumed = await newsletter.send('--yes');
  expect(resumed.printed).toContain('goes on where it was broken off; readers left: 500 fr, 0 en');
  const { rows } = await newsletter.owner.query(
    `SELECT count(*)::int AS deliveries, count(DISTINCT newsletter_subscriber_id)::int AS readers,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'newsletter') AS jobs FROM deliveries`,
  );
  expect(rows).toEqual([{ deliveries: 2500, readers: 2500, jobs: 2500 }]);
  expect((await newsletter.send('--yes')).complained).toContain('These words were sent');
});

test('M8: who left or was suppressed meanwhile is skipped, and the report says so after the deliveries are gone', async () => {
  const { fr } = await newsletter.storeReaders();
  const emails = ['erased', 'bounced', 'left', 'nowhere'].map((name) => `${name}@fret.example`);
  for (const email of emails) await storeConfirmedSubscriber(newsletter.owner, { email });
  await newsletter.send('--yes');
  await suppress(newsletter.owner, MAIL_SECRETS, 'erased@fret.example', 'erased');
  await suppress(newsletter.owner, MAIL_SECRETS, 'bounced@fret.example', 'bounced');
  await suppress(newsletter.owner, MAIL_SECRETS, 'left@fret.example', 'unsubscribed');
  await newsletter.owner.query(
    "UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = now() WHERE id = $1",
    [fr],
  );
  for (const { id, newsletter_subscriber_id } of await newsletter.deliveriesOf()) {
    const { rows } = await newsletter.owner.query(
      'SELECT email FROM newsletter_subscribers WHERE id = $1',
      [newsletter_subscriber_id],
    );
    const nowhere = rows[0].email === 'nowhere@fret.example';
    newsletter.sink.behave(nowhere ? { code: 550, at: 'recipient', says: '5.1.1 none' } : 'take');
    await newsletter.attempt(id);
  }
  expect(newsletter.sink.mails.map(({ to }) => to)).toEqual([['bob@fret.example']]);
  expect(await finishIssues(newsletter.db)).toMatchObject([{ name: 'turpe-2026' }]);
  await newsletter.owner.query('DELETE FROM deliveries');
  const { printed } = await newsletter.call('report', 'turpe-2026', '--json');
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
  expect((await newsletter.call('report', 'turpe-2026')).printed).toMatch(/skipped +3 +suppressed/);
});

test('an issue that waits is not finished, and one replayed is unfinished again', async () => {
  const { en } = await newsletter.storeReaders();
  await newsletter.send('--yes');
  const [english] = await newsletter.deliveriesOf(en);
  await newsletter.attempt(english.id);
  expect(await finishIssues(newsletter.db)).toEqual([]);
  const [report] = JSON.parse((await newsletter.call('report', '--json')).printed);
  expect(report).toMatchObject({ sent: 1, waiting: 1, failed: 0, skipped: 0, finished: null });
  await newsletter.owner.query(
    "UPDATE deliveries SET state = 'dead', ended_at = now() WHERE state = 'pending'",
  );
  expect(await finishIssues(newsletter.db)).toHaveLength(1);
  await callCli(['deliveries', 'replay', '--all-dead'], newsletter.environment);
  const { rows: jobs } = await newsletter.owner.query('SELECT name FROM pgboss.job');
  expect(jobs.map(({ name }) => name)).toEqual(['newsletter', 'newsletter', 'newsletter']);
  const [again] = JSON.parse(
    (await newsletter.call('report', report.id.slice(0, 8), '--json')).printed,
  );
  expect(again).toMatchObject({ sent: 1, waiting: 1, failed: 0, finished: null });
});

test('P18: an export names the issues a person was sent; an erasure removes theirs alone', async () => {
  await newsletter.storeReaders();
  await newsletter.send('--yes');
  await newsletter.workOff();
  const privacy = (what: string) =>
    callCli(['privacy', what, '--email', 'ana@fret.example', '--json'], newsletter.environment);
  expect(JSON.parse((await privacy('export')).printed)).toMatchObject({
    deliveries: [{ kind: 'newsletter_issue', newsletter_issue: 'turpe-2026', state: 'delivered' }],
  });
  expect(JSON.parse((await privacy('erase')).printed).erased).toMatchObject({ deliveries: 1 });
  expect(await newsletter.deliveriesOf()).toHaveLength(1);
});

test('what cannot be sent is refused with its file and line, and an issue without readers too', async () => {
  const path = newsletter.otherIssue('broken');
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n<img src="x">\n`);
  const refused = await newsletter.call('send', path, '--yes');
  expect(refused).toMatchObject({ code: 1, printed: '' });
  expect(refused.complained).toMatch(/broken\.fr\.mdx:\d+ holds HTML/);
  expect((await newsletter.send('--yes')).complained).toContain('Nobody reads it');
  expect((await newsletter.call('report')).printed).toBe('None.\n');
  expect((await newsletter.call('report', 'none')).code).toBe(1);
});
