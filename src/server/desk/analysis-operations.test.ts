import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DeskApi } from '#domain/desk/desk-api.ts';
import type { ShownRequest } from '#domain/desk/requests.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeLead } from '../testing/stored-rows.ts';

let lea: Awaited<ReturnType<TestDesk['member']>>;
const desk = await startDesk();
beforeEach(async () => {
  await desk.owner.query('TRUNCATE crm_leads, simulator_results CASCADE');
  lea = await desk.member('Léa Fontaine', 'sales');
});
afterAll(() => desk.stop());

const READ = { language: 'fr' } as const;

async function stored(approval: 'waiting' | null) {
  const registration = await storeLead(desk.owner);
  const id = await storeAnalysis(desk.owner, registration, { approval });
  return { id, registration };
}

async function preview(id: string) {
  const { body } = await lea.ask('analysis.preview', { id, ...READ });
  return body as DeskApi['analysis.preview']['answer'];
}

const statusOf = async (name: string, input: object) => (await lea.ask(name, input)).status;
const mailsPlanned = async () =>
  (await desk.owner.query(`SELECT FROM deliveries WHERE kind = 'analysis_ready'`)).rowCount;
const stepOf = async (id: string) => {
  const { body } = await lea.ask('request.show', { id, ...READ });
  return (body as ShownRequest).analysis;
};

test('one that waits is approved once, and its mail is planned', async () => {
  const { id, registration } = await stored('waiting');
  const { madeAt } = await preview(id);
  expect(await statusOf('analysis.approve', { id, madeAt })).toBe(200);
  expect(await statusOf('analysis.approve', { id, madeAt })).toBe(409);
  expect(await statusOf('analysis.decline', { id, madeAt })).toBe(409);
  expect(await mailsPlanned()).toBe(1);
  expect(await stepOf(registration)).toBe('made');
});

test('one that waits can be declined, and is then never sent', async () => {
  const { id, registration } = await stored('waiting');
  const { madeAt } = await preview(id);
  expect(await statusOf('analysis.decline', { id, madeAt })).toBe(200);
  expect(await stepOf(registration)).toBe('declined');
  expect(await statusOf('analysis.approve', { id, madeAt })).toBe(409);
  expect(await statusOf('analysis.revoke', { id })).toBe(409);
  expect(await mailsPlanned()).toBe(0);
});

test('what a simulation has replaced since it was read is neither approved nor declined', async () => {
  const { id } = await stored('waiting');
  const { madeAt } = await preview(id);
  await desk.owner.query(`UPDATE analyses SET made_at = made_at + interval '1 second'`);
  expect(await statusOf('analysis.approve', { id, madeAt })).toBe(409);
  expect(await statusOf('analysis.decline', { id, madeAt })).toBe(409);
  expect(await statusOf('analysis.approve', { id, madeAt: (await preview(id)).madeAt })).toBe(200);
});

test('the link of one that needs no approval is revoked once, also before its mail has left', async () => {
  const { id, registration } = await stored(null);
  expect(await statusOf('analysis.revoke', { id })).toBe(200);
  expect(await statusOf('analysis.revoke', { id })).toBe(409);
  expect(await stepOf(registration)).toBe('revoked');
});

test('one that waits is declined, not revoked; and two who decide at once do so once', async () => {
  const { id } = await stored('waiting');
  expect(await statusOf('analysis.revoke', { id })).toBe(409);
  const { madeAt } = await preview(id);
  const both = await Promise.all([
    statusOf('analysis.approve', { id, madeAt }),
    statusOf('analysis.decline', { id, madeAt }),
  ]);
  expect(both.toSorted((a, b) => a - b)).toEqual([200, 409]);
});
