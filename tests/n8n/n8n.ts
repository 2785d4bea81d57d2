import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { inject } from 'vitest';
import { freePort, type PostgresServer } from '#server/testing/postgres.ts';

const READY_MS = 180_000;
/** Its own and its runners' broker's. */
const PORT = await freePort(2);

export interface Credential {
  id: string;
  name: string;
  type: string;
  data: Record<string, string>;
}

/** A real n8n, with a database of its own, that can be killed and started again. */
export async function n8nOn(postgres: PostgresServer) {
  const bin = inject('n8nBin');
  const admin = new Client(postgres.adminUrl);
  await admin.connect();
  await admin.query('CREATE DATABASE n8n');
  await admin.end();
  const userFolder = mkdtempSync(join(tmpdir(), 'n8n-user-'));
  const env = {
    PATH: process.env.PATH,
    HOME: userFolder,
    N8N_USER_FOLDER: userFolder,
    N8N_ENCRYPTION_KEY: randomBytes(16).toString('hex'),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(PORT),
    N8N_RUNNERS_BROKER_PORT: String(PORT + 1),
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: '127.0.0.1',
    DB_POSTGRESDB_PORT: String(postgres.port),
    DB_POSTGRESDB_DATABASE: 'n8n',
    DB_POSTGRESDB_USER: 'postgres',
    DB_POSTGRESDB_PASSWORD: 'not asked for',
  };
  const run = promisify(execFile);
  const command = (...args: string[]) => run(process.execPath, [bin, ...args], { env });
  const inFile = (content: unknown) => {
    const file = join(userFolder, 'import.json');
    writeFileSync(file, JSON.stringify(content));
    return `--input=${file}`;
  };
  let running: ChildProcess | undefined;

  return {
    origin: `http://127.0.0.1:${PORT}`,
    async addCredentials(credentials: readonly Credential[]) {
      await command('import:credentials', inFile(credentials));
    },
    async publish(workflow: { id: string }) {
      await command('import:workflow', inFile(workflow));
      await command('publish:workflow', `--id=${workflow.id}`);
    },
    async start() {
      // A group of its own, because it starts a process that runs the code of workflows.
      running = spawn(process.execPath, [bin, 'start'], { env, stdio: 'ignore', detached: true });
      const deadline = Date.now() + READY_MS;
      while (!(await isReady())) {
        if (Date.now() > deadline) throw new Error('n8n did not become ready.');
        await pause(250);
      }
    },
    async kill() {
      if (running?.pid === undefined || running.exitCode !== null) return;
      const exited = once(running, 'exit');
      process.kill(-running.pid, 'SIGKILL');
      await exited;
    },
    remove: () => rmSync(userFolder, { recursive: true }),
  };
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/healthz/readiness`).catch(() => undefined);
  return answer?.ok === true;
}
