import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { ask } from '../testing/ask.ts';
import { CONTACT, NEWSLETTER, REGISTRATION } from '../testing/sample-forms.ts';
import { jsonOf, type StartedApi, startApi } from '../testing/started-api.ts';

let api: StartedApi;
let lead: { id: string; token: string };
beforeAll(async () => {
  api = await startApi();
  lead = jsonOf(await api.post('/api/leads', REGISTRATION));
});
afterAll(() => api.stop());

const RUNS = 1000;
const SIMULATION = { language: 'fr', inputs: { mode: 'simple', ...DEFAULT_INPUTS } };

/** Nearly right bodies reach further in than random ones: one field of a good one is replaced. */
function nearlyRight(good: object): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...Object.keys(good), 'extra', '__proto__');
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('', '\0', '\ud800', '-1e400', "'; DROP TABLE crm_leads; --", {}, [], 1e308, -0),
  );
  return fc.tuple(field, value).map(([name, given]) => ({ ...good, [name]: given }));
}

const anyBody = (...good: object[]) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.oneof(...good.map(nearlyRight)).map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 400 }) },
  );

const ENDPOINTS: [method: string, path: string, bodies: object[]][] = [
  ['POST', '/api/leads', [REGISTRATION]],
  ['POST', '/api/form-submission', [CONTACT, NEWSLETTER]],
  ['POST', '/api/simulations', [SIMULATION]],
  ['POST', '/api/newsletter/confirm', [{ token: 'A'.repeat(43) }]],
  ['POST', '/api/newsletter/unsubscribe?token=x', [{}]],
  [
    'PATCH',
    '/api/leads/{id}/simulator',
    [{ simulator_completed: true, simulator_result_id: '11111111-1111-4111-8111-111111111111' }],
  ],
];

test.each(ENDPOINTS)(
  'S3: %s %s answers any body with 2xx or 4xx',
  async (method, path, bodies) => {
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyBody(...bodies), type, async (body, contentType) => {
        const headers = { 'Content-Type': contentType, Authorization: `Bearer ${lead.token}` };
        const { status } = await ask(api.port, path.replace('{id}', lead.id), {
          method,
          headers,
          body,
        });
        seen.add(status);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS, seed: 20_261_115 },
    );
    // That route takes any body and looks at its link alone.
    expect(seen).toContain(path.startsWith('/api/newsletter/unsubscribe') ? 410 : 400);
  },
  120_000,
);

test('S3: any address of a simulation or lead answers with 2xx or 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (id) => {
      const { status } = await ask(
        api.port,
        `/api/simulations/${encodeURIComponent(id.toWellFormed())}`,
      );
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: 20_261_115 },
  );
});
