import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { DEVELOPMENT_SECRET } from './secrets.ts';

test('an empty environment starts the built site on port 3000', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    origin: undefined,
    siteDir: resolve('dist'),
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
    'RATE_LIMITS',
    '{"ip_per_minute": 0}',
    'be JSON such as {"ip_per_minute": 5, "ip_per_hour": 20, "email_per_hour": 3, "simulations_per_minute": 20, "analyses_per_minute": 10, "requests_per_minute": 240, "signals_per_minute": 120}',
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

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const SECRET = randomBytes(32).toString('hex');
const PRODUCTION = {
  NODE_ENV: 'production',
  API_DATABASE_URL: 'postgresql://api@127.0.0.1/voltige',
  WORKER_DATABASE_URL: 'postgresql://worker@127.0.0.1/voltige',
  TOKEN_SECRET: SECRET,
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'bonjour@voltige.example',
  SALES_EMAIL: 'ventes@voltige.example',
  DKIM_SELECTOR: 'mail',
  DKIM_PRIVATE_KEY: KEY,
  TRIAL: '1',
};

test('S16: production starts with every secret', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ production: true, staging: true });
});

test.each(['Production', 'prod', 'PRODUCTION', 'staging'])(
  'NODE_ENV=%s is not taken for development',
  (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow(
      `NODE_ENV is '${NODE_ENV}': it must be 'production', 'development', 'test' or left out.`,
    );
  },
);

const NEEDED = Object.keys(PRODUCTION).filter((name) => !['NODE_ENV', 'TRIAL'].includes(name));
test.each(NEEDED)('S16: production does not start without %s', (name) => {
  expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(
    name.startsWith('DKIM') ? `${name}, and no mail` : `In production these must be set: ${name}`,
  );
});

test('S16: a process is asked only for what it uses', () => {
  const { NODE_ENV, TOKEN_SECRET, TRUSTED_PROXIES, API_DATABASE_URL, TRIAL } = PRODUCTION;
  const site = { NODE_ENV, TRIAL, TOKEN_SECRET, TRUSTED_PROXIES, API_DATABASE_URL, WORKER: 'off' };
  expect(readConfig(site)).toMatchObject({ production: true, worker: false, api: true });
  const { API_DATABASE_URL: _api, ...worker } = PRODUCTION;
  expect(readConfig(worker, 'worker')).toMatchObject({ production: true });
  const command = { NODE_ENV, TOKEN_SECRET, DATABASE_URL: API_DATABASE_URL };
  expect(readConfig(command, 'command')).toMatchObject({ production: true });
  expect(() => readConfig(command, 'migration')).toThrow(
    /: API_DATABASE_URL, WORKER_DATABASE_URL\./,
  );
});

test('S16: production does not start with a secret that everyone knows, or a short one', () => {
  for (const TOKEN_SECRET of [DEVELOPMENT_SECRET, `${SECRET},${DEVELOPMENT_SECRET}`]) {
    expect(() => readConfig({ ...PRODUCTION, TOKEN_SECRET })).toThrow(
      'TOKEN_SECRET is the one for development',
    );
  }
  const short = { ...PRODUCTION, TOKEN_SECRET: 'hunter2' };
  expect(() => readConfig(short)).toThrow(
    /^TOKEN_SECRET is not right: it must have 32 characters or more.* 'openssl rand -hex 32'\.$/,
  );
});

test.each(['a'.repeat(32), 'abcdefgh'.repeat(4), 'correct horse '.repeat(3), '0123456'.repeat(9)])(
  'a secret that can be guessed is none: %s',
  (TOKEN_SECRET) => {
    expect(() => readConfig({ TOKEN_SECRET })).toThrow(
      /^TOKEN_SECRET is not right: it must be random.* 'openssl rand -hex 32'\.$/,
    );
  },
);

test('a random secret is never rejected as guessable', () => {
  for (let drawn = 0; drawn < 2000; drawn += 1) {
    expect(() => readConfig({ TOKEN_SECRET: randomBytes(16).toString('hex') })).not.toThrow();
  }
});

const folder = mkdtempSync(join(tmpdir(), 'voltige-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('S16: a secret may stand in a file', () => {
  const file = join(folder, 'token');
  writeFileSync(file, `${SECRET}\n`);
  expect(readConfig({ TOKEN_SECRET_FILE: file }).tokenSecrets).toEqual([SECRET]);
  expect(() => readConfig({ TOKEN_SECRET_FILE: '/nowhere' })).toThrow(
    "TOKEN_SECRET_FILE is '/nowhere': it must name a file that can be read and is not empty (ENOENT).",
  );
  expect(() => readConfig({ TOKEN_SECRET_FILE: file, TOKEN_SECRET: SECRET })).toThrow(
    'TOKEN_SECRET and TOKEN_SECRET_FILE are both set: leave one of them out.',
  );
});

test('several token secrets are separated by commas, in a file also by lines; the newest comes first', () => {
  const earlier = randomBytes(32).toString('hex');
  const both = [SECRET, earlier];
  expect(readConfig({ TOKEN_SECRET: both.join(', ') }).tokenSecrets).toEqual(both);
  const file = join(folder, 'tokens');
  writeFileSync(file, `${both.join('\n')}\n`);
  expect(readConfig({ TOKEN_SECRET_FILE: file }).tokenSecrets).toEqual(both);
  expect(() => readConfig({ TOKEN_SECRET: `${SECRET},short` })).toThrow('32 characters or more');
  expect(() => readConfig({ TOKEN_SECRET: `${SECRET},${'a'.repeat(40)}` })).toThrow('be random');
});

test('production does not publish made-up particulars, unless it is a trial', () => {
  const { TRIAL: _, ...life } = PRODUCTION;
  expect(() => readConfig(life)).toThrow(
    /^src\/domain\/site\/brand\.ts still holds made-up particulars \(.+ and \d+ more\): .+ set TRIAL=1/,
  );
  expect(() => readConfig({ ...life, API: 'off' })).toThrow('made-up particulars');
});

test('the delays of deliveries cannot be shortened in production', () => {
  const hurried = { ...PRODUCTION, DELIVERY_TIME_SCALE: '0.01' };
  expect(readConfig(hurried).deliveries.timeScale).toBe(0.01);
  expect(() => readConfig({ ...hurried, TRIAL: '0' })).toThrow("DELIVERY_TIME_SCALE is '0.01'");
});

test('analyses that somebody has to approve need a desk', () => {
  const approving = { ANALYSIS_APPROVAL: 'on' };
  const reason =
    "ANALYSIS_APPROVAL is 'on' without a desk, where analyses are approved: set DESK_ORIGIN to the desk's address (docs/desk.md), or ANALYSIS_APPROVAL to 'off'.";
  for (const kind of ['worker', 'both'] as const) {
    expect(() => readConfig(approving, kind), kind).toThrow(reason);
  }
  const withDesk = { ...approving, DESK_ORIGIN: 'https://desk.voltige.example' };
  expect(readConfig(withDesk, 'worker').deliveries.analysisApproval).toBe(true);
  expect(() => readConfig(approving, 'site')).not.toThrow();
});

test('the database role of the instructions, or its password, is not enough', () => {
  const shared = { ...PRODUCTION, DATABASE_URL: PRODUCTION.API_DATABASE_URL };
  expect(() => readConfig(shared)).toThrow('API_DATABASE_URL has the user of DATABASE_URL');
  const copied = {
    ...PRODUCTION,
    API_DATABASE_URL: 'postgresql://api:change me@localhost/voltige',
  };
  expect(() => readConfig(copied)).toThrow('API_DATABASE_URL has the password of the instructions');
});

const whsec = (bytes: Buffer) => `whsec_${bytes.toString('base64')}`;
const CRM = { name: 'crm', url: 'https://crm.example/in', secrets: [whsec(randomBytes(32))] };
const delivered = (WEBHOOKS: object[], rest: object = {}) =>
  readConfig({ WEBHOOKS: JSON.stringify(WEBHOOKS), ...rest }).deliveries;

test('with nothing set there are no destinations and no mails', () => {
  expect(readConfig({}).deliveries).toMatchObject({
    destinations: [],
    webhookHosts: [],
    timeScale: 1,
    mail: { smtpUrl: undefined, salesEmail: undefined, dkim: undefined },
  });
});

test('the hosts of the destinations are allowed unless a list says otherwise', () => {
  expect(delivered([CRM]).webhookHosts).toEqual(['crm.example']);
  expect(() => delivered([CRM], { WEBHOOK_HOSTS: 'other.example' })).toThrow(
    "The webhook 'crm' must have an https address on a host of WEBHOOK_HOSTS",
  );
});

test.each([
  ['http://127.0.0.1:4370/in', {}, true],
  ['http://127.0.0.1:4370/in', PRODUCTION, false],
  ['http://crm.example/in', {}, false],
  ['https://user:word@crm.example/in', PRODUCTION, false],
  ['https://crm.example/in', PRODUCTION, true],
])('S14: %s, with %o: accepted %s', (url, rest, accepted) => {
  const start = () => delivered([{ ...CRM, url }], rest);
  if (accepted) expect(start).not.toThrow();
  else expect(start).toThrow('must have an https address');
});

test('a webhook secret that can be guessed does not sign in production', () => {
  const guessable = [{ ...CRM, secrets: [whsec(Buffer.alloc(32, 7))] }];
  expect(() => delivered(guessable)).not.toThrow();
  expect(() => delivered(guessable, PRODUCTION)).toThrow("A secret of the webhook 'crm' can be");
});

test.each([
  ['WEBHOOKS', 'crm'],
  ['WEBHOOKS', JSON.stringify([CRM, CRM])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, name: 'CRM, ours' }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: [] }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: [`whsec_${btoa('too short')}`] }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, secrets: Array(3).fill(CRM.secrets[0]) }])],
  ['WEBHOOKS', JSON.stringify([{ ...CRM, evnets: [] }])],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'a@x.example, b@y.example'],
  ['SALES_EMAIL', 'Sales <sales@voltige.example>'],
  ['DELIVERY_TIME_SCALE', '0'],
  ['SIMULATION_WAIT_SECONDS', '2 min'],
  ['SIMULATION_WAIT_SECONDS', '3600'],
])('S15: %s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is`);
});
