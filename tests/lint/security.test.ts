import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXPLAINED } from '../../bench/wapiti-report.ts';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');
const THREATS = [...DOCUMENT.matchAll(/^\| ([STRIDE]) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, letter, threat, , holders = '']) => ({
    threat: `${letter}: ${threat}`,
    files: [...holders.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('every threat names a test that is there', () => {
  expect(THREATS.length).toBeGreaterThan(35);
  const isTest = (file: string) => /^(?:src|tests|bench)\/.*\.ts$/.test(file) && existsSync(file);
  expect(THREATS.filter(({ files }) => files.length === 0 || !files.every(isTest))).toEqual([]);
});

test('every row of the tables of threats has its four cells', () => {
  const [, chapter = ''] = DOCUMENT.split('\n## Threats\n');
  const [threats = ''] = chapter.split('\n## ');
  const rows = threats.split('\n').filter((line) => /^\| [A-Z] /.test(line));
  expect(rows).toHaveLength(THREATS.length);
});

test('what Wapiti finds and stays is explained', () => {
  const [, chapter = ''] = DOCUMENT.split('\n## Scanned from outside\n');
  for (const finding of Object.keys(EXPLAINED))
    expect(chapter).toContain(`| ${finding} | medium |`);
});

test('README and SECURITY.md lead to it', () => {
  for (const file of ['README.md', 'SECURITY.md']) {
    expect(readFileSync(file, 'utf8')).toContain('(docs/security.md)');
  }
});
