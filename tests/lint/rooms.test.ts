import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cycleAmong, type Import, roomOf, SOURCE_FILES, sourceImports } from './source-imports.ts';

/** Rooms that put others together, or try them out: they may know everyone, nobody knows them. */
const COMPOSING = /^src\/((app|desk)\/[^/]+|server\/(startup|cli|demo|testing)\/.*)$/;
const MEETING = ['app/forms', 'app/consent', 'app/layout', 'app/simulator'];

interface Rule {
  sentence: string;
  breaks: (one: Import) => boolean;
  example: Import;
}

const RULES: Rule[] = [
  {
    sentence:
      'A page’s folder is its own: what two pages share is a section. The workshop shows both.',
    breaks: ({ from, to }) =>
      pageOf(to) !== undefined &&
      pageOf(from) !== pageOf(to) &&
      !from.startsWith('src/app/workshop/'),
    example: { from: 'src/app/pages/faq/faq.tsx', to: 'src/app/pages/home/home-hero.tsx' },
  },
  {
    sentence:
      'Forms, consent, layout and simulator meet only through links, simulation-handover and domain; root.tsx puts them together.',
    breaks: ({ from, to }) => {
      const [a, b] = [roomOf(from), roomOf(to)];
      return a !== b && MEETING.includes(a) && MEETING.includes(b);
    },
    example: { from: 'src/app/layout/footer.tsx', to: 'src/app/forms/newsletter-form.tsx' },
  },
  {
    sentence:
      'On the server only startup composes: a room is handed its settings and does not read them.',
    breaks: ({ from, to }) => to.startsWith('src/server/startup/') && !COMPOSING.test(from),
    example: {
      from: 'src/server/mail/transport.ts',
      to: 'src/server/startup/configuration/settings.ts',
    },
  },
  {
    sentence: 'Demo and tests are no part of the product: nothing of it imports them.',
    breaks: ({ from, to }) =>
      /^src\/server\/(demo|testing)\//.test(to) && !/^src\/server\/(demo|testing)\//.test(from),
    example: { from: 'src/server/api/api.ts', to: 'src/server/testing/postgres.ts' },
  },
];

function pageOf(file: string): string | undefined {
  return /^src\/app\/pages\/([^/]+)\//.exec(file)?.[1];
}

const imports = sourceImports();

test.each([
  ['app', 50],
  ['desk', 5],
  ['server', 50],
  ['domain', 50],
])('the rooms of %s form no cycle', (top, least) => {
  const inside = imports.filter(
    ({ from, to }) => from.startsWith(`src/${top}/`) && to.startsWith(`src/${top}/`),
  );
  expect(inside.length).toBeGreaterThan(least);
  expect(cycleAmong(inside)).toBeUndefined();
});

test('a cycle is named, with the imports that make it', () => {
  const knot = [
    { from: 'src/app/a/one.ts', to: 'src/app/b/two.ts' },
    { from: 'src/app/b/two.ts', to: 'src/app/c/three.ts' },
    { from: 'src/app/c/four.ts', to: 'src/app/a/five.ts' },
  ];
  expect(cycleAmong(knot)).toEqual([
    'app/a -> app/b: src/app/a/one.ts imports src/app/b/two.ts',
    'app/b -> app/c: src/app/b/two.ts imports src/app/c/three.ts',
    'app/c -> app/a: src/app/c/four.ts imports src/app/a/five.ts',
  ]);
  expect(cycleAmong(knot.slice(0, 2))).toBeUndefined();
});

test.each(RULES)('$sentence', ({ breaks, example }) => {
  expect(breaks(example)).toBe(true);
  expect(imports.filter(breaks)).toEqual([]);
});

test('a section serves two pages or more, else it belongs to its page', () => {
  const usersOf = new Map<string, string[]>();
  for (const { from, to } of imports) usersOf.set(to, [...(usersOf.get(to) ?? []), from]);
  const pagesOf = (file: string, seen = new Set<string>()): Set<string> => {
    const pages = new Set<string>();
    if (seen.has(file)) return pages;
    seen.add(file);
    for (const user of usersOf.get(file) ?? []) {
      for (const page of pageOf(user) ? [pageOf(user) ?? ''] : pagesOf(user, seen)) pages.add(page);
    }
    return pages;
  };
  const sections = SOURCE_FILES.filter((file) => file.startsWith('src/app/sections/'));
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter((file) => pagesOf(file).size < 2)).toEqual([]);
});

test('few files are splinters: 25 lines or fewer, and one importer', () => {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  const splinters = SOURCE_FILES.filter(
    (file) =>
      !file.startsWith('src/content/') &&
      importers.get(file)?.size === 1 &&
      readFileSync(file, 'utf8').trimEnd().split('\n').length <= 25,
  );
  expect(splinters.length, splinters.join('\n')).toBeLessThanOrEqual(20);
});
