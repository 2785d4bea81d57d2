import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { CONSTANT_SOURCES } from '#domain/simulator/index.ts';
import { callCli } from '../testing/call-cli.ts';
import { FIXTURE_ORIGIN } from '../testing/fixture-site.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'voltige-check-'));
const TOKEN_SECRET_FILE = join(folder, 'token');
const secret = randomBytes(32).toString('hex');
writeFileSync(TOKEN_SECRET_FILE, secret);
const { database, db, stop } = await connectedDatabase();
const SITE_DIR = inject('siteDir');
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const check = (process: string, environment: Record<string, string> = {}) =>
  callCli(['config', 'check', '--process', process], {
    NODE_ENV: 'production',
    TRIAL: '1',
    SITE_DIR,
    TOKEN_SECRET_FILE,
    TRUSTED_PROXIES: 'none',
    API_DATABASE_URL: database.apiUrl,
    ...environment,
  });

test('it shows what a process reads, where it comes from, and no secret', async () => {
  const { code, printed, complained } = await check('site');
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  expect(printed).toMatch(/^NODE_ENV +production +environment +ok$/m);
  expect(printed).toMatch(/^PORT +3000 +default +ok$/m);
  expect(printed).toMatch(/^TOKEN_SECRET +secret, set +file +ok$/m);
  expect(printed).toMatch(/^API_DATABASE_URL +secret, set +environment +ok$/m);
  expect(printed).toMatch(new RegExp(`^SITE_ORIGIN +${FIXTURE_ORIGIN} +build +ok$`, 'm'));
  expect(printed).not.toContain('SMTP_URL');
  expect(printed).not.toContain(secret);
  expect(printed).not.toContain('postgresql://');
  expect(printed).toContain('It would start.');
});

test('of a process that sends mails it shows who gets which messages', async () => {
  const SALES_EMAIL = 'ventes@voltige.example';
  const worker = { WORKER_DATABASE_URL: database.workerUrl, SALES_EMAIL };
  const { printed } = await check('worker', worker);
  expect(printed).toMatch(/^leads, demo, pricing, other +ventes@voltige\.example$/m);
  expect(printed).toMatch(/^partnership +ventes@voltige\.example$/m);
  expect((await check('site')).printed).not.toContain('partnership');
});

test.each(['workers', 'constructor'])('a process called %s is not known', async (process) => {
  const { code, complained } = await check(process);
  expect(code).toBe(2);
  expect(complained).toContain(`--process is '${process}': it must be one of site, worker`);
});

test('it ends with 1 and every sentence when the process would not start', async () => {
  const { code, printed, complained } = await check('site', {
    API_DATABASE_URL: database.ownerUrl,
    SITE_ORIGIN: 'https://other.example',
  });
  expect({ code, complained }).toEqual({ code: 1, complained: 'It would not start.\n' });
  expect(printed).toMatch(/^API_DATABASE_URL +secret, set +environment +refused$/m);
  expect(printed).toContain('API_DATABASE_URL has a role with more rights than it needs');
  expect(printed).toContain("SITE_ORIGIN is 'https://other.example': it must be");
});

test('it says what a worker lacks, and a wrong value by itself', async () => {
  const worker = await check('worker');
  expect(worker.code).toBe(1);
  expect(worker.printed).toContain(
    'In production these must be set: WORKER_DATABASE_URL, SMTP_URL',
  );
  const site = await check('site', { TRUSTED_PROXIES: '' });
  expect(site.code).toBe(1);
  expect(site.printed).toMatch(/^TRUSTED_PROXIES +left out +refused$/m);
  const wrong = await check('site', { PORT: 'abc', DKIM_PRIVATE_KEY: 'x' });
  expect(wrong.printed).toMatch(/^PORT +abc +environment +refused$/m);
  expect(wrong.printed).toContain('it must be a private key in PEM form');
});

test('a database that does not answer is said and keeps nothing from starting', async () => {
  const API_DATABASE_URL = 'postgresql://voltige_api@127.0.0.1:1/voltige';
  const { code, printed } = await check('site', { API_DATABASE_URL });
  expect(code).toBe(0);
  expect(printed).toContain('API_DATABASE_URL: the database did not answer');
});

test('it names the constants of the simulator that end soon or have ended, and refuses nothing', async () => {
  const on = async (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00Z`) });
    const { code, printed } = await check('site').finally(vi.useRealTimers);
    expect(code).toBe(0);
    return printed;
  };
  const lastDay = CONSTANT_SOURCES.accise.validUntil;
  expect(await on(CONSTANT_SOURCES.accise.date)).not.toContain('accise (');
  expect(await on(lastDay)).toMatch(
    new RegExp(
      `^Constants of the simulator that end within 30 days: .*accise \\(${lastDay}\\)`,
      'm',
    ),
  );
  expect(await on('2999-01-01')).toMatch(
    new RegExp(`^Constants of the simulator past their last day: .*accise \\(${lastDay}\\)`, 'm'),
  );
});

test('the settings file asks for what production needs, and leaves the rest as it is', async () => {
  const { printed } = await callCli(['config', 'example', '--process', 'site']);
  expect(printed).toMatch(/^# .+'none' where visitors reach the site directly\nTRUSTED_PROXIES=$/m);
  expect(printed).toMatch(/^#RATE_LIMITS=/m);
});

test('the settings file has what the environment gives, as systemd reads it', async () => {
  const WEBHOOKS = '[{"name": "n8n"}]';
  const given = { WEBHOOKS, TRIAL: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: "a'$b" };
  const { printed } = await callCli(['config', 'example', '--process', 'site'], given);
  expect(printed).toMatch(/^TRUSTED_PROXIES=127\.0\.0\.1$/m);
  expect(printed).toMatch(/^TRIAL=1$/m);
  expect(printed).toContain(`\nWEBHOOKS='${WEBHOOKS}'\n`);
  expect(printed).toContain(`\nLOG_LEVEL="a'\\$b"\n`);
  expect(printed).not.toMatch(/^#(?:WEBHOOKS|TRIAL)=/m);
});

test('it says where the site and the workers know other webhooks', async () => {
  await db.query("INSERT INTO webhook_destinations (name) VALUES ('crm')");
  const own = {
    name: 'other',
    url: 'https://other.fr/in',
    secrets: [`whsec_${randomBytes(32).toString('base64')}`],
  };
  const { printed } = await check('site', { WEBHOOKS: JSON.stringify([own]) });
  expect(printed).toContain('WEBHOOKS names other, which no running worker delivers to.');
  expect(printed).toContain('A running worker delivers to crm, which WEBHOOKS does not name here.');
});

test('it says why it cannot see what the workers deliver to', async () => {
  await db.query('REVOKE SELECT ON webhook_destinations FROM voltige_api');
  const { printed } = await check('site');
  await db.query('GRANT SELECT ON webhook_destinations TO voltige_api');
  expect(printed).toContain('permission denied for table webhook_destinations');
});
