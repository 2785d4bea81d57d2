import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { SOON, startCommand, temporaryFolder } from '../testing/start-command.ts';

const COMMAND = 'src/server/demo/dev-command.ts';
const folder = temporaryFolder();
// A folder without a build: pages come from their sources.
const dev = startCommand(process.execPath, [COMMAND], {
  TMPDIR: folder,
  PORT: '0',
  SITE_DIR: folder,
});
let site = '';
let inbox = '';
let databaseUrl = '';

beforeAll(async () => {
  ({ site, inbox, databaseUrl } = await dev.ready());
});
afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.closed;
  rmSync(folder, { recursive: true, force: true });
});

function send(form: object, origin = site): Promise<Response> {
  return fetch(`${site}/api/leads`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: origin,
    },
    body: JSON.stringify(form),
  });
}
const webhooks = async () => (await fetch(`${inbox}/webhooks.json`)).text();

test('a page comes from its sources, with hot reload', async () => {
  const answer = await fetch(`${site}/en/faq`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('/src/app/root.tsx');
  expect(await (await fetch(`${site}/@vite/client`)).text()).toContain('WebSocket');
});

test('a form sent through the pages’ address arrives in the inbox, one of another site does not', async () => {
  expect((await send(REGISTRATION, 'https://elsewhere.example')).status).toBe(403);
  expect((await send(REGISTRATION)).status).toBe(201);
  await expect.poll(webhooks, SOON).toContain(REGISTRATION.email.toLowerCase());
  await expect
    .poll(async () => (await fetch(`${inbox}/mails.json`)).text(), SOON)
    .toContain(REGISTRATION.email.toLowerCase());
});

test('a form without script is sent to the address of its page, and led back to a page', async () => {
  const answer = await fetch(`${site}/en/newsletter/confirmation?token=unknown`, {
    method: 'POST',
    headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('/en/newsletter/confirmation');
});

test('the API restarts when a file of the server changes, and a form waits for it', async () => {
  const now = new Date();
  utimesSync('src/server/startup/main.ts', now, now);
  await expect.poll(dev.printed, SOON).toContain('API and worker restarted');
  utimesSync('src/domain/leads/scoring.ts', now, now);
  const email = 'after.restart@fleet.example';
  expect((await send({ ...REGISTRATION, email })).status).toBe(201);
  await expect.poll(webhooks, SOON).toContain(email);
});

test('it stops on a signal and leaves nothing running', async () => {
  dev.child.kill('SIGTERM');
  expect(await dev.closed).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
  await expect(fetch(inbox)).rejects.toThrow();
  await expect(new Client(databaseUrl).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(readdirSync(folder)).toEqual([]);
});
