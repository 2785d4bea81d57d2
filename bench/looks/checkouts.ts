import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A built tree that can be served. */
export interface Checkout {
  name: string;
  serve: () => Promise<{ origin: string; end: () => Promise<void> }>;
  remove: () => void;
}

/** This tree, as it stands, committed or not. */
export async function buildHere(): Promise<Checkout> {
  build('.');
  return checkoutAt('.', 'this tree', () => undefined);
}

/** Another commit in a folder of its own, with our packages where its lockfile is ours. */
export async function buildBefore(commit: string): Promise<Checkout> {
  const name = git('log', '-1', '--format=%h %s', commit);
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (sameFile('package-lock.json', folder)) {
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    } else
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    build(folder);
    return checkoutAt(folder, name, remove);
  } catch (error) {
    remove();
    throw error;
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const sameFile = (name: string, folder: string): boolean =>
  readFileSync(name, 'utf8') === readFileSync(join(folder, name), 'utf8');

function build(folder: string): void {
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, WORKSHOP: '1' },
    // What it says is part of the error where it fails.
    stdio: 'pipe',
  });
}

function checkoutAt(folder: string, name: string, remove: () => void): Checkout {
  // A commit from before the workshop has written the folder of every build.
  const built = ['dist-workshop', 'dist'].find((site) => existsSync(join(folder, site)));
  return {
    name,
    remove,
    async serve() {
      const server = spawn(process.execPath, ['src/server/startup/main.ts'], {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: '0',
          SITE_DIR: built,
          API: 'off',
          WORKER: 'off',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      for await (const chunk of server.stdout) {
        printed += chunk;
        const port = /listens on http:\/\/\S+:(\d+)/.exec(printed)?.[1];
        if (port === undefined) continue;
        server.stdout.resume();
        const end = async () => {
          server.kill('SIGTERM');
          await once(server, 'exit');
        };
        return { origin: `http://127.0.0.1:${port}`, end };
      }
      throw new Error(`The site of ${name} did not start: ${printed}`);
    },
  };
}
