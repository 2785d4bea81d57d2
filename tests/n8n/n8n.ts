import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const VERSION = '2.41.1';
const READY_MS = 180_000;

/** As its own lockfile is not ours: one dependency of that version does not install. */
const PACKAGE = {
  private: true,
  dependencies: { n8n: VERSION },
  overrides: { linkedom: '0.18.13' },
};

/** 2.9 GB and some minutes; N8N_DIR names a folder to keep it in for the next time. */
export function installedN8n(): { bin: string; remove: () => void } {
  const kept = process.env.N8N_DIR;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'n8n-'));
  const bin = join(folder, 'node_modules/n8n/bin/n8n');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE));
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  }
  const remove = () => {
    if (kept === undefined) rmSync(folder, { recursive: true });
  };
  return { bin, remove };
}

interface Place {
  bin: string;
  port: number;
  /** An empty database of its own. */
  database: { host: string; port: number; name: string; user: string };
}

/** A real n8n that can be killed and started again. */
export function n8nAt({ bin, port, database }: Place) {
  const userFolder = mkdtempSync(join(tmpdir(), 'n8n-user-'));
  const env = {
    PATH: process.env.PATH,
    HOME: userFolder,
    N8N_USER_FOLDER: userFolder,
    N8N_ENCRYPTION_KEY: 'for this trial only',
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(port + 1),
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: database.host,
    DB_POSTGRESDB_PORT: String(database.port),
    DB_POSTGRESDB_DATABASE: database.name,
    DB_POSTGRESDB_USER: database.user,
    DB_POSTGRESDB_PASSWORD: 'not asked for',
  };
  const run = promisify(execFile);
  let running: ChildProcess | undefined;

  return {
    origin: `http://127.0.0.1:${port}`,
    async publish(id: string, workflow: object) {
      const file = join(userFolder, 'workflow.json');
      writeFileSync(file, JSON.stringify(workflow));
      await run(process.execPath, [bin, 'import:workflow', `--input=${file}`], { env });
      await run(process.execPath, [bin, 'publish:workflow', `--id=${id}`], { env });
    },
    async start() {
      running = spawn(process.execPath, [bin, 'start'], { env, stdio: 'ignore' });
      const deadline = Date.now() + READY_MS;
      while (!(await isReady(port))) {
        if (Date.now() > deadline) throw new Error('n8n did not become ready.');
        await pause(250);
      }
    },
    async kill() {
      if (running === undefined || running.exitCode !== null) return;
      const exited = once(running, 'exit');
      running.kill('SIGKILL');
      await exited;
    },
    remove: () => rmSync(userFolder, { recursive: true }),
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz/readiness`).catch(() => undefined);
  return answer?.ok === true;
}
