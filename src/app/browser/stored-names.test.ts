import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadProse } from '#content/load-prose.ts';
import { textOf, titledTexts } from '#content/prose.ts';
import { keysOf, SCROLL_KEY, STORED } from '#domain/privacy/browser-storage.ts';
import { CONSENT_KEY } from '#domain/privacy/consent.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { storedKey } from './tab-storage.ts';

const PURPOSES = Object.keys(STORED) as (keyof typeof STORED)[];
const NECESSARY = [SCROLL_KEY, ...PURPOSES.flatMap(keysOf)];

const mentioning = (what: RegExp) =>
  globSync('src/{app,ui}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .filter((file) => what.test(readFileSync(file, 'utf8')))
    .toSorted();

test('only these files write in a browser, under names that the list allows', () => {
  // Their names are of the list's own types, except for the consent record's.
  expect(mentioning(/\b(session|local)Storage\b/)).toEqual([
    'src/app/browser/tab-storage.ts',
    'src/app/consent/consent.tsx',
    'src/app/consent/withdraw-tags.ts',
    'src/app/simulator/sharing/use-own-simulation.ts',
  ]);
  expect(keysOf('choice')).toEqual([CONSENT_KEY]);
  expect(keysOf('drafts')).toEqual(STORED.drafts.names.map(storedKey));
  expect(mentioning(/\bindexedDB\b|\bcaches\.|serviceWorker|cookieStore/)).toEqual([]);
  expect(mentioning(/document\.cookie/)).toEqual(['src/app/consent/withdraw-tags.ts']);
});

test.each(LANGUAGES)('the cookies page names all of it in %s', async (language) => {
  const sections = titledTexts(await loadProse('cookies', language), 'Section');
  const named = (key: string) => new RegExp(`[(, ]${key}[,)]`);
  const { body = [] } = sections.find(({ id }) => id === 'necessaire') ?? {};
  const necessary = textOf(body);
  for (const key of NECESSARY) expect(necessary).toMatch(named(key));
});
