import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neededProgram } from '#server/testing/needed-program.ts';
import { freePort, ROLES, unprivilegedUser } from '#server/testing/postgres.ts';
import { atEnd } from './ending.ts';
import type { Installation } from './installation.ts';
import { startChild } from './start-child.ts';

/** What docs/operations.md has the role know by itself, since PgBouncer leaves it out. */
const ROLE_SETTINGS = [
  'synchronous_commit = on',
  "timezone = 'UTC'",
  "statement_timeout = '5s'",
  "idle_in_transaction_session_timeout = '5s'",
];

const POOLED_CONNECTIONS = 10;

/** PgBouncer before the installation's PostgreSQL, as docs/operations.md sets it up. */
export async function startPgbouncer({ postgres, admin }: Installation, clients: number) {
  const program = neededProgram('pgbouncer');
  const version = versionOf(program);
  // Only from then on prepared statements survive it.
  const isByTransaction = Number(version.split('.')[1]) >= 21;
  for (const setting of ROLE_SETTINGS) await admin.query(`ALTER ROLE ${ROLES.api} SET ${setting}`);
  const port = await freePort();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'voltige-pgbouncer-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), `"${ROLES.api}" ""\n`);
  writeFileSync(
    file,
    `[databases]
voltige = host=127.0.0.1 port=${postgres.port} dbname=voltige
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = ${isByTransaction ? 'transaction' : 'session'}
default_pool_size = ${isByTransaction ? POOLED_CONNECTIONS : clients}
ignore_startup_parameters = options, statement_timeout, idle_in_transaction_session_timeout
${isByTransaction ? 'max_prepared_statements = 100' : ''}
`,
  );
  // It refuses to run as root.
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const { pid } = await startChild(program, {
    ...user,
    args: [file],
    cwd: '/',
    ready: /process up/,
  });
  return {
    pid,
    url: `postgresql://${ROLES.api}@127.0.0.1:${port}/voltige`,
    title: `PgBouncer ${version}, ${isByTransaction ? 'transaction' : 'session'} mode`,
  };
}

function versionOf(program: string): string {
  const printed = execFileSync(program, ['--version']).toString();
  const found = /PgBouncer (1\.\d+)/.exec(printed)?.[1];
  if (found === undefined) throw new Error(`Not the version of PgBouncer: ${printed}`);
  return found;
}
