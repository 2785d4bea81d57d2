import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  ownerUrl: string;
  apiUrl: string;
  workerUrl: string;
  deskUrl: string;
  drop(): Promise<void>;
}

/** A migrated database of its own, on the server that the whole run shares; or a copy of one that nobody uses. */
export async function testDatabase(copied?: TestDatabase): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, template: migrated } = inject('postgres');
  const template = copied ? new URL(copied.ownerUrl).pathname.slice(1) : migrated;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(ownerUrl).username;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`);
  return urlsOf(name);
}

/** Such a database, and a connection to it as the tables' owner. */
export async function connectedDatabase() {
  const database = await testDatabase();
  const db = new Client(database.ownerUrl);
  await db.connect();
  return {
    database,
    db,
    stop: async () => {
      await db.end();
      await database.drop();
    },
  };
}

/** Without a table, owned as the documents say. */
export async function emptyDatabase(): Promise<TestDatabase & { name: string }> {
  const { adminUrl, ownerUrl, apiUrl, workerUrl, deskUrl } = inject('postgres');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const users = [apiUrl, workerUrl, deskUrl].map((url) => new URL(url).username).join(', ');
  await asAdmin(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE template0 OWNER ${new URL(ownerUrl).username}`,
  );
  await asAdmin(adminUrl, `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await asAdmin(adminUrl, `GRANT CONNECT ON DATABASE ${name} TO ${users}`);
  return { name, ...urlsOf(name) };
}

function urlsOf(name: string): TestDatabase {
  const { adminUrl, ownerUrl, apiUrl, workerUrl, deskUrl } = inject('postgres');
  const on = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    ownerUrl: on(ownerUrl),
    apiUrl: on(apiUrl),
    workerUrl: on(workerUrl),
    deskUrl: on(deskUrl),
    drop: () => asAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client(adminUrl);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
