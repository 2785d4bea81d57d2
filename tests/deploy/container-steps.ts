import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ask } from '#server/testing/http-client.ts';
import { freePort, startPostgres } from '#server/testing/postgres.ts';
import { answers, debianTree, need, until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import type { MadePackage } from './two-packages.ts';
import { jsonHeaders, registration } from './visitors.ts';

const BASE = 'localhost/voltige-test-base';
const IMAGE = 'localhost/voltige-test';
const USER = 10_001;
const SITE = 'voltige-test-site';
const WORKER = 'voltige-test-worker';
const DESK = 'voltige-test-desk';
/** What podman asks for by itself is more than every machine gives. */
const LIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

function podman(args: readonly string[], environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('podman', ['--runtime', 'runc', ...args], {
    ...{ encoding: 'utf8', env: { ...process.env, ...environment } },
  });
  if (status !== 0) throw new Error(`podman ${args.join(' ')}\nended with ${status}:\n${stderr}`);
  return stdout.trim();
}

/** The same lead's way in a container: an image on a small Debian, no rights, nothing it can write to. */
export async function runInContainer(
  { step, expectThat, settings, webhooks, mails }: Deployment,
  { file, name }: MadePackage,
): Promise<void> {
  for (const tool of ['buildah', 'podman', 'runc']) need(tool, 'buildah podman runc');
  const postgres = await startPostgres();
  const port = await freePort();
  const environment: Record<string, string> = {
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKER: 'off',
    DATABASE_URL: postgres.ownerUrl,
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    DESK_DATABASE_URL: postgres.deskUrl,
  };
  const deskPort = await freePort();
  const container = (...args: string[]) => {
    const options = [
      ...['--network', 'host', '--read-only', '--cap-drop', 'all'],
      ...['--security-opt', 'no-new-privileges', ...LIMITS],
      // The check is run by hand below: by itself it would need systemd on this machine.
      ...['--health-interval', 'disable'],
      ...Object.keys(environment).flatMap((key) => ['--env', key]),
    ];
    podman(['run', ...options, ...args], environment);
  };
  const sendLead = (who: string) =>
    ask(port, '/api/leads', {
      ...{ method: 'POST', headers: { Host: 'www.voltige.example', ...jsonHeaders() } },
      body: JSON.stringify(registration(who)),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await step('container: image', () => {
      if (spawnSync('podman', ['image', 'exists', BASE]).status !== 0) {
        const tree = debianTree('container-base', []);
        execFileSync('sh', ['-c', `tar -C ${tree} -c . | podman import - ${BASE}`], {
          stdio: 'pipe',
        });
      }
      execFileSync(
        'buildah',
        [
          ...['build', '--isolation', 'chroot', '--build-arg', `BASE=${BASE}`],
          ...['--build-arg', `PACKAGE=${name}`, '--file', 'deploy/container/Containerfile'],
          ...['--format', 'docker', '--tag', IMAGE, dirname(file)],
        ],
        { stdio: 'pipe' },
      );
      const bytes = (image: string) =>
        Number(podman(['image', 'inspect', '--format', '{{.Size}}', image]));
      const megabytes = (bytes(IMAGE) - bytes(BASE)) / 1e6;
      return `${megabytes.toFixed(0)} MB on its base; package ${(statSync(file).size / 1e6).toFixed(0)} MB`;
    });
    await step('container: migrated and started', async () => {
      container('--rm', IMAGE, 'migrate');
      container('--detach', '--restart', 'always', '--name', WORKER, IMAGE, 'worker');
      const start = Date.now();
      container('--detach', '--restart', 'always', '--name', SITE, IMAGE);
      await until(() => answers(port), 30);
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      const user = podman(['exec', SITE, 'id', '-u']);
      const write = spawnSync('podman', ['exec', SITE, 'touch', '/opt/voltige/x']).status;
      expectThat(user === String(USER), `it runs as user ${user}`);
      expectThat(write !== 0, 'it can write to its own files');
      await until(() => spawnSync('podman', ['healthcheck', 'run', SITE]).status === 0, 20);
      return `answers after ${seconds} s; user ${user}, read-only, healthy`;
    });
    await step('container: a lead, its webhook and its mails', async () => {
      const before = webhooks.received.length;
      const status = await sendLead('container');
      expectThat(status === 201, `the lead was answered ${status}`);
      await until(() => webhooks.received.length > before, 20);
      await until(() => mails.mails.some(({ to }) => to.includes('container@fret.example')), 20);
      return 'both arrived';
    });
    await step('container: the desk', async () => {
      const own = {
        // As the image has both: its check asks at PORT.
        ...{ PORT: String(deskPort), DESK_PORT: String(deskPort), DESK_HOST: '127.0.0.1' },
        ...{ DESK_ORIGIN: 'https://desk.voltige.example', DESK_OIDC_ISSUER: 'https://127.0.0.1:1' },
        ...{ DESK_OIDC_CLIENT_ID: 'desk', DESK_OIDC_CLIENT_SECRET: 'secret' },
      };
      const given = Object.entries(own).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      container('--detach', '--restart', 'always', '--name', DESK, ...given, IMAGE, 'desk');
      await until(() => answers(deskPort), 30);
      await until(() => spawnSync('podman', ['healthcheck', 'run', DESK]).status === 0, 20);
      const { status, text } = await ask(deskPort, '/readyz');
      expectThat(status === 200, `it is not ready: ${text}`);
      const page = await ask(deskPort, '/leads', { headers: { Host: 'desk.voltige.example' } });
      expectThat(page.text.includes('<script'), `its page was answered ${page.status}`);
      return 'its page, its database, healthy';
    });
    await step('container: backup', () => {
      const folder = mkdtempSync(join(tmpdir(), 'voltige-container-backup-'));
      chownSync(folder, USER, USER);
      environment.BACKUP_DIR = '/backups';
      container('--rm', '--volume', `${folder}:/backups`, IMAGE, 'backup');
      const files = readdirSync(folder);
      rmSync(folder, { recursive: true });
      expectThat(
        files.some((name) => name.endsWith('.dump')),
        'there is no backup',
      );
      return files.join(', ');
    });
    await step('container: killed, and back', async () => {
      const start = Date.now();
      process.kill(Number(podman(['inspect', '--format', '{{.State.Pid}}', SITE])), 'SIGKILL');
      await until(async () => (await sendLead('container-again')) === 201, 30);
      return `back after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
    await step('container: stopped', () => {
      const start = Date.now();
      podman(['stop', '--time', '20', SITE, WORKER, DESK]);
      const codes = podman(['inspect', '--format', '{{.State.ExitCode}}', SITE, WORKER, DESK]);
      expectThat(codes === '0\n0\n0', `exit codes ${codes}`);
      return `all with 0 after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
  } finally {
    spawnSync('podman', ['--runtime', 'runc', 'rm', '--force', '--time', '0', SITE, WORKER, DESK]);
    spawnSync('podman', ['rmi', '--force', IMAGE]);
    await postgres.stop();
  }
}
