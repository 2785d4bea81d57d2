import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/requirements.md', 'utf8');
const SOURCES = globSync(['{src,tests,bench}/**/*.{ts,tsx,css}', 'migrations/*.sql']);

/** codesOf("test('R3, S6: twenty at once") // => ['R3', 'S6'] */
const codesOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.])(?:[A-Z]\d{1,2}, )*[PSRAEM]\d{1,2}(?=:\s)/g)].flatMap(([codes]) =>
    codes.split(', '),
  );

const used = new Map<string, string[]>();
for (const file of SOURCES) {
  for (const code of new Set(codesOf(readFileSync(file, 'utf8')))) {
    used.set(code, [...(used.get(code) ?? []), file]);
  }
}

const explained = new Map(
  [...DOCUMENT.matchAll(/^\| ([A-Z]\d{1,2}) \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, code = '', holders = '']) => [code, filesIn(holders)] as const,
  ),
);

function filesIn(text: string): string[] {
  return [...text.matchAll(/`((?:src|tests|bench|docs)\/[^`]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
}

test('codes are read off test names and comments', () => {
  expect(codesOf("test('R3, S6: twenty at once', …) // P13: leave to ring")).toEqual([
    'R3',
    'S6',
    'P13',
  ]);
  expect(codesOf("{ d: 'M5 12', kw: 'A14', code: 'E1' }")).toEqual([]);
  expect(used.size).toBeGreaterThan(80);
});

test('every code in the sources is explained, once, and every code explained is used', () => {
  expect([...explained.keys()].sort()).toEqual([...used.keys()].sort());
  const rows = [...DOCUMENT.matchAll(/^\| ([A-Z]\d{1,2}) \|/gm)].map(([, code]) => code);
  expect(rows).toEqual([...new Set(rows)]);
});

test.each([...explained])('%s is held by tests that carry its code', (code, files) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !(used.get(code) ?? []).includes(file))).toEqual([]);
});

test('every file that is named exists', () => {
  const files = filesIn(DOCUMENT);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every demand of the specification names the test that shows it', () => {
  const [, sections = ''] = DOCUMENT.split("## The owner's specification");
  const rows = [...sections.matchAll(/^\| (?!demand|---)(.+) \|/gm)].map(([, row = '']) => row);
  expect(rows.length).toBeGreaterThan(40);
  const unshown = rows.filter(
    (row) => !filesIn(row.split(' | ')[2] ?? '').some((file) => /\.(test|spec)\./.test(file)),
  );
  expect(unshown).toEqual([]);
});

test('every departure leads to a part of the notes that is there', () => {
  const headings = [...readFileSync('docs/spec-notes.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
  );
  const named = [...DOCUMENT.matchAll(/spec-notes\.md#([\w-]+)/g)].map(([, anchor = '']) => anchor);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});
