import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PREFIXES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { confirmToken, unsubscribeToken } from '../http/newsletter-tokens.ts';
import { ask, sendForm } from '../testing/http-client.ts';
import { NEWSLETTER } from '../testing/sample-forms.ts';
import { API, startApi, startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';

const tokenSecrets = ['a secret for tests, which is long enough'];
const api = await startApi({ api: { tokenSecrets } });
afterAll(() => api.stop());

async function reader(email: string) {
  await api.post('/api/form-submission', { ...NEWSLETTER, email });
  const state = async () => {
    const [row] = await api.rows('SELECT * FROM newsletter_subscribers WHERE email = $1', [email]);
    return row as { id: string; state: string; requested_at: Date };
  };
  const row = await state();
  return {
    state: async () => (await state()).state,
    confirm: confirmToken(tokenSecrets, row),
    unsubscribe: unsubscribeToken(tokenSecrets, row.id),
  };
}

test.each(PREFIXES)(
  "P15, P16, R16: under '/%s' the buttons work without JavaScript, and say when a link is used up",
  async (prefix) => {
    const { state, ...tokens } = await reader(`reader${prefix}@fret.example`);
    const confirm = pathTo('newsletter-confirm', prefix);
    const unsubscribe = pathTo('newsletter-unsubscribe', prefix);
    const press = async (path: string, query = '') => {
      const { status, headers } = await api.submit(path + query, { prefix });
      expect(headers['cache-control']).toBe('no-store');
      expect(wrongSecurityHeaders(headers)).toEqual([]);
      return [status, headers.location];
    };

    await ask(api.port, `${confirm}?token=${tokens.confirm}`);
    expect(await state()).toBe('pending');
    expect(await press(confirm, `?token=${tokens.confirm}`)).toEqual([303, `${confirm}#done`]);
    expect(await state()).toBe('confirmed');
    expect(await press(confirm, `?token=${tokens.confirm}`)).toEqual([303, `${confirm}#already`]);

    expect(await press(unsubscribe, `?token=${tokens.confirm}`)).toEqual([
      303,
      `${unsubscribe}#gone`,
    ]);
    expect(await state()).toBe('confirmed');
    expect(await press(unsubscribe, `?token=${tokens.unsubscribe}`)).toEqual([
      303,
      `${unsubscribe}#done`,
    ]);
    expect(await state()).toBe('unsubscribed');
    expect(await press(confirm, `?token=${tokens.confirm}`)).toEqual([303, `${confirm}#gone`]);

    for (const [query, outcome] of [
      ['', 'missing'],
      ['?token=', 'missing'],
      [`?token=${'x'.repeat(101)}`, 'gone'],
      ['?token=a&token=b', 'gone'],
    ]) {
      expect(await press(confirm, query)).toEqual([303, `${confirm}#${outcome}`]);
    }
  },
);

test("S5: another site's page cannot press them", async () => {
  const { state, confirm } = await reader('elsewhere@fret.example');
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    const path = `${pathTo('newsletter-confirm', 'en')}?token=${confirm}`;
    const answer = await api.submit(path, { prefix: 'en' }, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('formulaire-non-envoye');
  }
  expect(await state()).toBe('pending');
});

test('without a database the page that says so is the answer', async () => {
  const server = await startApp();
  const path = `${pathTo('newsletter-confirm', 'fr')}?token=abc`;
  const answer = await sendForm(server.port, path, { prefix: 'fr' });
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('formulaire-non-envoye');
  await server.stop();
});

test('presses are limited per network and minute, on the page and in the API; one-click unsubscribing is not', async () => {
  const rateLimits = { ...API.rateLimits, requests_per_minute: 2 };
  const limited = await startApi({ api: { tokenSecrets, rateLimits } });
  const token = confirmToken(tokenSecrets, { id: randomUUID(), requested_at: new Date() });
  const [path, unsubscribe] = [pathTo('newsletter-confirm', ''), '/api/newsletter/unsubscribe'];
  for (const press of [
    () => limited.submit(`${path}?token=${token}`, {}),
    () => limited.post('/api/newsletter/confirm', { token }),
  ]) {
    const statuses = [(await press()).status, (await press()).status, (await press()).status];
    expect(statuses[2]).toBe(429);
    expect(statuses.slice(0, 2)).not.toContain(429);
  }
  const leave = () => limited.post(`${unsubscribe}?token=${token}`, {});
  expect([(await leave()).status, (await leave()).status, (await leave()).status]).toEqual([
    ...[410, 410, 410],
  ]);
  await limited.stop();
});
