import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { memoryFolder } from '../testing/memory-folder.ts';
import { keepAssets } from './kept-assets.ts';
import { readManifest, type SiteAsset } from './site-manifest.ts';

let dir: string;
let siteDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(memoryFolder(), 'voltige-kept-'));
  siteDir = writeFixtureSite();
});
afterEach(() => {
  for (const folder of [dir, siteDir]) rmSync(folder, { recursive: true });
});

const [SCRIPT, FONT] = ['/assets/app-3f9a.js', '/assets/inter-77aa.woff2'] as const;

/** A release with only some of the fixture's files. */
function release(...paths: string[]) {
  const assets = readManifest(siteDir).assets.filter(({ path }) => paths.includes(path));
  const kept = keepAssets({ dir, days: 14, siteDir, assets });
  kept.refresh();
  return kept;
}

const listed = () => readdirSync(join(dir, 'releases')).map((name) => join(dir, 'releases', name));
const filesOf = (asset: SiteAsset | undefined) => asset && readdirSync(join(dir, asset.file, '..'));

test('a process finds the files of the release before it, and of one that came after it started', () => {
  const before = release(SCRIPT);
  const after = release(FONT);
  expect(after.find(SCRIPT)).toMatchObject({
    path: SCRIPT,
    contentType: expect.stringContaining('javascript'),
  });
  expect(before.find(FONT)).toMatchObject({ path: FONT });
  expect(filesOf(before.find(SCRIPT))).toEqual(
    expect.arrayContaining(['app-3f9a.js', 'app-3f9a.js.br', 'app-3f9a.js.gz']),
  );
});

test('what has no hash in its name is not kept, nor found by another name', () => {
  const kept = release(SCRIPT, '/robots.txt');
  for (const path of [
    '/robots.txt',
    '/assets/../assets/app-3f9a.js',
    '/assets/app-3f9a.js.br',
    '/',
  ]) {
    expect(kept.find(path)).toBeUndefined();
  }
});

test('files are removed with the last release that had them, some days after it last ran', () => {
  release(SCRIPT, FONT);
  const [old = ''] = listed();
  const now = release(FONT);
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  utimesSync(old, longAgo, longAgo);
  now.refresh();
  expect(listed()).toHaveLength(1);
  expect(now.find(SCRIPT)).toBeUndefined();
  expect(now.find(FONT)).toBeDefined();
  expect(readdirSync(join(dir, 'files/assets'))).toEqual(['inter-77aa.woff2']);
});

test('a release that still runs is not removed, however long ago it started', () => {
  const running = release(SCRIPT);
  const longAgo = new Date(Date.now() - 60 * 86_400_000);
  for (const list of listed()) utimesSync(list, longAgo, longAgo);
  running.refresh();
  release(FONT);
  expect(listed()).toHaveLength(2);
});
