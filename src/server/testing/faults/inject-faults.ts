import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from '../http-client.ts';
import type { ReceiverBehaviour } from '../webhook-receiver.ts';
import type { RestartingProcess } from './restarting-process.ts';
import type { SystemUnderTest } from './system-under-test.ts';

const DOWN_MS = 400;
/** How soon /readyz and the metric must report a database that cannot be written. */
const REPORTED_WITHIN_MS = 5_000;
/** How soon a worker that was just started makes an analysis. */
const ANALYSIS_WITHIN_MS = 30_000;

const BEHAVIOURS: [at: number, behaviour: ReceiverBehaviour][] = [
  [0.1, { status: 500 }],
  [0.3, { status: 200 }],
  [0.45, 'hang'],
  [0.6, { status: 200 }],
];

/**
 * In each round every part is killed once, one after the other, and so is the process that makes the worker's
 * analyses; the receiver misbehaves, and the database becomes read-only and full for a while.
 */
export async function injectFaults(system: SystemUnderTest, rounds: number, overMs: number) {
  let databaseKills = 0;
  let analysisKills = 0;
  let smtpStops = 0;
  const reported = { readOnly: 0, full: 0 };
  const roundMs = overMs / rounds;

  async function killed(part: RestartingProcess): Promise<void> {
    await part.kill();
    await pause(DOWN_MS);
    part.start();
  }
  async function databaseKilled(): Promise<void> {
    databaseKills += 1;
    await system.postgres.kill();
    await pause(DOWN_MS);
    await system.postgres.restart();
  }
  async function analysesKilled(): Promise<void> {
    const deadline = Date.now() + ANALYSIS_WITHIN_MS;
    let making: number | undefined;
    while (making === undefined && Date.now() < deadline) {
      making = analysisProcessOf(system.worker);
      await pause(100);
    }
    if (making === undefined) return;
    process.kill(making, 'SIGKILL');
    analysisKills += 1;
  }
  async function smtpStopped(): Promise<void> {
    smtpStops += 1;
    await system.withoutSmtp(pause(3 * DOWN_MS));
  }
  /** Until /readyz and the metric say so, or long enough to be sure that they do not. */
  async function isReported(): Promise<boolean> {
    // Counted from its first answer: it may only just have been killed.
    let answeredMs: number | undefined;
    while (answeredMs === undefined || Date.now() < answeredMs + REPORTED_WITHIN_MS) {
      const answer = await ask(system.port, '/readyz').catch(() => undefined);
      if (answer?.status === 503) {
        const metrics = await ask(system.metricsPort, '/metrics').catch(() => undefined);
        if (metrics?.text.includes('\ndatabase_ready 0\n')) return true;
      }
      if (answer !== undefined) answeredMs ??= Date.now();
      await pause(100);
    }
    return false;
  }
  async function madeReadOnly(): Promise<void> {
    await setReadOnly(system, 'on');
    if (await isReported()) reported.readOnly += 1;
    await setReadOnly(system, 'off');
  }
  async function filledUp(): Promise<void> {
    system.smallDisk?.fill();
    if (await isReported()) reported.full += 1;
    system.smallDisk?.free();
  }
  async function round(number: number): Promise<void> {
    const at = (fraction: number) => pause(roundMs * (number + fraction));
    await Promise.all([
      at(0.05).then(smtpStopped),
      at(0.2).then(() => killed(system.api)),
      at(0.3).then(() => killed(system.worker)),
      // One after the other: a stopped server takes no settings.
      at(0.35).then(madeReadOnly).then(databaseKilled).then(filledUp),
      at(0.75).then(analysesKilled),
      at(0.85).then(() => killed(system.receiver)),
      ...BEHAVIOURS.map(([when, behaviour]) =>
        at(when).then(() => system.receiver.tell({ behaviour })),
      ),
    ]);
  }
  await Promise.all(Array.from({ length: rounds }, (_, number) => round(number)));
  const kills = {
    api: system.api.kills(),
    worker: system.worker.kills(),
    analyses: analysisKills,
    database: databaseKills,
    receiver: system.receiver.kills(),
    smtp: smtpStops,
  };
  return { kills, reported, canFillTheDisk: system.smallDisk !== undefined };
}

function analysisProcessOf(worker: RestartingProcess): number | undefined {
  const lines = execFileSync('ps', ['-o', 'ppid=,pid=,args=', '-A'], { encoding: 'utf8' });
  const line = lines
    .split('\n')
    .find(
      (one) => one.includes('analysis-process-entry') && Number.parseInt(one, 10) === worker.pid(),
    );
  return line === undefined ? undefined : Number(line.trim().split(/\s+/)[1]);
}

async function setReadOnly({ postgres }: SystemUnderTest, value: 'on' | 'off'): Promise<void> {
  const admin = new Client({
    connectionString: postgres.adminUrl,
    options: '-c default_transaction_read_only=off',
  });
  await admin.connect();
  await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}
