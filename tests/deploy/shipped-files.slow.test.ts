import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { halfOf, nameOf } from '#server/backup/backup-files.ts';
import { examine } from '#server/startup/configuration/read-config.ts';
import type { ProcessKind } from '#server/startup/configuration/setting.ts';
import { SETTING_NAMES, SETTINGS } from '#server/startup/configuration/settings.ts';
import { commandsAtHead } from './started-compose.ts';

const folder = mkdtempSync(join(tmpdir(), 'voltige-shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMPOSE = parse(readFileSync('deploy/container/compose.yaml', 'utf8'), { merge: true });
const KINDS: Record<string, ProcessKind> = {
  'site-a': 'site',
  'site-b': 'site',
  worker: 'worker',
  migrate: 'migration',
  backup: 'command',
  desk: 'desk',
};

/** What its head says to write for the desk. */
const WRITTEN: Record<string, string> = {
  DESK_DATABASE_URL: 'postgresql://voltige_desk:f2$10a9@database/voltige',
  DESK_ORIGIN: 'https://desk.voltige.example',
  DESK_OIDC_ISSUER: 'https://login.voltige.example',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: '3b1c9f',
};

/** The files that its head says to make. */
function secretFile(name: string): string {
  const file = join(folder, name);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, name === 'dkim' ? key : '6f1d2a9c84be73505a1e9b7c3d8f4026');
  return file;
}

function environmentOf(service: string, written: Record<string, string> = {}) {
  return Object.fromEntries(
    Object.entries<string>(COMPOSE.services[service].environment).map(([name, value]) => [
      name,
      value
        .replace(/^\/run\/secrets\/(\w+)$/, (_, secret) => secretFile(secret))
        .replace(/\$\{(\w+)_PASSWORD:\?\}/, 'f2$10a9')
        .replace(/^\$\{(\w+):-\}$/, (_, wanted) => written[wanted] ?? ''),
    ]),
  );
}

test.each(Object.keys(KINDS))('compose.yaml gives %s the settings it needs', (service) => {
  const environment = environmentOf(service, WRITTEN);
  const known = new Set([...SETTING_NAMES, ...SETTING_NAMES.map((name) => `${name}_FILE`)]);
  expect(Object.keys(environment).filter((name) => !known.has(name as never))).toEqual([]);
  const { refusals } = examine(environment, KINDS[service]);
  expect(refusals.map(({ sentence }) => sentence)).toEqual([]);
});

test('compose.yaml has a desk for who asks for it, and needs nothing for it otherwise', () => {
  expect(COMPOSE.services.desk.profiles).toEqual(['desk']);
  const optional = Object.entries(COMPOSE.services).filter(
    ([, one]) => (one as { profiles?: string[] }).profiles,
  );
  expect(optional.map(([name]) => name)).toEqual(['desk']);
  expect(environmentOf('migrate').DESK_DATABASE_URL).toBe('');
  expect(examine(environmentOf('migrate'), 'migration').refusals).toEqual([]);
  const head = readFileSync('deploy/container/compose.yaml', 'utf8').split('\nx-voltige')[0];
  for (const name of Object.keys(WRITTEN)) expect(head).toContain(name);
});

test('the commands at the head of compose.yaml make secrets that its containers can read, and git does not see', () => {
  const own = join(folder, 'deploy/container');
  for (const made of [own, join(folder, 'release/voltige-1.2.0-0a1b2c3d4e5f')]) {
    mkdirSync(made, { recursive: true });
  }
  const [commands = ''] = commandsAtHead('deploy/container/compose.yaml');
  const script = commands.replace(/^docker compose up.*/m, 'cat .env');
  const written = execFileSync('sh', ['-euc', script], { cwd: own, stdio: 'pipe' }).toString();
  expect(written).toContain('PACKAGE=voltige-1.2.0-0a1b2c3d4e5f\n');
  const mode = (file: string) => (statSync(join(own, file)).mode & 0o777).toString(8);
  expect(['.env', 'secrets', 'certificates'].map(mode)).toEqual(['600', '700', '700']);
  const secrets = readdirSync(join(own, 'secrets')).map((name) => join('secrets', name));
  // User 10001, to whom neither file belongs.
  expect(secrets.map(mode)).toEqual(['644', '644']);
  const made = ['.env', 'certificates/key.pem', ...secrets];
  const asked = made.map((file) => join('deploy/container', file));
  const ignored = execFileSync('git', ['check-ignore', ...asked]).toString();
  expect(ignored.trim().split('\n')).toEqual(asked);
});

test('compose.yaml lets no container of ours write or have rights', () => {
  for (const service of Object.keys(KINDS)) {
    expect(COMPOSE.services[service]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('the backup container makes one a day, encrypted or not, and counts no partial ones', () => {
  const script: string = COMPOSE.services.backup.command[0];
  const [find = ''] = /find .*(?= \| grep)/.exec(script.replaceAll('$$', '$')) ?? [];
  const BACKUP_DIR = mkdtempSync(join(folder, 'backups-'));
  const found = () => execFileSync('sh', ['-c', find], { env: { ...process.env, BACKUP_DIR } });
  const name = nameOf(new Date(), '');
  for (const half of [halfOf(name), 'refusals.json']) writeFileSync(join(BACKUP_DIR, half), '');
  expect(found().toString()).toBe('');
  for (const suffix of ['', '.age', '.gpg']) {
    const facts = join(BACKUP_DIR, `${name}${suffix}.json`);
    writeFileSync(facts, '');
    expect(found().toString()).toBe(`${facts}\n`);
    rmSync(facts);
  }
});

test("the roles of the container are the document's", () => {
  const sql = /<<SQL\n([\s\S]+?)CREATE DATABASE voltige_drill/.exec(
    readFileSync('docs/deploy.md', 'utf8'),
  )?.[1];
  const script = readFileSync('deploy/container/roles.sh', 'utf8');
  const made = /<<'SQL'\n([\s\S]+)SQL\n/.exec(script)?.[1]?.replaceAll(/:'(\w+)'/g, "'$$$1'");
  expect(made).toBe(sql);
});

test.each(['site', 'worker', 'desk', 'command'])(
  'the %s environment file names every setting it reads once',
  (kind) => {
    const printed = execFileSync(join('bin', 'voltige'), [
      'config',
      'example',
      '--process',
      kind,
    ]).toString();
    const named = [...printed.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    const roles = { site: ['pages', 'api'], worker: ['worker'], desk: ['desk'] }[kind] ?? [
      'command',
      'migration',
    ];
    const read = SETTING_NAMES.filter((name) =>
      SETTINGS[name].readBy.some((role) => roles.includes(role)),
    );
    expect(named).toHaveLength(read.length);
    expect(new Set(named)).toEqual(new Set(read));
  },
);

test.each(['install', 'voltige', 'voltige-release'])(
  '%s is a script that a plain shell can read',
  (script) => {
    execFileSync('sh', ['-n', join('deploy/systemd', script)]);
  },
);

const unit = (name: string) => readFileSync(`deploy/systemd/${name}.service`, 'utf8');

test('each unit may use as much memory as the document gives its process on Kubernetes', () => {
  const row = /^\| memory \| (.+) \|$/m.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '';
  for (const [name, file] of [
    ['site', 'voltige-site@'],
    ['worker', 'voltige-worker'],
    ['desk', 'voltige-desk'],
  ] as const) {
    const [, limit] = new RegExp(`${name}: request \\d+ Mi, limit (\\d+ [MG])i`).exec(row) ?? [];
    expect(/^MemoryMax=(.+)$/m.exec(unit(file))?.[1], name).toBe(limit?.replace(' ', ''));
    expect(unit(file)).toMatch(/^MemoryHigh=\d+M$/m);
  }
});

test('no unit is started again and again while there is no release', () => {
  const shared = readFileSync('deploy/systemd/voltige-.service.d/10-shared.conf', 'utf8');
  expect(shared).toContain('[Unit]\n');
  expect(shared).toContain('\nConditionPathExists=/opt/voltige/current/bin/voltige\n');
});

test('the metrics that Prometheus is set to read are served on the machine as it is installed', () => {
  const { scrape_configs: jobs } = parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8'));
  const targets: string[] = jobs
    .filter(({ job_name: name }: { job_name: string }) => name.startsWith('voltige-'))
    .flatMap(({ static_configs: [{ targets }] }: Job) => targets);
  const served = [unit('voltige-worker'), readFileSync('deploy/systemd/install', 'utf8')]
    .join('\n')
    .matchAll(/METRICS_PORT=(\d+)/g);
  expect(new Set(targets)).toEqual(new Set([...served].map(([, port]) => `127.0.0.1:${port}`)));
  expect(unit('voltige-desk')).toContain('METRICS_PORT=9403');
});

interface Job {
  static_configs: [{ targets: string[] }];
}
