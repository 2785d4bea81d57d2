import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release } from './release.ts';

const AT = new Date('2026-12-01T10:00:00Z');
const CHANGELOG = `# Changelog\n\nWhat somebody notices.\n\n## Unreleased\n\n### Visitors\n- A page.\n`;

let folder: string;
let said: string[];
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const commit = () => git('commit', '--quiet', '--all', '--message', 'A change');

/** Checked out are the files that a release changes, in a clone that is thrown away. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voltige-release-'));
  said = [];
  git('clone', '--quiet', '--shared', '--no-checkout', resolve('.'), '.');
  git('config', 'user.email', 'release@voltige.example');
  git('config', 'user.name', 'Release');
  git('sparse-checkout', 'set', '--no-cone', '/*.json', '/CHANGELOG.md', '/.gitignore');
  git('checkout', '--quiet', '-B', 'main');
  for (const file of ['package.json', 'package-lock.json']) {
    const [head, rest] = [read(file).slice(0, 200), read(file).slice(200)];
    write(file, head.replaceAll(/"version": ".*"/g, '"version": "0.10.0"') + rest);
  }
  write('CHANGELOG.md', CHANGELOG);
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

function makePackage(): string {
  mkdirSync(join(folder, 'release'));
  write('release/voltige-made.tar.gz', read('package.json'));
  return 'release/voltige-made.tar.gz';
}

const releaseOf = (
  version: string,
  options: { dryRun?: boolean; makePackage?: () => string } = {},
) =>
  release({
    ...{ folder, version, at: AT, dryRun: false, makePackage },
    say: (line) => said.push(line),
    ...options,
  });

test('a release is a commit with its version and date, a package with its hash, and a tag', () => {
  const before = git('rev-parse', 'HEAD');
  releaseOf('1.2.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('diff', '--name-only', before)).toBe('CHANGELOG.md\npackage-lock.json\npackage.json');
  expect(JSON.parse(read('package.json')).version).toBe('1.2.0');
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual(['1.2.0', '1.2.0']);
  expect(git('diff', '--shortstat', before, '--', '*.json')).toContain(
    '3 insertions(+), 3 deletions',
  );
  expect(git('cat-file', '-t', 'v1.2.0')).toBe('tag');
  expect(git('rev-parse', 'v1.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  execFileSync('sha256sum', ['--check', '--status', 'SHA256SUMS'], {
    cwd: join(folder, 'release'),
  });
  expect(said.at(-1)).toBe('To publish it: git push origin main v1.2.0');
});

test('what was unreleased stands under the version, below an empty heading for what comes', () => {
  releaseOf('1.2.0');
  expect(read('CHANGELOG.md')).toBe(
    CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 1.2.0, 2026-12-01\n'),
  );
  expect(() => releaseOf('1.3.0')).toThrow("CHANGELOG.md has no entry under '## Unreleased'.");
});

test.each<[string, string, () => void]>([
  ['1.2', "'1.2' is no version such as 1.2.0.", () => {}],
  ['0.9.0', '0.9.0 is not higher than 0.10.0.', () => {}],
  ['0.10.0', '0.10.0 is not higher than 0.10.0.', () => {}],
  ['1.2.0', 'Commit or remove these first:\n?? new.txt', () => write('new.txt', '')],
  ['1.2.0', 'Releases are made on main, this is other.', () => git('switch', '-qc', 'other')],
  ['1.2.0', 'The tag v1.2.0 is there already.', () => git('tag', 'v1.2.0')],
  [
    '1.2.0',
    "CHANGELOG.md has no entry under '## Unreleased'.",
    () => {
      write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 0.1.0, 2026-11-01\n- Old.\n');
      commit();
    },
  ],
])('%s is refused: %s', (version, sentence, spoil) => {
  spoil();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  expect(() => releaseOf(version)).toThrow(sentence);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
});

test('a dry run, and a package that cannot be made, leave neither commit nor tag', () => {
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  const before = state();
  releaseOf('1.2.0', { dryRun: true });
  expect(said.join(' ')).toContain('tag v1.2.0');
  expect(state()).toEqual(before);
  const fail = () => {
    throw new Error('no space left');
  };
  expect(() => releaseOf('1.2.0', { makePackage: fail })).toThrow('no space left');
  expect(state()).toEqual(before);
});
