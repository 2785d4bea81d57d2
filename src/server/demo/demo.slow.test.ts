import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { FIXTURE_ORIGIN, writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/postgres.ts';
import { NEWSLETTER, REGISTRATION } from '../testing/sample-forms.ts';
import { SOON, startCommand, temporaryFolder } from '../testing/start-command.ts';

const siteDir = writeFixtureSite();
const COMMAND = 'src/server/demo/demo-command.ts';
const folder = temporaryFolder();
const started = (program: string, args: string[]) =>
  startCommand(program, args, { TMPDIR: folder, PORT: '0', SITE_DIR: siteDir });

const demo = started(process.execPath, [COMMAND]);
let site = '';
let inbox = '';
let databaseUrl = '';

beforeAll(async () => {
  ({ site, inbox, databaseUrl } = await demo.ready());
});
afterAll(async () => {
  demo.child.kill('SIGTERM');
  await demo.closed;
  for (const left of [folder, siteDir]) rmSync(left, { recursive: true, force: true });
});

async function send(path: string, body: object): Promise<number> {
  const answer = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  return answer.status;
}
const read = async (path: string) => (await fetch(`${inbox}${path}`)).text();
const subjects = async () =>
  JSON.parse(await read('/mails.json')).map(({ to }: { to: string[] }) => to[0]);

test('a lead that was sent is seen as mails and as a webhook with a good signature', async () => {
  expect(await send('/api/leads', REGISTRATION)).toBe(201);
  await expect
    .poll(subjects, SOON)
    .toEqual(expect.arrayContaining(['sales@voltige.example', REGISTRATION.email.toLowerCase()]));
  const list = await read('/mails');
  const [, first] = /href="(\/mails\/\d+)"/.exec(list) ?? [];
  const mail = await read(`${first}`);
  expect(mail).toContain('<h2>Text</h2>');
  expect(await read(`${first}/html`)).toContain('<base target="_blank">');

  await expect.poll(() => read('/webhooks'), SOON).toContain('signature verified');
  expect(JSON.parse(await read('/webhooks.json'))).toMatchObject([
    {
      verified: true,
      event: { type: 'lead.registered', data: { email: REGISTRATION.email.toLowerCase() } },
    },
  ]);
});

test("a mail's links lead to the demo, not to the address the site was built for", async () => {
  expect(await send('/api/form-submission', NEWSLETTER)).toBe(202);
  await expect.poll(subjects, SOON).toContain(NEWSLETTER.email);
  const mails = await read('/mails.json');
  expect(mails).toContain(`${site}/en/newsletter/confirmation?token=`);
  expect(mails).not.toContain(FIXTURE_ORIGIN);
});

test('a part that does not start says why', async () => {
  const port = await freePort(4);
  const other = createServer().listen(port + 2, '127.0.0.1');
  const refused = startCommand(process.execPath, [COMMAND], {
    ...{ TMPDIR: folder, PORT: String(port), SITE_DIR: siteDir },
  });
  expect(await refused.closed).toBe(1);
  expect(refused.printed()).toContain(`PORT '${port + 2}': another program already does.`);
  other.close();
});

test.each([
  ['that works is not printed', `cp -r ${siteDir}/. $SITE_DIR`, 0],
  ['that fails is', 'exit 1', 1],
])('what a build prints %s', async (_, outcome, code) => {
  const [programs, empty] = [temporaryFolder(), temporaryFolder()];
  onTestFinished(() => {
    for (const own of [programs, empty]) rmSync(own, { recursive: true });
  });
  const npm = `#!/bin/sh\necho transforming "$@"\n${outcome}\n`;
  writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 });
  const built = startCommand(process.execPath, [COMMAND], {
    ...{ TMPDIR: folder, PORT: '0', SITE_DIR: empty },
    PATH: `${programs}:${process.env.PATH}`,
  });
  if (code === 0) {
    await built.ready();
    built.child.kill('SIGINT');
  }
  expect(await built.closed).toBe(code);
  expect(built.printed()).toContain('npm run build: ');
  expect(built.printed().includes('transforming run build')).toBe(code === 1);
});

test('it stops on a signal and leaves nothing running', async () => {
  demo.child.kill('SIGINT');
  expect(await demo.closed).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
  await expect(fetch(inbox)).rejects.toThrow();
  const client = new Client(databaseUrl);
  await expect(client.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
});

test('it ends with the shell that npm started it through', async () => {
  const other = started('sh', ['-c', `"${process.execPath}" ${COMMAND} & wait`]);
  const { site: address } = await other.ready();
  other.child.kill('SIGKILL');
  await other.closed;
  await expect(fetch(address)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
