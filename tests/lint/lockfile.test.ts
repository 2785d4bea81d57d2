import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const own = JSON.parse(readFileSync('package.json', 'utf8')) as Locked;
const entries = Object.entries(packages).filter(([path]) => path !== '');

/**
 * Binaries of platforms that the registry we lock from does not hold. npm downloads one of them only on
 * that platform, and then without a hash to compare it with; docs/dependencies.md says how to fill them in.
 */
const isForeignBinary = ({ optional, os, cpu }: Locked) =>
  optional === true && (os !== undefined || cpu !== undefined);

/** Of the analysis's document; a release is built on Linux, on x64 with glibc, and holds the binary for it. */
const COMPILER = /\/typst-ts-node-compiler-/;

test('whatever is installed here, and whatever runs in production, has the hash of its content', () => {
  const bare = entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  const known = bare.filter(
    ([path, entry]) => isForeignBinary(entry) && (entry.dev || COMPILER.test(path)),
  );
  expect(bare.filter((one) => !known.includes(one))).toEqual([]);
  const here = bare.filter(
    ([, { os, cpu, ...entry }]) =>
      (os ?? ['linux']).includes('linux') && (cpu ?? ['x64']).includes('x64') && !('libc' in entry),
  );
  expect(here).toEqual([]);
  expect(readFileSync('docs/dependencies.md', 'utf8')).toContain(`${bare.length} such entries`);
});

test('it names every package of package.json, and every optional one, in its exact version', () => {
  const { dependencies, devDependencies } = own;
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('it names no registry: who installs takes their own', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('npm ci on an older Node does not warn of each package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-engines-'));
  cpSync('.npmrc', join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99' } }));
  const { status, stderr } = spawnSync('npm', ['install', '--dry-run', '--offline'], {
    ...{ cwd: folder, env: { PATH: process.env.PATH, HOME: folder }, encoding: 'utf8' },
  });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
