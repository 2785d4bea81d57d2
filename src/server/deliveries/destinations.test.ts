import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type DestinationFilter, knownDestinations, recordDestinations } from './destinations.ts';
import { plannedDeliveries } from './enqueue.ts';

const database = await testDatabase();
const api = createPool({ url: database.apiUrl });
const worker = createPool({ url: database.workerUrl });
afterAll(async () => {
  await Promise.all([api.end(), worker.end()]);
  await database.drop();
});
const logged: unknown[][] = [];
beforeEach(async () => {
  logged.length = 0;
  await worker.query('DELETE FROM webhook_destinations');
});

const log = () => ({
  warn: (facts: object) => void logged.push(['warn', facts]),
  error: (facts: object) => void logged.push(['error', facts]),
});
const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
const CRM = { name: 'crm', url: 'https://crm.example/in', secrets };
const LETTERS = {
  name: 'letters',
  url: 'https://letters.example/in',
  secrets,
  events: ['newsletter.confirmed' as const],
};

const namesFor = (
  event: 'form.submitted' | 'newsletter.confirmed',
  known: readonly DestinationFilter[],
) =>
  plannedDeliveries(event, { form_type: 'contact', suspicion: null }, known)
    .map(({ destination }) => destination)
    .filter((name) => name !== null);

test('a site whose own settings name no webhook keeps events for those of the worker', async () => {
  await recordDestinations(worker, [CRM, LETTERS]);
  const site = knownDestinations([], log);
  await site.load(api);
  site.compare();
  expect(namesFor('form.submitted', site.current())).toEqual(['crm']);
  expect(namesFor('newsletter.confirmed', site.current())).toEqual(['crm', 'letters']);
  expect(logged).toEqual([]);
});

test('neither an address nor a secret of a webhook is in the database', async () => {
  await recordDestinations(worker, [CRM]);
  const { rows } = await api.query('SELECT * FROM webhook_destinations');
  expect(rows).toEqual([
    { name: 'crm', events: null, form_types: null, seen_at: expect.any(Date) },
  ]);
});

test('a site says loudly, and once, that nobody delivers to a webhook of its own', async () => {
  await recordDestinations(worker, [LETTERS]);
  const site = knownDestinations([CRM], log);
  await site.load(api);
  site.compare();
  site.compare();
  expect(logged).toEqual([
    ['error', { setting: 'WEBHOOKS', destinations: ['crm'] }],
    ['warn', { setting: 'WEBHOOKS', destinations: ['letters'] }],
  ]);
  expect(site.current().map(({ name }) => name)).toEqual(['letters', 'crm']);
  await recordDestinations(worker, [CRM]);
  await site.load(api);
  expect(site.current()).toContainEqual(expect.objectContaining({ name: 'crm', url: CRM.url }));
});

test('a destination that no worker has named for five minutes is forgotten', async () => {
  await recordDestinations(worker, [CRM, LETTERS]);
  await worker.query(
    "UPDATE webhook_destinations SET seen_at = now() - interval '6 minutes' WHERE name = 'letters'",
  );
  await recordDestinations(worker, [CRM]);
  const site = knownDestinations([], log);
  await site.load(api);
  expect(site.current().map(({ name }) => name)).toEqual(['crm']);
});
