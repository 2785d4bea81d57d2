import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grownPages, weighPages } from './compare-weights.ts';

const BEFORE = {
  home: { js: { 'home.js': 4000, 'vendor.js': 90_000 }, css: { 'home.css': 2000 } },
};
const now = (js: Record<string, number>) => ({ home: { ...BEFORE.home, js } });

test('a page that has become heavier is named with the files that grew, the largest growth first', () => {
  expect(
    grownPages(BEFORE, now({ 'home.js': 4400, 'vendor.js': 90_000, 'chart.js': 900 })),
  ).toEqual(['home, js: 94000 → 95300 bytes, by chart.js +900 (new), home.js +400']);
});

test('a file that moved from one piece to another is no growth, and a few bytes are none', () => {
  expect(
    grownPages(BEFORE, now({ 'home.js': 2000, 'part.js': 2100, 'vendor.js': 90_000 })),
  ).toEqual([]);
  expect(grownPages(BEFORE, BEFORE)).toEqual([]);
});

test('a new page is reported as grown, once', () => {
  expect(grownPages({}, BEFORE)).toEqual([
    'home, js: 0 → 94000 bytes, by vendor.js +90000 (new), home.js +4000 (new)',
    'home, css: 0 → 2000 bytes, by home.css +2000 (new)',
  ]);
});

test('files are known by their names without hash, also where several have the same name', () => {
  const client = mkdtempSync(join(tmpdir(), 'weights-'));
  const file = (path: string, text: string) => {
    for (const copy of [path, `${path}.br`]) writeFileSync(join(client, copy), text);
  };
  mkdirSync(join(client, 'assets'));
  file('index.html', '<script>import("/assets/boot-0a1b2c3d.js");</script>');
  file('assets/boot-0a1b2c3d.js', 'import"./faq-11111111.js";import"./faq-22222222.js";');
  file('assets/faq-11111111.js', 'export const a = 1;');
  file('assets/faq-22222222.js', `export const a = '${'abcdefghij'.repeat(3)}';`);
  const { home } = weighPages(client, ['home']);
  rmSync(client, { recursive: true });
  expect(Object.keys(home?.js ?? {})).toEqual(['boot.js', 'faq (2).js', 'faq.js'].toSorted());
});
