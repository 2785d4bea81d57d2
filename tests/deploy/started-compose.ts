import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { neededProgram } from '#server/testing/needed-program.ts';
import { CACHE, debianTree, until } from './booted-tree.ts';
import type { MadePackage } from './two-packages.ts';

const IMAGES = 'tests/deploy/images';
/** Debian's, under the names by which compose.yaml and the Containerfile ask for them. */
const BASE = 'docker.io/library/debian:bookworm-slim';
const NGINX = 'localhost/voltige-test/nginx';
const STAND_INS = {
  nginx: 'docker.io/library/nginx:1.28',
  postgres: 'docker.io/library/postgres:15',
  mailpit: 'docker.io/axllent/mailpit:v1.27',
};

/**
 * The folder of compose.yaml as somebody has it who made the package, and Debian's Compose, which asks podman instead of
 * Docker. Images, containers and networks are kept apart from this machine's own.
 */
export async function startCompose(packages: readonly MadePackage[]) {
  for (const tool of ['docker-compose', 'podman', 'runc', 'iptables'] as const) neededProgram(tool);
  const root = mkdtempSync(join(tmpdir(), 'voltige-compose-'));
  const folder = join(root, 'deploy/container');
  const [first] = packages.map((one) => join(dirname(one.file), one.name));
  cpSync(join(first ?? '', 'deploy/container'), folder, { recursive: true });
  mkdirSync(join(root, 'release'));
  const env = { ...process.env, ...ownPodman(root) };
  function podman(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('podman', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`podman ${args.join(' ')}\nended with ${status}:\n${stderr}`);
    return stdout.trim();
  }
  const containerOf = (service: string) =>
    podman(
      ...['ps', '--all', '--quiet', '--filter', `label=com.docker.compose.service=${service}`],
    );
  const isHealthy = (service: string) => {
    const container = containerOf(service);
    return spawnSync('podman', ['healthcheck', 'run', container], { env }).status === 0;
  };
  const clear = () => {
    podman('rm', '--all', '--force', '--volumes', '--time', '0');
    podman('volume', 'prune', '--force');
    podman('network', 'prune', '--force');
    const own = podman('images', '--quiet', '--filter', 'reference=docker.io/library/voltige');
    if (own !== '') podman('rmi', '--force', ...new Set(own.split('\n')));
  };
  clear();
  const socket = env.DOCKER_HOST;
  const service = spawn('podman', ['system', 'service', '--time', '0', socket], {
    ...{ env, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  await until(() => existsSync(new URL(socket).pathname), 20);

  return {
    folder,
    podman,
    containerOf,
    isHealthy,
    /** Puts the package where `npm run package` leaves it. */
    release({ file, name }: MadePackage): void {
      execFileSync('cp', [
        '-a',
        '--reflink=auto',
        join(dirname(file), name),
        join(root, 'release'),
      ]);
    },
    makeImages(): void {
      importTree(BASE, debianTree('container-base', []));
      importTree(NGINX, debianTree('container-nginx', ['nginx-light', 'dnsmasq-base'], 'testing'));
      for (const [target, image] of Object.entries(STAND_INS)) {
        podman('build', '--isolation', 'chroot', '--target', target, '--tag', image, IMAGES);
      }
    },
    /**
     * As if it were typed in that folder. Without systemd podman runs no health check by itself, so the one that Compose
     * waits for is run here meanwhile.
     */
    async type(script: string): Promise<void> {
      const shell = spawn('sh', ['-eu', '-c', script], { cwd: folder, env });
      let printed = '';
      for (const output of [shell.stdout, shell.stderr]) {
        output.on('data', (chunk) => {
          printed += chunk;
        });
      }
      let status: number | null | undefined;
      shell.once('close', (code) => {
        status = code;
      });
      while (status === undefined) {
        if (containerOf('database') !== '') isHealthy('database');
        await pause(500);
      }
      if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${printed}`);
    },
    async stop(): Promise<void> {
      clear();
      const ended = once(service, 'exit');
      service.kill();
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };

  function importTree(image: string, tree: string): void {
    if (spawnSync('podman', ['image', 'exists', image], { env }).status === 0) return;
    execFileSync('sh', ['-c', `tar -C ${tree} -c . | podman import - ${image}`], {
      ...{ env, stdio: 'pipe' },
    });
  }
}

function ownPodman(root: string) {
  const kept = join(CACHE, 'containers');
  mkdirSync(kept, { recursive: true });
  const file = (name: string, text: string) => {
    writeFileSync(join(root, name), text);
    return join(root, name);
  };
  mkdirSync(join(root, 'bin'));
  // Debian's Compose is a program of its own; Docker's is a word of `docker`.
  writeFileSync(join(root, 'bin/docker'), '#!/bin/sh\nshift\nexec docker-compose "$@"\n', {
    mode: 0o755,
  });
  return {
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    DOCKER_HOST: `unix://${join(root, 'podman.sock')}`,
    COMPOSE_PROJECT_NAME: 'voltige-test',
    // By podman's interface, not by a `docker build`.
    COMPOSE_DOCKER_CLI_BUILD: '0',
    BUILDAH_ISOLATION: 'chroot',
    DISABLE_HC_SYSTEMD: 'true',
    CONTAINERS_STORAGE_CONF: file(
      'storage.conf',
      `[storage]\ndriver = "overlay"\ngraphroot = "${kept}"\nrunroot = "/run/voltige-deploy-test"\n`,
    ),
    // What podman asks for by itself is more than every machine gives.
    CONTAINERS_CONF: file(
      'containers.conf',
      `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[network]
network_backend = "netavark"
network_config_dir = "${join(kept, 'networks')}"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`,
    ),
  };
}

/** The indented blocks of the comment that the file begins with. */
export function commandsAtHead(file: string): string[] {
  const [head = ''] = readFileSync(file, 'utf8').split(/^(?!#)/m);
  return head
    .split('\n#\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('#   ')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.slice(4)).join('\n'));
}
