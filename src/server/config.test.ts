import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEVELOPMENT_SECRET } from './api/settings.ts';
import { readConfig } from './config.ts';

test('an empty environment starts the built site on port 3000', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    origin: undefined,
    siteDir: 'dist',
    staging: false,
    logLevel: 'info',
    production: false,
    worker: true,
    databases: undefined,
    trustedProxies: undefined,
    rateLimits: { ip_per_minute: 5, ip_per_hour: 20, email_per_hour: 3 },
  });
});

test('what the environment says is taken over', () => {
  const environment = {
    PORT: '0',
    HOST: '::',
    SITE_ORIGIN: 'https://www.voltige.example',
    SITE_DIR: '/srv/site',
    STAGING: '1',
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    RATE_LIMITS: '{"ip_per_minute": 50}',
  };
  expect(readConfig(environment)).toMatchObject({
    port: 0,
    host: '::',
    origin: 'https://www.voltige.example',
    siteDir: '/srv/site',
    staging: true,
    logLevel: 'debug',
    trustedProxies: ['10.0.0.0/8', '::1'],
    rateLimits: { ip_per_minute: 50, ip_per_hour: 20 },
  });
});

test.each([
  ['PORT', 'abc', 'be a whole number from 0 to 65535'],
  ['PORT', '65536', 'be a whole number from 0 to 65535'],
  ['PORT', '-1', 'be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'be a whole number from 0 to 65535'],
  [
    'TRUSTED_PROXIES',
    'nginx',
    "be addresses or networks such as '10.0.0.0/8', separated by commas",
  ],
  [
    'RATE_LIMITS',
    '{"ip_per_minute": 0}',
    'be JSON such as {"ip_per_minute": 5, "ip_per_hour": 20, "email_per_hour": 3, "simulations_per_minute": 20, "requests_per_minute": 240, "signals_per_minute": 120}',
  ],
  ['STAGING', 'yes', "be '1', '0' or left out"],
  ['LOG_LEVEL', 'loud', "be 'debug', 'info', 'warn', 'error' or 'silent'"],
  [
    'SITE_ORIGIN',
    'https://www.voltige.example/',
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ],
  [
    'SITE_ORIGIN',
    'voltige.example',
    "be an origin such as 'https://www.voltige.example', without a path or a final slash",
  ],
])('%s=%s is refused in one sentence that says why', (name, value, rule) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is '${value}': it must ${rule}.`);
});

test('S16: a refused secret is not printed', () => {
  const refused = () => readConfig({ DATABASE_URL: 'mysql://ada:hunter2@db/voltige' });
  expect(refused).toThrow(
    "DATABASE_URL is not right: it must be an address such as 'postgresql://user:password@host/database'.",
  );
});

test('one database URL is enough to try things out', () => {
  const url = 'postgresql://me@db/voltige';
  const { databases } = readConfig({ DATABASE_URL: url, API_DATABASE_URL: `${url}?as=api` });
  expect(databases).toEqual({ owner: url, api: `${url}?as=api`, worker: url });
});

const PRODUCTION = {
  NODE_ENV: 'production',
  API_DATABASE_URL: 'postgresql://api@db/voltige',
  WORKER_DATABASE_URL: 'postgresql://worker@db/voltige',
  TOKEN_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'bonjour@voltige.example',
  SALES_EMAIL: 'ventes@voltige.example',
  DKIM_SELECTOR: 'mail',
  DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
};

test('S16: production starts with every secret', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ production: true });
});

test.each(Object.keys(PRODUCTION).slice(1))('S16: production does not start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(
    `In production these must be set: ${name}.`,
  );
});

test('S16: a process is asked only for what it uses', () => {
  const { NODE_ENV, TOKEN_SECRET, API_DATABASE_URL } = PRODUCTION;
  const site = { NODE_ENV, TOKEN_SECRET, API_DATABASE_URL, WORKER: 'off' };
  expect(readConfig(site)).toMatchObject({ production: true, worker: false });
  const { API_DATABASE_URL: _api, ...worker } = PRODUCTION;
  expect(readConfig(worker, 'worker')).toMatchObject({ production: true });
  const command = { NODE_ENV, TOKEN_SECRET, DATABASE_URL: API_DATABASE_URL };
  expect(readConfig(command, 'command')).toMatchObject({ production: true });
  expect(() => readConfig(command, 'migration')).toThrow(
    /: API_DATABASE_URL, WORKER_DATABASE_URL\./,
  );
});

test('S16: production does not start with a secret that everyone knows, or a short one', () => {
  const known = { ...PRODUCTION, TOKEN_SECRET: DEVELOPMENT_SECRET };
  expect(() => readConfig(known)).toThrow('TOKEN_SECRET is the one for development');
  const short = { ...PRODUCTION, TOKEN_SECRET: 'hunter2' };
  expect(() => readConfig(short)).toThrow(
    'TOKEN_SECRET is not right: it must have 32 characters or more.',
  );
});

test('S16: a secret may stand in a file', () => {
  const file = join(tmpdir(), `voltige-secret-${process.pid}`);
  writeFileSync(file, `${'y'.repeat(40)}\n`);
  expect(readConfig({ TOKEN_SECRET_FILE: file }).tokenSecret).toBe('y'.repeat(40));
  expect(() => readConfig({ TOKEN_SECRET_FILE: '/nowhere' })).toThrow(
    "TOKEN_SECRET_FILE is '/nowhere': it must name a file that can be read.",
  );
});
