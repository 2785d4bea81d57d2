import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#server/testing/http-client.ts';
import { neededProgram } from '#server/testing/needed-program.ts';

export const CACHE = '/var/cache/voltige-deploy-test';
const SUITE = 'bookworm';
const PACKAGES = [
  ...['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'openssl', 'age'],
  ...['postgresql', 'nginx-light', 'libnginx-mod-http-brotli-static'],
];

export interface BootedTree {
  root: string;
  /** As root inside, by a shell; throws with what it printed when it fails. */
  run(script: string): string;
  /** The same while this process goes on. */
  runBeside(script: string): Promise<void>;
  /** Pulls the plug. */
  stop(): Promise<void>;
}

/** A Debian of its own that boots with systemd, in a folder; it shares this machine's network. */
export async function bootTree(name: string): Promise<BootedTree> {
  for (const tool of ['systemd-nspawn', 'nsenter'] as const) neededProgram(tool);
  const base = debianTree('systemd-base', PACKAGES);
  const root = join(CACHE, name);
  rmSync(root, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', base, root]);
  // Nothing starts by itself that the test does not start.
  for (const unit of ['nginx.service', 'postgresql.service']) {
    rmSync(join(root, 'etc/systemd/system/multi-user.target.wants', unit), { force: true });
  }
  writeFileSync(join(root, 'etc/hostname'), 'voltige-test\n');
  const options = ['--quiet', '--boot', '--register=no', '--keep-unit', '--link-journal=no'];
  const child = spawn('systemd-nspawn', [...options, `--directory=${root}`], { stdio: 'ignore' });
  const nspawn = child.pid ?? 0;
  async function stop(): Promise<void> {
    const init = initOf(nspawn);
    child.kill('SIGKILL');
    if (init !== undefined) process.kill(init, 'SIGKILL');
    await pause(500);
    rmSync(root, { recursive: true, force: true });
  }
  const stopAndFail = async (error: unknown) => {
    await stop();
    throw error;
  };
  await until(() => initOf(nspawn) !== undefined, 30).catch(stopAndFail);

  const enter = [
    ...['--target', String(initOf(nspawn)), '--mount', '--uts', '--ipc', '--pid', '--cgroup'],
    ...['/bin/sh', '-eu'],
  ];
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...{ HOME: '/root', LANG: 'C.UTF-8' },
  };
  function run(script: string): string {
    const { status, stdout, stderr } = spawnSync('nsenter', enter, {
      ...{ input: `${script}\n`, env, encoding: 'utf8', maxBuffer: 64e6 },
    });
    if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  const state = () => quiet(() => run('systemctl is-system-running || true'));
  await until(() => /running|degraded/.test(state()), 120).catch(stopAndFail);
  return {
    root,
    run,
    async runBeside(script) {
      const shell = spawn('nsenter', [...enter, '-c', script], {
        ...{ env, stdio: ['ignore', 'inherit', 'inherit'] },
      });
      const [status] = await once(shell, 'exit');
      if (status !== 0) throw new Error(`${script}\nended with ${status}`);
    },
    stop,
  };
}

/** A folder with a small Debian and these packages, made once. */
export function debianTree(
  name: string,
  packages: readonly string[],
  suite: 'bookworm' | 'testing' = SUITE,
): string {
  neededProgram('debootstrap');
  const folder = join(CACHE, name);
  if (existsSync(join(folder, 'etc/debian_version'))) return folder;
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const included = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  execFileSync('debootstrap', ['--variant=minbase', ...included, suite, half, mirror()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(join(half, 'var/cache/apt/archives'), { recursive: true, force: true });
  renameSync(half, folder);
  return folder;
}

/** systemd inside: before it nspawn has a child of its own for a moment. */
function initOf(nspawn: number): number | undefined {
  return quiet(() => readFileSync(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8'))
    .split(' ')
    .map(Number)
    .find((pid) => quiet(() => readFileSync(`/proc/${pid}/comm`, 'utf8')) === 'systemd\n');
}

export async function until(
  holds: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`It did not happen within ${seconds} s: ${String(holds)}`);
    await pause(100);
  }
}

export function answers(port: number): Promise<boolean> {
  return ask(port, '/healthz').then(
    ({ status }) => status === 200,
    () => false,
  );
}

function quiet(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** The one this machine itself installs from. */
function mirror(): string {
  const lists = ['/etc/apt/sources.list', ...globbed('/etc/apt/sources.list.d')].filter(existsSync);
  for (const file of lists) {
    const found = /^(?:deb\s+(?:\[.*?\]\s+)?|URIs:\s*)(https?:\S+)/m.exec(
      readFileSync(file, 'utf8'),
    )?.[1];
    if (found !== undefined) return found;
  }
  return 'http://deb.debian.org/debian';
}

function globbed(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Puts a file into the tree. */
export function put(tree: BootedTree, file: string, place: string): void {
  cpSync(file, join(tree.root, place));
}
