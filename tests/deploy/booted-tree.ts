import {
  type ChildProcessWithoutNullStreams,
  execFileSync,
  spawn,
  spawnSync,
} from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#server/testing/http-client.ts';
import { neededProgram } from '#server/testing/needed-program.ts';

export const CACHE = '/var/cache/voltige-deploy-test';
const SUITE = 'bookworm';
/** A Debian as it boots, and a certificate authority, which in life is elsewhere. */
const FRESH = 'fresh-debian';
const PACKAGES = ['systemd', 'systemd-sysv', 'dbus', 'pebble'];

export interface BootedTree {
  root: string;
  /** As root inside, in /root, by a shell; throws with what it printed when it fails. */
  run(script: string): string;
  /** Into the one shell of root that stays open, in /root and without a terminal. */
  type(block: string): Promise<void>;
  /** Pulls the plug. */
  stop(): Promise<void>;
}

/** A fresh Debian, for which everything that its apt will be asked for is fetched: it boots where there is no network. */
export function prepareDebian(wanted: readonly string[]): void {
  const folder = debianTree(FRESH, PACKAGES);
  for (const command of [
    ['update', '--quiet'],
    ['install', '--quiet', '--yes', '--download-only', ...wanted],
  ]) {
    execFileSync('chroot', [folder, 'apt-get', ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** A Debian of its own that boots with systemd, in a folder; it shares the network of this process. */
export async function bootTree(names: readonly string[]): Promise<BootedTree> {
  for (const tool of ['systemd-nspawn', 'nsenter'] as const) neededProgram(tool);
  const base = join(CACHE, FRESH);
  const root = `${base}-booted`;
  rmSync(root, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', base, root]);
  writeFileSync(join(root, 'etc/hostname'), 'voltige-test\n');
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`);
  // Without a network there is nobody to ask for names.
  writeFileSync(join(root, 'etc/resolv.conf'), '');
  const options = [
    '--quiet',
    '--boot',
    '--resolv-conf=off',
    '--register=no',
    '--keep-unit',
    '--link-journal=no',
  ];
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
      ...{ input: `cd /root\n${script}\n`, env, encoding: 'utf8', maxBuffer: 64e6 },
    });
    if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  const state = () => quiet(() => run('systemctl is-system-running || true'));
  await until(() => /running|degraded/.test(state()), 120).catch(stopAndFail);
  return {
    root,
    run,
    type: openShell(() => spawn('nsenter', [...enter.slice(0, -2), '/bin/bash', '-e'], { env })),
    stop,
  };
}

const TYPED = '-- typed --';

/** Types block after block into one shell; what fails ends it, and throws with what was printed. */
function openShell(open: () => ChildProcessWithoutNullStreams) {
  let shell: ChildProcessWithoutNullStreams | undefined;
  let printed = '';
  function opened() {
    const one = open();
    one.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    one.stdin.on('error', () => {});
    one.stdin.write('exec 2>&1; cd /root\n');
    return one;
  }
  return async (block: string): Promise<void> => {
    shell ??= opened();
    printed = '';
    shell.stdin.write(`eval "$(cat <<'BLOCK'\n${block}\nBLOCK\n)" </dev/null\necho '${TYPED}'\n`);
    await until(() => printed.includes(TYPED) || shell?.exitCode !== null, 600);
    if (shell.exitCode !== null) throw new Error(`${block}\nended the shell:\n${printed}`);
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
  execFileSync('debootstrap', ['--variant=minbase', ...included, suite, half], {
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
