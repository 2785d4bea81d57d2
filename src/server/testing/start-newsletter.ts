import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callCli } from './call-cli.ts';
import { MAIL_ORIGIN, MAIL_SECRETS, startMailSender } from './start-mail-sender.ts';
import { storeConfirmedSubscriber } from './stored-rows.ts';

export const SAMPLE_ISSUE = 'docs/newsletter/turpe-2026';

/** The command line and the worker's mail sender on one database, with a folder for files of issues. */
export async function startNewsletter() {
  const sender = await startMailSender();
  const { owner } = sender;
  const folder = mkdtempSync(join(tmpdir(), 'voltige-issue-'));
  const environment = {
    DATABASE_URL: sender.ownerUrl,
    SITE_ORIGIN: MAIL_ORIGIN,
    SITE_DIR: folder,
    SMTP_URL: sender.sink.url,
    MAIL_FROM: sender.mail.from,
    TOKEN_SECRET: MAIL_SECRETS.join(','),
  };
  const call = (...args: string[]) => callCli(['newsletter', ...args], environment);

  async function deliveriesOf(subscriber?: string) {
    const { rows } = await owner.query(
      `SELECT * FROM deliveries WHERE kind = 'newsletter_issue'
         AND ($1::uuid IS NULL OR newsletter_subscriber_id = $1)`,
      [subscriber],
    );
    return rows;
  }

  return {
    ...sender,
    folder,
    environment,
    call,
    send: (...args: string[]) => call('send', `${SAMPLE_ISSUE}.fr.mdx`, ...args),
    deliveriesOf,
    storeReaders: async () => ({
      fr: await storeConfirmedSubscriber(owner, { email: 'ana@fret.example' }),
      en: await storeConfirmedSubscriber(owner, { email: 'bob@fret.example', language: 'en' }),
    }),
    async workOff(): Promise<void> {
      for (const { id } of await deliveriesOf()) await sender.attempt(id);
    },
    /** The sample with other words, so that it is another issue. */
    otherIssue(name: string, languages = ['fr', 'en']): string {
      for (const language of languages) {
        const source = readFileSync(`${SAMPLE_ISSUE}.${language}.mdx`, 'utf8');
        const other = source.replace(/^title: .*/m, `title: ${name}`);
        writeFileSync(join(folder, `${name}.${language}.mdx`), other);
      }
      return join(folder, `${name}.${languages[0]}.mdx`);
    },
    async empty(): Promise<void> {
      sender.sink.mails.length = 0;
      sender.sink.behave('take');
      await owner.query(
        `TRUNCATE newsletter_subscribers, newsletter_issues, suppressed_addresses, pgboss.job CASCADE`,
      );
    },
    async stop(): Promise<void> {
      await sender.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
