import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { jsonOf, type StartedApi, startApi } from '../testing/start-app.ts';
import { storeSimulation } from '../testing/stored-rows.ts';

/** Longer than two restarts of a worker take on a busy machine. */
const WAIT_SECONDS = 20;
const SALES = 'ventes@voltige.example';

let api: StartedApi;
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
let worker: ReturnType<typeof startWorker> | undefined;
beforeAll(async () => {
  api = await startApi({ api: { simulationWaitSeconds: WAIT_SECONDS } });
  sink = await startSmtpSink();
});
afterAll(async () => {
  await worker?.kill();
  await sink.stop();
  await api.stop();
});

function startWorker() {
  const child = spawn(process.execPath, ['src/server/startup/worker-command.ts'], {
    env: {
      WORKER_DATABASE_URL: api.database.workerUrl,
      SMTP_URL: sink.url,
      SALES_EMAIL: SALES,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('worker started')) resolve();
    });
  });
  return {
    started,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

const states = async () =>
  (await api.rows(
    "SELECT state, count(*)::int FROM deliveries WHERE kind = 'sales_notice' GROUP BY 1 ORDER BY 1",
  )) as { state: string; count: number }[];

test('workers killed during the wait lose no notice and send none twice', async () => {
  const owner = createPool({ url: api.database.ownerUrl });
  const leads: { id: string; token: string }[] = [];
  worker = startWorker();
  await worker.started;
  for (const name of ['a', 'b', 'c', 'd']) {
    const lead = {
      ...REGISTRATION,
      email: `${name}@fret.example`,
      fleet_size: 25,
      urgency: '6_months',
    };
    leads.push(jsonOf(await api.post('/api/leads', lead)));
  }
  for (const lead of leads.slice(0, 2)) {
    await pause(700);
    await worker.kill();
    const simulator_result_id = await storeSimulation(owner);
    const linked = await api.patch(
      `/api/leads/${lead.id}/simulator`,
      { simulator_completed: true, simulator_result_id },
      { Authorization: `Bearer ${lead.token}` },
    );
    expect(linked.status).toBe(200);
    worker = startWorker();
    await worker.started;
  }
  await expect.poll(states, { timeout: 60_000, interval: 250 }).toEqual([
    { state: 'delivered', count: 4 },
    { state: 'skipped', count: 2 },
  ]);
  await pause(2_000);
  await worker.kill();
  await owner.end();
  const notices = sink.mails.filter(({ to }) => to.includes(SALES));
  const parsed = await Promise.all(notices.map(({ raw }) => PostalMime.parse(raw)));
  const said = parsed.map(({ replyTo, text = '' }) => {
    const figure = /196\s€/.test(text) ? 'with' : 'without';
    return `${replyTo?.[0]?.address} ${figure} the figure`;
  });
  expect(said.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'a@fret.example with the figure',
    'b@fret.example with the figure',
    'c@fret.example without the figure',
    'd@fret.example without the figure',
  ]);
}, 120_000);
