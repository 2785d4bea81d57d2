import { Registry } from 'prom-client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { declineAnalysis, revokeAnalysis } from '../lead-analyses/stored-analyses.ts';
import { approveStored, storeAnalysis } from '../testing/store-analysis.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { watchPool } from './database-figures.ts';

const { database, db, stop } = await connectedDatabase();
const pools = [database.apiUrl, database.workerUrl].map((url) => createPool({ url }));
beforeEach(() => db.query('TRUNCATE crm_leads CASCADE; DELETE FROM pgboss.job'));
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await stop();
});

/** As site and worker export it; both may read what it needs. */
async function hoursWaited(): Promise<number> {
  const hours = await Promise.all(
    pools.map(async (pool) => {
      const registry = new Registry();
      watchPool(pool, registry);
      const seconds = /^analysis_oldest_waiting_seconds (\S+)$/m.exec(
        await registry.metrics(),
      )?.[1];
      return Math.round(Number(seconds) / 36) / 100;
    }),
  );
  const [site = Number.NaN, worker] = hours;
  expect(worker).toBeCloseTo(site, 1);
  return site;
}

/** A registration whose analysis is to be made. */
async function registered(
  hoursAgo: number,
  state = 'pending',
  suspicion: 'honeypot' | null = null,
) {
  const lead = await storeLead(db, { email: `${hoursAgo}.${state}@fret.example`, suspicion });
  const facts = { form_type: 'pre_registration', suspicion } as const;
  await enqueue(db, plannedDeliveries('lead.registered', facts, []), 'lead_submission_id', lead);
  await db.query(
    `UPDATE deliveries SET created_at = now() - $2 * interval '1 hour',
       state = CASE kind WHEN 'analysis' THEN $3 ELSE state END
     WHERE lead_submission_id = $1`,
    [lead, hoursAgo, state],
  );
  return lead;
}

const leadCalled = (name: string) => storeLead(db, { email: `${name}@fret.example` });
const setMail = (analysis: string, values: string) =>
  db.query(`UPDATE deliveries SET ${values} WHERE analysis_id = $1`, [analysis]);

test('with nothing waiting the metric is zero, not absent', async () => {
  expect(await hoursWaited()).toBe(0);
});

test('a registration waits whose analysis is not made yet, or was given up', async () => {
  await registered(1, 'delivered');
  await registered(2, 'pending', 'honeypot');
  await registered(3, 'skipped');
  expect(await hoursWaited()).toBe(0);
  await registered(4);
  expect(await hoursWaited()).toBe(4);
  await registered(5, 'dead');
  expect(await hoursWaited()).toBe(5);
});

test('one that was given up and made since, with the simulation, is not waited for', async () => {
  const lead = await registered(5, 'dead');
  await storeAnalysis(db, lead, { hoursAgo: 6 });
  await db.query(`UPDATE deliveries SET state = 'delivered' WHERE kind = 'analysis_ready'`);
  expect(await hoursWaited()).toBe(5);
  await db.query(`UPDATE analyses SET made_at = now() - interval '4 hours'`);
  expect(await hoursWaited()).toBe(0);
});

test('an analysis waits until somebody approves or declines it', async () => {
  const waiting = async (name: string, hoursAgo: number) =>
    storeAnalysis(db, await leadCalled(name), { approval: 'waiting', hoursAgo });
  const approved = await waiting('approved', 9);
  const declined = await waiting('declined', 8);
  await waiting('last', 2);
  expect(await hoursWaited()).toBe(9);
  await approveStored(db, approved);
  // Until it is sent.
  expect(await hoursWaited()).toBe(9);
  await setMail(approved, `state = 'delivered'`);
  expect(await hoursWaited()).toBe(8);
  const { rows } = await db.query('SELECT made_at FROM analyses WHERE id = $1', [declined]);
  await declineAnalysis(db, { id: declined, madeAt: rows[0].made_at.toISOString() });
  expect(await hoursWaited()).toBe(2);
});

test('an analysis waits whose mail is due or failed; not one that was put off, revoked or given up', async () => {
  const made = async (hoursAgo: number) =>
    storeAnalysis(db, await leadCalled(`h${hoursAgo}`), { hoursAgo });
  const inAnHour = "next_attempt_at = now() + interval '1 hour'";
  await setMail(await made(30), `attempts = 0, ${inAnHour}`);
  await setMail(await made(29), `state = 'dead'`);
  await revokeAnalysis(db, await made(28));
  expect(await hoursWaited()).toBe(0);
  await setMail(await made(2), "next_attempt_at = now() - interval '1 minute'");
  expect(await hoursWaited()).toBe(2);
  await setMail(await made(3), `attempts = 1, ${inAnHour}`);
  expect(await hoursWaited()).toBe(3);
});
