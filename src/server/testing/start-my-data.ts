import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { canonicalEmail } from '#domain/leads/email-address.ts';
import { DATA_PATHS } from '#domain/site/absolute-links.ts';
import { joinPrefix, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import type { ApiDependencies } from '../api/api-dependencies.ts';
import type { MailSettings } from '../mail/transport.ts';
import { carryOutErasures } from '../my-data/carry-out-erasures.ts';
import { type Answer, ask } from './http-client.ts';
import { startApi } from './start-app.ts';
import { MAIL_SECRETS, startMailSender } from './start-mail-sender.ts';

const DESTINATION = { name: 'crm', url: 'https://crm.example/', secrets: [] };

/** The site's API, the worker's mail sender and its erasures on one database, each with its own role. */
export async function startMyData({ api = {} }: { api?: Partial<ApiDependencies> } = {}) {
  const site = await startApi({
    api: { tokenSecrets: MAIL_SECRETS, destinations: () => [DESTINATION], ...api },
  });
  const sender = await startMailSender({ database: site.database });
  const log: object[] = [];
  const write = (facts: object) => void log.push(facts);

  const path = (to: keyof typeof DATA_PATHS, language: Language = 'fr') =>
    joinPrefix(language, DATA_PATHS[to]);
  const submit = (to: keyof typeof DATA_PATHS, fields: Record<string, string>) =>
    site.submit(path(to), { prefix: 'fr', ...fields });
  const askForLink = (email: string, headers: Record<string, string> = {}) =>
    site.submit(pathTo('my-data', 'fr'), { email, language: 'fr', prefix: 'fr' }, headers);

  /** What the worker does with the mails that wait. */
  async function workOff(): Promise<void> {
    const waiting = await site.rows(
      `SELECT id FROM deliveries WHERE kind = 'data_link' AND state = 'pending' ORDER BY created_at`,
    );
    for (const { id } of waiting) await sender.attempt(id);
  }

  /** The token in the newest mail to the address. */
  async function tokenSentTo(email: string): Promise<string | undefined> {
    const mail = sender.sink.mails.findLast(({ to }) => to.includes(canonicalEmail(email)));
    const { text = '' } = mail ? await PostalMime.parse(mail.raw) : {};
    return /\?token=([\w-]+)/.exec(text)?.[1];
  }

  async function linkFor(email: string): Promise<string> {
    await askForLink(email);
    await workOff();
    const token = await tokenSentTo(email);
    if (token === undefined) throw new Error('no link was sent');
    return token;
  }

  const keyIn = ({ text }: Answer) => /name="key" value="([\w-]+)"/.exec(text)?.[1] ?? '';

  return {
    ...site,
    sender,
    log,
    path,
    submitTo: submit,
    askForLink,
    workOff,
    linkFor,
    tokenSentTo,
    look: (to: string, headers: Record<string, string> = {}) => ask(site.port, to, { headers }),
    open: (token: string) => submit('open', { token }),
    keyIn,
    /** Opens the page of an address and returns the key of its forms. */
    pageOf: async (email: string) => {
      const page = await submit('open', { token: await linkFor(email) });
      return { page, key: keyIn(page) };
    },
    erase: (mail: Partial<MailSettings> = {}) =>
      carryOutErasures({
        db: sender.db as Pool,
        log: { info: write, warn: write, error: write },
        mail: { ...sender.mail, ...mail },
        tokenSecrets: MAIL_SECRETS,
        destinations: [DESTINATION],
      }),
    async empty(): Promise<void> {
      sender.sink.mails.length = 0;
      sender.sink.behave('take');
      log.length = 0;
      await sender.owner.query(
        `TRUNCATE crm_leads, form_submissions, newsletter_subscribers, data_requests,
           simulator_results, suppressed_addresses, idempotency_keys, rate_limits, pgboss.job CASCADE`,
      );
    },
    async stop(): Promise<void> {
      await sender.stop();
      await site.stop();
    },
  };
}
