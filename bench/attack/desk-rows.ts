import { Client } from 'pg';
import { differences, tableSums } from '../../src/server/backup/table-sums.ts';
import type { House } from './attacked-house.ts';

/** The tables in which `attack` of somebody who is not logged in has left anything: there must be none. */
export async function unchanged(house: House, attack: () => Promise<unknown>): Promise<string[]> {
  const owner = new Client(house.postgres.ownerUrl);
  await owner.connect();
  try {
    const before = await tableSums(owner);
    await attack();
    return differences(before, await tableSums(owner)).map((table) => `changed ${table}`);
  } finally {
    await owner.end();
  }
}
