import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROOF } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';

let api: StartedApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('P10: a choice is kept with the server’s time, the policy’s date, the language and the text', async () => {
  const answer = await api.post('/api/consent', PROOF);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const rows = await api.rows(
    `SELECT *, policy_date::text, recorded_at > now() - interval '1 minute' AS is_fresh
     FROM consent_proofs`,
  );
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      recorded_at: expect.any(Date),
      is_fresh: true,
      chosen_at: new Date(PROOF.timestamp),
      analytics: true,
      marketing: false,
      policy_date: PROOF.policyDate,
      language: 'fr',
      ui_hash: PROOF.uiHash,
    },
  ]);
});

test('P10: nothing in a proof says whose it is', async () => {
  const columns = await api.rows(
    `SELECT column_name FROM information_schema.columns WHERE table_name = 'consent_proofs'
     ORDER BY column_name`,
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual([
    'analytics',
    'chosen_at',
    'id',
    'language',
    'marketing',
    'policy_date',
    'recorded_at',
    'ui_hash',
  ]);
});

test.each([
  [{ ...PROOF, uiHash: 'f'.repeat(16) }, 422],
  [{ ...PROOF, analytics: 'yes' }, 422],
  [{ ...PROOF, timestamp: -1 }, 422],
  [{ ...PROOF, lang: 'de' }, 422],
  [{ ...PROOF, policyDate: 'today' }, 422],
  [{ ...PROOF, policyDate: '2026-02-30' }, 422],
  [{ ...PROOF, policyDate: '2026-13-01' }, 422],
  [{ ...PROOF, policyDate: '0000-01-01' }, 422],
  [{ ...PROOF, email: 'ada@fret.example' }, 400],
])('what no banner sends is refused: %o', async (body, status) => {
  expect((await api.post('/api/consent', body)).status).toBe(status);
});

test('S19: the API adds proofs and can neither read nor change one', async () => {
  for (const statement of ['SELECT id FROM', 'DELETE FROM']) {
    await expect(api.pool.query(`${statement} consent_proofs`)).rejects.toThrow(
      'permission denied',
    );
  }
  await expect(api.pool.query('UPDATE consent_proofs SET analytics = true')).rejects.toThrow(
    'permission denied',
  );
});
