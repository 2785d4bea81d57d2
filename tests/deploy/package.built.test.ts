import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { sbom } from '#build/package/sbom.ts';
import { ask } from '#server/testing/http-client.ts';
import { secretsBelow } from '../lint/secret-scan.ts';

let folder: string;
let made: { name: string; hash: string };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltige-package-'));
  made = makePackage();
  execFileSync('tar', ['-xzf', join('release', made.name), '-C', folder, '--strip-components=1']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function makePackage() {
  const printed = execFileSync(process.execPath, ['src/build/package/make-package.ts']).toString();
  const name = /release\/(\S+\.tar\.gz)/.exec(printed)?.[1] ?? '';
  return {
    name,
    hash: createHash('sha256')
      .update(readFileSync(join('release', name)))
      .digest('hex'),
  };
}

const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** As in an installation: no npm, no PATH to any Node of the machine. */
const BARE = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: '0', API: 'off' };

test('a second build is identical byte by byte, whatever else lies in the working folder', () => {
  const secrets = 'deploy/container/secrets';
  const had = existsSync(secrets);
  const own = join(secrets, 'made-by-a-test');
  mkdirSync(secrets, { recursive: true });
  writeFileSync(own, 'secret');
  const before = process.umask(0o077);
  onTestFinished(() => {
    process.umask(before);
    rmSync(had ? own : secrets, { recursive: true });
  });
  expect(makePackage()).toEqual(made);
});

test('it says which version and build it is', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const printed = execFileSync(join(folder, 'bin/voltige'), ['version', '--json'], { env: BARE });
  const release = JSON.parse(printed.toString());
  expect(release).toEqual({ version, build: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(made.name).toBe(`voltige-${version}-${release.build}.tar.gz`);
});

test('it holds no development package, no test and no source of the pages', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(
    files.filter((file) =>
      /^src\/(?:.*\.test\.|.*\.mdx$|(?:app|desk|ui|build)\/|.*testing\/)/.test(file),
    ),
  ).toEqual([]);
  expect(files).not.toContain('node_modules/typescript');
  expect(files).not.toContain('node_modules/react');
  expect(files).toContain('node_modules/fastify');
});

test('S16: nothing in it looks like a secret', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  expect(files).toContain('dist/site.json');
  expect(secretsBelow(folder, files)).toEqual([]);
});

test('S20: its bill of materials names every package in it, and the Node that is in it', () => {
  const { components }: ReturnType<typeof sbom> = readJson('sbom.cdx.json');
  const inServer = components
    .filter((one) => 'properties' in one && one.properties.some(({ value }) => value === 'server'))
    .map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)));
  const found = globSync('node_modules/**/package.json', { cwd: folder })
    .map(readJson)
    .filter((manifest) => manifest.name !== undefined && manifest.version !== undefined)
    .map(({ name, version }) => `${name}@${version}`);
  expect(new Set(found)).toEqual(new Set(inServer));
  const binary = createHash('sha256')
    .update(readFileSync(join(folder, 'bin/node')))
    .digest('hex');
  expect(components[0]?.hashes).toEqual([{ alg: 'SHA-256', content: binary }]);
});

async function started(process: string, settings: Record<string, string> = {}) {
  const env = { ...BARE, ...settings };
  const child = spawn(join(folder, 'bin/voltige'), [process], { env, cwd: '/' });
  // Also when something fails before it is asked to stop.
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('listens on')) break;
  }
  const port = Number(/listens on http:\/\/\S+:(\d+)/.exec(printed)?.[1]);
  return {
    port,
    async stop(): Promise<number> {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

test('it starts by itself from any folder, makes an analysis, and SIGTERM reaches the process', async () => {
  const site = await started('site');
  expect((await ask(site.port, '/faq')).status).toBe(200);
  // By the compiler's binary, its faces and its template, from this folder alone.
  expect((await ask(site.port, '/api/analysis?language=fr')).text).toMatch(/^%PDF-1\.7/);
  expect(await site.stop()).toBe(0);
});

test('the desk starts from it too, with its pages and their files', async () => {
  const desk = await started('desk', {
    ...{ DESK_PORT: '0', DESK_ORIGIN: 'http://127.0.0.1:3100' },
    ...{ DESK_OIDC_ISSUER: 'http://127.0.0.1:1', DESK_OIDC_CLIENT_ID: 'desk' },
    ...{ DESK_OIDC_CLIENT_SECRET: 'x', DESK_DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
  });
  const headers = { Host: '127.0.0.1:3100' };
  const page = await ask(desk.port, '/requests', { headers });
  const files = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const answers = await Promise.all(files.map((file) => ask(desk.port, file, { headers })));
  expect(page.status).toBe(200);
  expect(files.length).toBeGreaterThan(1);
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
  expect(await desk.stop()).toBe(0);
});

test.each(['worker', 'migrate', 'desk'])(
  '%s starts, and says in a sentence what it lacks',
  (process) => {
    expect(() =>
      execFileSync(join(folder, 'bin/voltige'), [process], { env: BARE, stdio: 'pipe' }),
    ).toThrow(/DATABASE_URL is missing|once these are set: .*DESK_DATABASE_URL/);
  },
);

test('every command explains itself there', () => {
  const help = execFileSync(join(folder, 'bin/voltige'), ['help'], { env: BARE }).toString();
  expect(help).toContain('leads export');
});
