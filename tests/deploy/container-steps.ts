import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import { commandsAtHead, startCompose } from './started-compose.ts';
import type { MadePackage } from './two-packages.ts';
import { jsonHeaders, registration, visit } from './visitors.ts';

const HTTPS = 8443;
const CATCHER = 'http://localhost:8025';
const USER = '10001';
/** What starts or arrives takes seconds, but on a machine that others use too. */
const soon = (holds: () => boolean | Promise<boolean>) => until(holds, 180);
const OURS = ['site-a', 'site-b', 'worker', 'backup'];
const DESK = 'desk.voltige.example';

/** compose.yaml as it is, by the commands at its head: no image but Debian's packages and ours (tests/deploy/images). */
export async function runInContainer(
  { step, expectThat }: Deployment,
  [older, newer]: readonly [MadePackage, MadePackage],
): Promise<void> {
  const compose = await startCompose([older, newer]);
  const { podman, containerOf } = compose;
  const inside = (service: string, ...command: string[]) =>
    podman('exec', containerOf(service), ...command);
  const voltige = (...args: string[]) => inside('backup', '/opt/voltige/bin/voltige', ...args);
  const page = (path: string, host = `localhost:${HTTPS}`) =>
    visit(HTTPS, path, undefined, { Host: host }).catch(() => ({ status: 0, body: '' }));
  const sendLead = async (who: string) => {
    const host = `localhost:${HTTPS}`;
    const headers = { ...jsonHeaders(), Host: host, Origin: `https://${host}` };
    const answer = visit(HTTPS, '/api/leads', registration(who), headers);
    return (await answer.catch(() => ({ status: 0 }))).status;
  };
  const [commands = '', deskCommands = ''] = commandsAtHead(join(compose.folder, 'compose.yaml'));
  const mailTo = async (who: string) => {
    const list = await (await fetch(`${CATCHER}/new/`)).text();
    const files = [...list.matchAll(/href="([^"]+)"/g)].map(([, file]) => `${CATCHER}/new/${file}`);
    const mails = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    return mails.find((mail) => mail.includes(`To: ${who}@fret.example`));
  };
  try {
    await step('container: the images of others', () => {
      compose.makeImages();
      return 'PostgreSQL, nginx and a catcher of mails, from Debian';
    });
    await step('container: the commands at the head of compose.yaml', async () => {
      compose.release(older);
      await compose.type(commands);
      const start = Date.now();
      await soon(async () => (await page('/healthz')).status === 200);
      await soon(() => compose.isHealthy('site-a') && compose.isHealthy('site-b'));
      return `answers by TLS ${((Date.now() - start) / 1000).toFixed(1)} s later; both sites healthy`;
    });
    await step('container: its rights', () => {
      for (const service of OURS) {
        const user = inside(service, 'id', '-u');
        expectThat(user === USER, `${service} runs as user ${user}`);
        const write = 'touch /opt/voltige/x 2>/dev/null && echo written || true';
        const written = inside(service, 'sh', '-c', write);
        expectThat(written === '', `${service} can write to its own files`);
      }
      return `user ${USER}, read-only`;
    });
    await step('container: a lead by TLS, its mail in the catcher', async () => {
      const status = await sendLead('container');
      expectThat(status === 201, `the lead was answered ${status}`);
      await soon(async () => (await mailTo('container')) !== undefined);
      const signed = (await mailTo('container'))?.includes('DKIM-Signature:');
      expectThat(signed === true, 'the mail is not signed');
      return 'arrived, signed';
    });
    await step('container: backup', async () => {
      const listed = () => inside('backup', 'ls', '/var/lib/voltige');
      await soon(() => /\.dump$/m.test(listed()) && listed().includes('refusals.json'));
      expectThat(voltige('backup').includes(' rows, '), 'no backup is made when asked for');
      return listed().split('\n').join(', ');
    });
    await step('container: killed, and back', async () => {
      const start = Date.now();
      for (const service of ['site-a', 'site-b', 'worker']) {
        const pid = podman('inspect', '--format', '{{.State.Pid}}', containerOf(service));
        process.kill(Number(pid), 'SIGKILL');
      }
      await soon(async () => (await sendLead('container-again')) === 201);
      await soon(async () => (await mailTo('container-again')) !== undefined);
      return `a lead and its mail after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
    await step('container: the next release', async () => {
      compose.release(newer);
      const file = join(compose.folder, '.env');
      const written = readFileSync(file, 'utf8');
      writeFileSync(file, written.replace(/^PACKAGE=.*$/m, `PACKAGE=${newer.name}`));
      await compose.type(commands.split('\n').at(-1) ?? '');
      await soon(async () => (await page('/healthz')).status === 200);
      const version = voltige('version');
      const [, build = ''] = /-(\w+)$/.exec(newer.name) ?? [];
      expectThat(version.includes(build), `it is ${version}`);
      return version;
    });
    await step('container: the desk', async () => {
      inside(
        ...['database', 'psql', '--username', 'postgres', '--quiet', '--command'],
        `CREATE ROLE voltige_desk LOGIN PASSWORD 'd'; GRANT CONNECT ON DATABASE voltige TO voltige_desk`,
      );
      const own = {
        DESK_ORIGIN: `https://${DESK}:${HTTPS}`,
        DESK_OIDC_ISSUER: 'https://127.0.0.1:1',
        DESK_OIDC_CLIENT_ID: 'desk',
        DESK_OIDC_CLIENT_SECRET: 'secret',
        DESK_DATABASE_URL: 'postgresql://voltige_desk:d@database/voltige',
      };
      const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
      appendFileSync(join(compose.folder, '.env'), lines.join(''));
      await compose.type(deskCommands);
      await soon(() => compose.isHealthy('desk'));
      const shown = () => page('/requests', `${DESK}:${HTTPS}`);
      await soon(async () => (await shown()).body.includes('<script'));
      const outside = await page('/readyz', `${DESK}:${HTTPS}`);
      expectThat(outside.status === 403, `its state is shown to everybody: ${outside.status}`);
      return 'its page by TLS, healthy';
    });
    await step('container: stopped', () => {
      const start = Date.now();
      const containers = [...OURS, 'desk'].map(containerOf);
      podman('stop', '--time', '20', ...containers);
      const codes = podman('inspect', '--format', '{{.State.ExitCode}}', ...containers);
      expectThat(/^(0\n?)+$/.test(codes), `exit codes ${codes}`);
      return `all with 0 after ${((Date.now() - start) / 1000).toFixed(1)} s`;
    });
  } finally {
    await compose.stop();
  }
}
