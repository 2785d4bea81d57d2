import { afterAll, expect, test } from 'vitest';
import { confirmToken, unsubscribeToken } from '../http/newsletter-tokens.ts';
import { ask } from '../testing/http-client.ts';
import { NEWSLETTER, newAddress } from '../testing/sample-forms.ts';
import { startApi } from '../testing/start-app.ts';

const EARLIER = ['an earlier secret for tests, long enough'];
const tokenSecrets = ['a secret for tests, which is long enough', ...EARLIER];
const api = await startApi({ api: { tokenSecrets } });
afterAll(() => api.stop());

const ask202 = (email: string) => api.post('/api/form-submission', { ...NEWSLETTER, email });
const confirm = (token: string) => api.post('/api/newsletter/confirm', { token });

const leave = (id: string, secrets = tokenSecrets) =>
  ask(api.port, `/api/newsletter/unsubscribe?token=${unsubscribeToken(secrets, id)}`, {
    method: 'POST',
  });

async function subscriber(email: string) {
  const [row] = await api.rows('SELECT * FROM newsletter_subscribers WHERE email = $1', [email]);
  return row as { id: string; state: string; requested_at: Date; language: string };
}

async function requested(): Promise<{ email: string; token: string; id: string }> {
  const email = newAddress();
  await ask202(email);
  const row = await subscriber(email);
  return { email, id: row.id, token: confirmToken(tokenSecrets, row) };
}

const mailsFor = (id: string) =>
  api.rows('SELECT kind FROM deliveries WHERE newsletter_subscriber_id = $1 ORDER BY created_at', [
    id,
  ]);

test('P15: who asks gets the same answer whether new, waiting, on the list or gone from it', async () => {
  const { email, id, token } = await requested();
  const waiting = await ask202(email.toUpperCase());
  expect((await confirm(confirmToken(tokenSecrets, await subscriber(email)))).status).toBe(200);
  const known = await ask202(email);
  await leave(id);
  const gone = await ask202(email);
  const fresh = await ask202(newAddress());
  for (const answer of [waiting, known, gone, fresh]) {
    expect([answer.status, answer.text]).toEqual([202, '{}']);
  }
  expect(await subscriber(email)).toMatchObject({ id, state: 'unsubscribed' });
  expect(token).not.toBe(confirmToken(tokenSecrets, await subscriber(email)));
});

test('P15: nobody is on the list before they pressed the button in their own mail', async () => {
  const { email, token, id } = await requested();
  expect(await subscriber(email)).toMatchObject({ state: 'pending', language: 'en' });
  expect(await mailsFor(id)).toEqual([{ kind: 'newsletter_confirmation' }]);
  const looked = await ask(api.port, `/newsletter/confirmation?token=${token}`);
  expect(looked.status).not.toBe(500);
  expect(await subscriber(email)).toMatchObject({ state: 'pending' });
  expect((await confirm(token)).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
  expect(await mailsFor(id)).toContainEqual({ kind: 'newsletter_welcome' });
});

test('P15: someone on the list who asks again learns so by mail, once a day', async () => {
  const { email, token, id } = await requested();
  await confirm(token);
  const before = await mailsFor(id);
  await ask202(email.toUpperCase());
  await ask202(email);
  expect(await mailsFor(id)).toEqual([...before, { kind: 'newsletter_reminder' }]);
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
});

test('P15: asked again within a day, nobody is written to twice and the first link still works', async () => {
  const { email, token, id } = await requested();
  await Promise.all(Array.from({ length: 10 }, () => ask202(email)));
  expect(await mailsFor(id)).toEqual([{ kind: 'newsletter_confirmation' }]);
  expect((await confirm(token)).status).toBe(200);

  const late = await requested();
  await api.rows(
    "UPDATE newsletter_subscribers SET requested_at = requested_at - interval '24 hours' WHERE id = $1",
    [late.id],
  );
  await ask202(late.email);
  expect(await mailsFor(late.id)).toHaveLength(2);
  expect((await confirm(confirmToken(tokenSecrets, await subscriber(late.email)))).status).toBe(
    200,
  );
});

test('P15: who has unsubscribed stays so, with their earlier consent, until they press the link themselves', async () => {
  const { email, token, id } = await requested();
  await confirm(token);
  await leave(id);
  expect((await confirm(token)).status).toBe(410);
  const before = await subscriber(email);
  await api.post('/api/form-submission', { ...NEWSLETTER, email, language: 'fr' });
  const asked = await subscriber(email);
  expect(asked).toEqual({
    ...before,
    requested_at: asked.requested_at,
    renewal: expect.objectContaining({ language: 'fr', source: 'footer_newsletter' }),
  });
  expect(await mailsFor(id)).toHaveLength(3);
  await ask202(email);
  expect(await mailsFor(id)).toHaveLength(3);
  expect((await confirm(token)).status).toBe(410);
  expect((await confirm(confirmToken(tokenSecrets, asked))).status).toBe(200);
  expect(await subscriber(email)).toMatchObject({
    state: 'confirmed',
    language: 'fr',
    renewal: null,
    unsubscribed_at: null,
  });
});

test('S6: a suspicious sign-up is kept and flagged, and changes no subscriber', async () => {
  const program = { ...NEWSLETTER, website: 'https://spam.example' };
  const email = newAddress();
  await api.post('/api/form-submission', { ...program, email });
  const flagged = await subscriber(email);
  expect(flagged).toMatchObject({ state: 'pending', suspicion: 'honeypot' });
  expect(await mailsFor(flagged.id)).toEqual([]);

  const reader = await requested();
  await api.post('/api/form-submission', { ...program, email: reader.email });
  expect((await confirm(reader.token)).status).toBe(200);
  await ask202(email);
  expect(await subscriber(email)).toMatchObject({ suspicion: null });
  expect(await mailsFor(flagged.id)).toEqual([{ kind: 'newsletter_confirmation' }]);
});

test('P17: who subscribes again and leaves again is kept from the last time on', async () => {
  const { email, token, id } = await requested();
  await confirm(token);
  await leave(id);
  await api.rows(
    "UPDATE newsletter_subscribers SET unsubscribed_at = now() - interval '4 years' WHERE id = $1",
    [id],
  );
  await ask202(email);
  await confirm(confirmToken(tokenSecrets, await subscriber(email)));
  expect(await subscriber(email)).toMatchObject({ unsubscribed_at: null });
  await leave(id);
  const age = 'SELECT now() - unsubscribed_at < $2::interval AS is_new';
  expect(
    await api.rows(`${age} FROM newsletter_subscribers WHERE id = $1`, [id, '1 minute']),
  ).toEqual([{ is_new: true }]);
});

test('P15: a link works once, for two days, and only the latest one', async () => {
  const { email, token, id } = await requested();
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect((await confirm(token)).status).toBe(410);
  expect(await mailsFor(id)).toHaveLength(2);

  const late = await requested();
  await api.rows(
    "UPDATE newsletter_subscribers SET requested_at = requested_at - interval '48 hours' WHERE id = $1",
    [late.id],
  );
  const old = confirmToken(tokenSecrets, await subscriber(late.email));
  expect((await confirm(old)).status).toBe(410);
  expect((await confirm(late.token)).status).toBe(410);
  expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
});

test('P15: only who holds the used link learns that the subscription stands, and no longer than it does', async () => {
  const { token, id } = await requested();
  const says = async (given: string) => {
    const answer = await confirm(given);
    return [answer.status, JSON.parse(answer.text).already_confirmed];
  };
  await confirm(token);
  expect(await says(token)).toEqual([410, true]);
  const guessed = Buffer.from(token, 'base64url');
  guessed.writeUInt8((guessed.at(-1) ?? 0) ^ 1, guessed.length - 1);
  expect(await says(guessed.toString('base64url'))).toEqual([410, undefined]);
  expect(await says(unsubscribeToken(tokenSecrets, id))).toEqual([410, undefined]);
  await leave(id);
  expect(await says(token)).toEqual([410, undefined]);
});

test.each(['x', 'A'.repeat(43), 'A'.repeat(44), '../../etc', 'é'])(
  'S22: %s is no token',
  async (token) => {
    expect((await confirm(token)).status).toBe(410);
    const path = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
    expect((await ask(api.port, path, { method: 'POST' })).status).toBe(410);
  },
);

test("S22: neither another's token nor one for another purpose opens anything", async () => {
  const mine = await requested();
  const theirs = await requested();
  expect((await confirm(unsubscribeToken(tokenSecrets, mine.id))).status).toBe(410);
  const mixed = Buffer.concat([
    Buffer.from(theirs.token, 'base64url').subarray(0, 16),
    Buffer.from(mine.token, 'base64url').subarray(16),
  ]).toString('base64url');
  expect((await confirm(mixed)).status).toBe(410);
  expect(
    (await confirm(confirmToken(['another secret'], await subscriber(mine.email)))).status,
  ).toBe(410);
});

/** RFC 8058 prefers the first and allows the second. */
const ONE_CLICKS = [
  {
    type: 'multipart/form-data; boundary=b',
    body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  },
  { type: 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' },
];

test('P16: one click takes someone off the list at once, as often as it is pressed', async () => {
  const { email, token, id } = await requested();
  await confirm(token);
  const link = `/api/newsletter/unsubscribe?token=${unsubscribeToken(tokenSecrets, id)}`;
  for (const { type, body } of ONE_CLICKS) {
    await api.rows("UPDATE newsletter_subscribers SET state = 'confirmed' WHERE id = $1", [id]);
    const oneClick = () =>
      ask(api.port, link, { method: 'POST', headers: { 'Content-Type': type }, body });
    for (const answer of [await oneClick(), await oneClick()]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
  }
  expect((await ask(api.port, link, { method: 'GET' })).status).toBe(405);
});

test('links in mails that went out under an earlier secret stay good', async () => {
  const email = 'rotated@fret.example';
  await api.post('/api/form-submission', { ...NEWSLETTER, email });
  expect((await confirm(confirmToken(EARLIER, await subscriber(email)))).status).toBe(200);
  const { id } = await subscriber(email);
  expect((await leave(id, EARLIER)).status).toBe(200);
  expect(await api.rows('SELECT state FROM newsletter_subscribers WHERE id = $1', [id])).toEqual([
    { state: 'unsubscribed' },
  ]);
});
