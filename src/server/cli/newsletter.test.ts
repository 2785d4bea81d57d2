import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadSubject } from '../deliveries/subject.ts';
import { webhookPayload } from '../deliveries/webhook-payload.ts';
import { suppress } from '../mail/suppression.ts';
import { callCli } from '../testing/call-cli.ts';
import { ask } from '../testing/http-client.ts';
import { startApi } from '../testing/start-app.ts';
import { storeConfirmedSubscriber } from '../testing/stored-rows.ts';

const ORIGIN = 'https://www.voltige.example';
const [NEWEST, EARLIER] = [
  'the secret that signs today and is long enough',
  'a retired secret that is long enough as well',
] as const;

const api = await startApi({ api: { tokenSecrets: [NEWEST, EARLIER] } });
afterAll(() => api.stop());
beforeEach(() => api.rows('TRUNCATE newsletter_subscribers, suppressed_addresses CASCADE'));

const owner = {
  query: async (statement: string, values: unknown[] = []) => ({
    rows: await api.rows(statement, values),
  }),
};
const exported = (secrets: string, ...args: string[]) =>
  callCli(['newsletter', 'export', ...args], {
    DATABASE_URL: api.database.ownerUrl,
    SITE_ORIGIN: ORIGIN,
    SITE_DIR: 'no-build',
    TOKEN_SECRET: secrets,
  });

async function linksFromExport() {
  const { printed } = await exported(EARLIER, '--json');
  return JSON.parse(printed);
}

async function linksFromEvent(id: string) {
  const subject = await loadSubject(api.pool, { newsletter_subscriber_id: id } as never);
  if (subject === undefined) throw new Error('no subscriber');
  const links = { origin: ORIGIN, tokenSecrets: [EARLIER] };
  return JSON.parse(webhookPayload('newsletter.confirmed', subject, links)).data;
}

test.each([
  ['the export', linksFromExport],
  ['the event', linksFromEvent],
])(
  'P16: the links of %s unsubscribe with one press, also after their secret was retired',
  async (_, linksFrom) => {
    const id = await storeConfirmedSubscriber(api.pool, { email: 'ana@fret.example' });
    const state = async () => (await api.rows('SELECT state FROM newsletter_subscribers'))[0].state;
    const links = await linksFrom(id);
    expect(links.email).toBe('ana@fret.example');

    const { pathname, search } = new URL(links.unsubscribe_one_click_url);
    const oneClick = await api.submit(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    expect([oneClick.status, await state()]).toEqual([200, 'unsubscribed']);

    await api.rows("UPDATE newsletter_subscribers SET state = 'confirmed'");
    expect(links.unsubscribe_url).toMatch(
      /^https:\/\/www\.voltige\.example\/fr\/newsletter\/desinscription\?/,
    );
    const page = new URL(links.unsubscribe_url);
    await ask(api.port, page.pathname + page.search);
    expect(await state()).toBe('confirmed');
    const pressed = await api.submit(page.pathname + page.search, { prefix: 'fr' });
    expect([pressed.status, pressed.headers.location]).toEqual([303, `${page.pathname}#done`]);
    expect(await state()).toBe('unsubscribed');
  },
);

test('an export larger than one batch is complete, and holds subscribers alone', async () => {
  await api.rows(`INSERT INTO newsletter_subscribers
      (id, email, state, language, source, form_data, consent_text_version, confirmed_at)
    SELECT gen_random_uuid(), 'reader' || n || '@fret.example', 'confirmed', 'fr', 'footer', '{}', '1', now()
    FROM generate_series(1, 1100) n`);
  await api.rows(`INSERT INTO newsletter_subscribers
      (id, email, state, language, source, form_data, consent_text_version)
    VALUES (gen_random_uuid(), 'waiting@fret.example', 'pending', 'fr', 'footer', '{}', '1'),
      (gen_random_uuid(), 'gone@fret.example', 'unsubscribed', 'fr', 'footer', '{}', '1')`);
  const { printed } = await exported(NEWEST);
  const lines = printed.trim().split('\r\n');
  expect(lines).toHaveLength(1101);
  expect(lines[0]).toBe(
    'email,language,confirmed_at,consent_text_version,source,unsubscribe_url,unsubscribe_one_click_url',
  );
  expect(new Set(lines).size).toBe(1101);
  expect(printed).not.toMatch(/waiting|gone/);
});

test('M8: an address that nothing more may be sent to is not exported, whatever its tag and the secret', async () => {
  for (const name of ['ana', 'bounced+news', 'erased']) {
    await storeConfirmedSubscriber(api.pool, { email: `${name}@fret.example` });
  }
  await suppress(owner, [EARLIER], 'bounced@fret.example', 'bounced');
  await suppress(owner, [NEWEST], 'erased@fret.example', 'erased');
  const { printed } = await exported(`${NEWEST},${EARLIER}`, '--json');
  const emails = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).email);
  expect(emails).toEqual(['ana@fret.example']);
});

test('without the secret of the servers no link would work: nothing is exported', async () => {
  const refused = await callCli(['newsletter', 'export'], { DATABASE_URL: api.database.ownerUrl });
  expect(refused).toMatchObject({ code: 1, printed: '' });
  expect(refused.complained).toContain('TOKEN_SECRET is missing');
});
