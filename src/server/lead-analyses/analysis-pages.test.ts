import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../database/pool.ts';
import { unsubscribeToken } from '../http/newsletter-tokens.ts';
import { callCli } from '../testing/call-cli.ts';
import { startLeadAnalyses } from '../testing/start-lead-analyses.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { analysisById, analysisToken } from './stored-analyses.ts';

const fixture = await startLeadAnalyses();
beforeEach(() => fixture.empty());
afterAll(() => fixture.stop());

/** The token in the mail about the analysis of a registration. */
async function sentToken(answers: object = {}): Promise<string> {
  await fixture.register(answers);
  await fixture.make();
  const [mail] = await fixture.mail();
  if (mail?.token === undefined) throw new Error('no link was sent');
  return mail.token;
}

const page = (token: string, prefix = '/fr') => fixture.look(`${prefix}/analyse?token=${token}`);
const document = (token: string) => fixture.look(`/fr/analyse/document?token=${token}`);
const revoke = (token: string, sure?: string) =>
  fixture.submit('/fr/analyse/revoquer', { prefix: 'fr', token, ...(sure && { sure }) });

/** All that the link leads to, each as its status and its text. */
async function behind(token: string) {
  const answers = await Promise.all([page(token), document(token), revoke(token)]);
  return answers.map(({ status, text }) => ({ status, text }));
}

test.each(['/fr', '/en'])('the page says what the mail said, under %s', async (prefix) => {
  const token = await sentToken();
  const [{ figures }] = await fixture.analyses();
  const { status, text, headers } = await page(token, prefix);
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`€?${figures.shown.perVehicle.gainEuros}`));
  expect(text).toContain(`href="${prefix}/analyse/document?token=${token}"`);
  expect(text.match(/<li>/g)).toHaveLength(figures.open.length);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("script-src 'none'"),
  });
  expect(headers['set-cookie']).toBe(undefined);
});

test('the document opens in the browser, for no index and no cache', async () => {
  const token = await sentToken();
  const [analysis] = await fixture.analyses();
  const { headers } = await document(token);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="voltige-analyse.pdf"',
    'content-length': String(analysis.document.length),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
});

test('opening the link changes nothing, however often a mail program does', async () => {
  const token = await sentToken();
  const before = await fixture.analyses();
  for (let time = 0; time < 3; time += 1) await behind(token);
  expect(await fixture.analyses()).toEqual(before);
});

test('the link opens until it is revoked, which is asked once more; then for nobody', async () => {
  const token = await sentToken();
  expect((await revoke(token)).status).toBe(200);
  expect((await page(token)).status).toBe(200);
  expect((await revoke(token, 'yes')).status).toBe(200);
  expect((await page(token)).status).toBe(410);
  expect((await document(token)).status).toBe(410);
});

test('of two registrations of an address neither page shows or leads to the other, and revoking one leaves the other', async () => {
  const first = await sentToken();
  const before = (await page(first)).text;
  await fixture.aDayLater();
  const second = await sentToken({ email: 'Ana.Roy@FRET.example', fleet_size: 250 });
  expect((await page(first)).text).toBe(before);
  const { text } = await page(second);
  expect(text).toMatch(/\b250\svéhicules/);
  expect(text).not.toContain(first);

  expect((await revoke(second, 'yes')).status).toBe(200);
  expect((await page(second)).status).toBe(410);
  expect((await page(first)).text).toBe(before);
  expect((await document(first)).status).toBe(200);
});

test('revoked, too old, not approved, erased, forged and foreign links lead to the same page', async () => {
  const gone = (token: string) => behind(token);
  const token = await sentToken();
  const [{ id }] = await fixture.analyses();
  const because = async (change: string, back: string) => {
    await fixture.rows(change);
    const answers = await gone(token);
    await fixture.rows(back);
    expect((await page(token)).status, back).toBe(200);
    return answers;
  };
  const set = (sets: string) => `UPDATE analyses SET ${sets}`;
  const answers = [
    await because(set('revoked_at = now()'), set('revoked_at = NULL')),
    await because(set(`made_at = now() - interval '90 days 1 minute'`), set('made_at = now()')),
    await because(set(`approval = 'waiting'`), set('approval = NULL')),
    await because(set(`approval = 'declined'`), set('approval = NULL')),
    await gone(''),
    await gone('x'),
    await gone(analysisToken(['another secret, as long as the first one was'], id)),
    await gone(unsubscribeToken(MAIL_SECRETS, id)),
    await gone(analysisToken(MAIL_SECRETS, '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10')),
    await gone(`${token}A`),
  ].flat();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await fixture.look('/fr/analyse')).status).toBe(410);
  expect((await fixture.look('/fr/analyse?token=a&token=b')).status).toBe(410);
});

test('what version 2 of the model found open is said in no mail, at no desk and on no page', async () => {
  await sentToken();
  const [{ id }] = await fixture.analyses();
  const open = JSON.stringify([{ id: 'contract', gainOtherwiseEuros: 67 }]);
  await fixture.rows(
    `UPDATE analyses SET figures = jsonb_set(figures - 'answered', '{open}', '${open}')`,
  );
  const db = { query: async (sql: string) => ({ rows: await fixture.rows(sql, [id]) }) };
  expect((await analysisById(db as unknown as Queryable, id))?.figures.open).toEqual([]);
});

test('a link that was signed with the secret before stays good', async () => {
  await sentToken();
  const [{ id }] = await fixture.analyses();
  expect((await page(analysisToken(MAIL_SECRETS.slice(1), id))).status).toBe(200);
});

test('P18: the links of a person who asked to be erased are gone at once, before it is carried out', async () => {
  const token = await sentToken();
  await fixture.rows(`INSERT INTO data_requests (id, email, language, erasure_requested_at)
    VALUES (gen_random_uuid(), 'ana.roy@fret.example', 'fr', now())`);
  const answers = await behind(token);
  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
});

test('P18: after a correction of the address or the company the old document is gone', async () => {
  for (const setting of ['company=Fret & Filles', 'email=ana@autre.example']) {
    await fixture.empty();
    const token = await sentToken();
    const { code } = await callCli(
      ['privacy', 'rectify', '--email', 'ana.roy@fret.example', '--set', setting],
      { DATABASE_URL: fixture.database.ownerUrl },
    );
    expect(code).toBe(0);
    expect((await page(token)).status).toBe(410);
  }
});

test('what was typed is found in the document alone, as text', async () => {
  const hostile = '</h1><script>alert(1)</script> #set page() $x$ \\u{202e}';
  const token = await sentToken({ company: hostile });
  const { text } = await page(token);
  expect(text).not.toContain('alert(1)');
  expect((await document(token)).status).toBe(200);
});
