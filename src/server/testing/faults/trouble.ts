import { setTimeout as pause } from 'node:timers/promises';
import type { ReceiverMood } from '../webhook-receiver.ts';
import type { RestartingProcess } from './restarting-process.ts';
import type { TroubledHouse } from './troubled-house.ts';

const DOWN_MS = 400;

const MOODS: [at: number, mood: ReceiverMood][] = [
  [0.1, { status: 500 }],
  [0.3, { status: 200 }],
  [0.45, 'hang'],
  [0.6, { status: 200 }],
];

/** In each round every part is killed once, one after the other, and the receiver misbehaves. */
export async function causeTrouble(house: TroubledHouse, rounds: number, overMs: number) {
  let databaseKills = 0;
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
  async function round(number: number): Promise<void> {
    const at = (fraction: number) => pause(roundMs * (number + fraction));
    await Promise.all([
      at(0.2).then(() => killed(house.api)),
      at(0.4).then(() => killed(house.worker)),
      at(0.65).then(databaseKilled),
      at(0.85).then(() => killed(house.receiver)),
      ...MOODS.map(([when, mood]) => at(when).then(() => house.receiver.tell({ mood }))),
    ]);
  }
  await Promise.all(Array.from({ length: rounds }, (_, number) => round(number)));
  return {
    api: house.api.kills(),
    worker: house.worker.kills(),
    database: databaseKills,
    receiver: house.receiver.kills(),
  };
}
