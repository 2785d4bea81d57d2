import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { migrate } from '../migrate.ts';
import type { Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';

const DOCUMENT = readFileSync('docs/operations.md', 'utf8');
const DEPLOYMENT = readFileSync('docs/deploy.md', 'utf8');
const SETTING = /^\| `([A-Z_]+)`( \*)? \| (?:`(.*?)`)? ?\| ([a-z, ]+) \| (.+) \|$/gm;

test('every setting stands in the document, in the order of the code, with its default and its readers', () => {
  const documented = [...DOCUMENT.matchAll(SETTING)].map(([, name, star, fallback, readers]) => ({
    name,
    fallback,
    readBy: readers?.split(', '),
    needed: star !== undefined,
  }));
  const known = Object.entries<Setting>(SETTINGS).map(([name, setting]) => ({
    name,
    fallback: setting.default,
    readBy: [...setting.readBy],
    needed: setting.neededBy !== undefined,
  }));
  expect(documented).toEqual(known);
});

test('every setting that may stand in a file is named there', () => {
  const secrets = Object.entries<Setting>(SETTINGS).filter(([, { secret }]) => secret);
  const named = new Set([...DOCUMENT.matchAll(/`([A-Z_]+)_FILE\b/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(secrets.map(([name]) => name)));
});

test('every command the document names is one', () => {
  const named = `${DOCUMENT}${DEPLOYMENT}`.matchAll(
    /(?:`|\bvoltige )((?:leads|analyses|forms|newsletter|deliveries|destinations|privacy|retention|config) [a-z]+|backup|restore|nginx|version|dns)\b/g,
  );
  const commands = [...new Set([...named].map(([, command]) => command))];
  expect(commands.length).toBeGreaterThan(8);
  expect(COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(commands));
});

const { adminUrl } = inject('postgres');

const documentedUrl = (role: string) =>
  Object.assign(new URL(adminUrl), { username: role, pathname: '/documented' }).href;

async function asAdmin(statements: string[]): Promise<void> {
  const admin = new Client(adminUrl);
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

test('S19: the roles of the document are what a migration needs', async () => {
  const sql = /<<SQL\n([\s\S]+?)\nSQL\n/.exec(DEPLOYMENT)?.[1] ?? '';
  const statements = sql.replaceAll('voltige', 'documented').split(';\n');
  expect(statements).toHaveLength(8);
  await asAdmin(statements);
  const ownerUrl = documentedUrl('documented_owner');
  const target = { ownerUrl, apiUser: 'documented_api', workerUser: 'documented_worker' };
  await migrate(target);
  const api = new Client(ownerUrl.replace('documented_owner', 'documented_api'));
  await api.connect();
  expect((await api.query('SELECT id FROM crm_leads')).rows).toEqual([]);
  await api.end();
});

test("S19: a role is replaced without a gap, by the document's statements", async () => {
  const blocks = [...DOCUMENT.matchAll(/```sql\n([\s\S]+?)```/g)]
    .map(([, sql = '']) => sql.replaceAll('voltige', 'documented'))
    .filter((sql) => /(?:CREATE|DROP) ROLE documented_api/.test(sql));
  const [create = '', drop = ''] = blocks;
  expect(blocks).toHaveLength(2);
  await asAdmin(create.split(';\n').slice(0, -1));
  const ownerUrl = documentedUrl('documented_owner');
  const workerUser = 'documented_worker';
  await migrate({ ownerUrl, apiUser: 'documented_api_2', workerUser });
  const reads = async (role: string) => {
    const client = new Client(documentedUrl(role));
    await client.connect();
    const { rows } = await client.query('SELECT id FROM crm_leads');
    await client.end();
    return rows;
  };
  expect([await reads('documented_api'), await reads('documented_api_2')]).toEqual([[], []]);
  const admin = new Client(documentedUrl('postgres'));
  await admin.connect();
  await admin.query(drop);
  await admin.end();
  expect(await reads('documented_api_2')).toEqual([]);
  await expect(reads('documented_api')).rejects.toThrow('documented_api');
});
afterAll(() =>
  asAdmin(
    ['documented', 'documented_drill'].map(
      (name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    ),
  ),
);
