import { afterAll, beforeAll, expect, test } from 'vitest';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';

const ORIGIN = 'https://www.voltige.example';
let api: StartedApi;
beforeAll(async () => {
  api = await startApi({ api: { origin: ORIGIN } });
});
afterAll(() => api.stop());

let people = 0;
async function statusWith(headers: Record<string, string>): Promise<number> {
  people += 1;
  const body = { ...REGISTRATION, email: `origin-${people}@fret.example` };
  const answer = await api.post('/api/leads', body, headers);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  return answer.status;
}

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://www.voltige.example.evil.example' },
  { Origin: 'nonsense' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
])('S5: what another site sends is refused: %o', async (headers) => {
  expect(await statusWith(headers)).toBe(403);
});

test('S5: our own pages and those who are no browser may send', async () => {
  expect(await statusWith({})).toBe(201);
  expect(await statusWith({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
  expect(await statusWith({ Origin: `http://127.0.0.1:${api.port}` })).toBe(201);
});

test('S5: a refused sending leaves nothing behind', async () => {
  await statusWith({ Origin: 'https://evil.example' });
  const email = `origin-${people}@fret.example`;
  expect(await api.rows('SELECT 1 FROM crm_leads WHERE email = $1', [email])).toEqual([]);
});
