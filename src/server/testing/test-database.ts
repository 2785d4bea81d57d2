import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  ownerUrl: string;
  apiUrl: string;
  workerUrl: string;
  drop(): Promise<void>;
}

/** A migrated database of its own, on the server that the whole run shares. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, apiUrl, workerUrl, template } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(ownerUrl).username;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`);
  const on = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    ownerUrl: on(ownerUrl),
    apiUrl: on(apiUrl),
    workerUrl: on(workerUrl),
    drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client(adminUrl);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
