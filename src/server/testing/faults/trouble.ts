import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ask } from '../ask.ts';
import type { ReceiverMood } from '../webhook-receiver.ts';
import type { RestartingProcess } from './restarting-process.ts';
import type { TroubledHouse } from './troubled-house.ts';

const DOWN_MS = 400;
/** How long a database that cannot be written may go untold. */
const TOLD_WITHIN_MS = 5_000;

const MOODS: [at: number, mood: ReceiverMood][] = [
  [0.1, { status: 500 }],
  [0.3, { status: 200 }],
  [0.45, 'hang'],
  [0.6, { status: 200 }],
];

/**
 * In each round every part is killed once, one after the other, the receiver misbehaves, and the
 * database becomes read-only and full for a while.
 */
export async function causeTrouble(house: TroubledHouse, rounds: number, overMs: number) {
  let databaseKills = 0;
  let smtpStops = 0;
  const told = { readOnly: 0, full: 0 };
  const roundMs = overMs / rounds;

  async function killed(part: RestartingProcess): Promise<void> {
    await part.kill();
    await pause(DOWN_MS);
    part.start();
  }
  async function databaseKilled(): Promise<void> {
    databaseKills += 1;
    await house.postgres.kill();
    await pause(DOWN_MS);
    await house.postgres.restart();
  }
  async function smtpStopped(): Promise<void> {
    smtpStops += 1;
    await house.withoutSmtp(pause(3 * DOWN_MS));
  }
  /** Until /readyz and the metric say so, or long enough to be sure that they do not. */
  async function isTold(): Promise<boolean> {
    // Counted from its first answer: it may only just have been killed.
    let answeredMs: number | undefined;
    while (answeredMs === undefined || Date.now() < answeredMs + TOLD_WITHIN_MS) {
      const answer = await ask(house.port, '/readyz').catch(() => undefined);
      if (answer?.status === 503) {
        const metrics = await ask(house.metricsPort, '/metrics').catch(() => undefined);
        if (metrics?.text.includes('\ndatabase_ready 0\n')) return true;
      }
      if (answer !== undefined) answeredMs ??= Date.now();
      await pause(100);
    }
    return false;
  }
  async function madeReadOnly(): Promise<void> {
    await setReadOnly(house, 'on');
    if (await isTold()) told.readOnly += 1;
    await setReadOnly(house, 'off');
  }
  async function filledUp(): Promise<void> {
    house.smallDisk?.fill();
    if (await isTold()) told.full += 1;
    house.smallDisk?.free();
  }
  async function round(number: number): Promise<void> {
    const at = (fraction: number) => pause(roundMs * (number + fraction));
    await Promise.all([
      at(0.05).then(smtpStopped),
      at(0.2).then(() => killed(house.api)),
      at(0.3).then(() => killed(house.worker)),
      // One after the other: a server that is down can be told nothing.
      at(0.35).then(madeReadOnly).then(databaseKilled).then(filledUp),
      at(0.85).then(() => killed(house.receiver)),
      ...MOODS.map(([when, mood]) => at(when).then(() => house.receiver.tell({ mood }))),
    ]);
  }
  await Promise.all(Array.from({ length: rounds }, (_, number) => round(number)));
  const kills = {
    api: house.api.kills(),
    worker: house.worker.kills(),
    database: databaseKills,
    receiver: house.receiver.kills(),
    smtp: smtpStops,
  };
  return { kills, told, canFillTheDisk: house.smallDisk !== undefined };
}

async function setReadOnly({ postgres }: TroubledHouse, value: 'on' | 'off'): Promise<void> {
  const admin = new Client({
    connectionString: postgres.adminUrl,
    options: '-c default_transaction_read_only=off',
  });
  await admin.connect();
  await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}
