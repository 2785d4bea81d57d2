import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './booted-tree.ts';
import type { Deployment } from './deployment.ts';
import { commandsAtHead, startCompose } from './started-compose.ts';
import type { MadePackage } from './two-packages.ts';
import { jsonHeaders, registration, visit } from './visitors.ts';

const HTTPS = 8443;
const CATCHER = 'http://localhost:8025';
/** What starts or arrives takes seconds, but on a machine that others use too. */
const soon = (holds: () => boolean | Promise<boolean>) => until(holds, 180);

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
  const page = (path: string) =>
    visit(HTTPS, path, undefined, { Host: `localhost:${HTTPS}` }).catch(() => ({ status: 0 }));
  const sendLead = async (who: string) => {
    const host = `localhost:${HTTPS}`;
    const headers = { ...jsonHeaders(), Host: host, Origin: `https://${host}` };
    const answer = visit(HTTPS, '/api/leads', registration(who), headers);
    return (await answer.catch(() => ({ status: 0 }))).status;
  };
  const [commands = ''] = commandsAtHead(join(compose.folder, 'compose.yaml'));
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
  } finally {
    await compose.stop();
  }
}
