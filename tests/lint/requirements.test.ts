import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/requirements.md', 'utf8');
const SOURCES = globSync(['{src,tests,bench}/**/*.{ts,tsx,css}', 'migrations/*.sql']);

/** codesOf("test('R3, S6: twenty at once") // => ['R3', 'S6'] */
const codesOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])(?:[A-Z]\d{1,2}, )*[PSRAEM]\d{1,2}(?=:\s)/g)].flatMap(([codes]) =>
    codes.split(', '),
  );

const codesIn = (files: string[]) =>
  new Set(files.flatMap((file) => codesOf(readFileSync(file, 'utf8'))));

const explained = [...DOCUMENT.matchAll(/^- ([A-Z]\d{1,2}): /gm)].map(([, code = '']) => code);

test('codes are read off test names and comments', () => {
  expect(codesOf("test('R3, S6: twenty at once', …) // P13: leave to ring")).toEqual([
    'R3',
    'S6',
    'P13',
  ]);
  expect(codesOf("{ d: 'M5 12', kw: 'A14', code: 'E1' }")).toEqual([]);
});

test('every code in the sources is explained, once', () => {
  const used = [...codesIn(SOURCES)];
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((code) => !explained.includes(code))).toEqual([]);
  expect(explained).toEqual([...new Set(explained)]);
});

test('every code explained is used by a test', () => {
  const tested = codesIn(SOURCES.filter((file) => /\.(test|spec)\.tsx?$/.test(file)));
  expect(explained.filter((code) => !tested.has(code))).toEqual([]);
});
