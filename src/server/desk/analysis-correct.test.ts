import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownRequest } from '#domain/desk/requests.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeLead } from '../testing/stored-rows.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.owner.query('TRUNCATE crm_leads, simulator_results, desk_audit CASCADE'));
afterAll(() => desk.stop());

const sales = (name = 'Léa Fontaine') => desk.member(name, 'sales');
const shown = async (
  member: Awaited<ReturnType<typeof sales>>,
  id: string,
): Promise<ShownRequest> =>
  (await member.ask('request.show', { id, language: 'fr' })).body as ShownRequest;
const logOf = async () =>
  (await desk.owner.query('SELECT action, records, facts FROM desk_audit ORDER BY id')).rows;

/** With its analysis, which waits for a yes. */
async function storeAnalysed(email = 'ana.roy@fret.example') {
  const submission = await storeLead(desk.owner, { simulated: true, email });
  const analysis = await storeAnalysis(desk.owner, submission, { approval: 'waiting' });
  const { rows } = await desk.owner.query('SELECT lead_id FROM analyses WHERE id = $1', [analysis]);
  return { id: String(rows[0].lead_id), submission, analysis };
}

test('an analysis is corrected with what the person said; until the next version is made nobody approves the old one', async () => {
  const { id, submission, analysis } = await storeAnalysed();
  const lea = await sales();
  const before = (await shown(lea, submission)).registration?.analysis;
  expect(before).toMatchObject({ next: null, isOpen: true, correction: {} });
  expect(before?.madeWith).toContainEqual({
    ...{ field: 'vehicles', value: '25', isGiven: true, options: [] },
  });
  const answers = { contract: 'fixed', siteKw: 400 };
  expect((await lea.ask('analysis.correct', { id: analysis, answers: {} })).status).toBe(400);
  expect((await lea.ask('analysis.correct', { id: analysis, answers })).status).toBe(200);
  const after = (await shown(lea, submission)).registration?.analysis;
  expect(after).toMatchObject({ version: 1, next: 'making', correction: answers });
  expect(after?.madeWith.find(({ field }) => field === 'siteKw')).toMatchObject({
    ...{ isGiven: true, value: expect.stringMatching(/^400\skW$/) },
  });
  const { rows } = await desk.owner.query(`SELECT kind, event, state FROM deliveries`);
  expect(rows).toEqual([{ kind: 'analysis', event: 'lead.analysed', state: 'pending' }]);
  for (const [name, input] of [
    ['analysis.approve', {}],
    ['analysis.correct', { answers }],
  ] as const) {
    expect((await lea.ask(name, { id: analysis, ...input })).status, name).toBe(409);
  }
  const line = (await logOf()).findLast(({ action }) => action === 'analysis.correct');
  expect(line).toMatchObject({
    ...{ records: [id, submission], facts: { fields: ['siteKw', 'contract'] } },
  });

  // The worker gave up: the page says so, and it can be corrected again.
  await desk.owner.query(`UPDATE deliveries SET state = 'dead', ended_at = now()`);
  expect((await shown(lea, submission)).registration?.analysis?.next).toBe('failed');
  expect((await lea.ask('analysis.correct', { id: analysis, answers })).status).toBe(200);
});

test('two act on one analysis at once: one wins; and nobody corrects what the person has ended', async () => {
  const { analysis } = await storeAnalysed();
  const [lea, hugo] = [await sales(), await sales('Hugo Lambert')];
  const answers = { vehicles: 40 };
  const both = await Promise.all([
    lea.ask('analysis.correct', { id: analysis, answers }),
    hugo.ask('analysis.correct', { id: analysis, answers }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const ended = await storeAnalysed('ended@fret.example');
  await desk.owner.query('UPDATE analyses SET revoked_at = now() WHERE id = $1', [ended.analysis]);
  expect((await lea.ask('analysis.correct', { id: ended.analysis, answers })).status).toBe(409);
});
