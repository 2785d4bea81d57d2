import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articlePath, readArticles } from '#build/articles/article-files.ts';
import { CLAIMS, type Claim } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { DICTIONARY_IDS, filesOf } from './dictionaries.ts';

const ALL: [name: string, claim: Claim][] = Object.entries(CLAIMS);

/** The file each page's words are in, by language. */
const FILES = new Map<string, (language: Language) => string>([
  ...readdirSync('src/content/fr').map(
    (file) =>
      [
        file.replace(/\.ts$/, ''),
        (language: Language) => `src/content/${language}/${file}`,
      ] as const,
  ),
  ...readArticles().map(
    ({ slug }) => [`article-${slug}`, (language: Language) => articlePath(slug, language)] as const,
  ),
]);
const PAGES = [...FILES.keys()];

function claimsShown(page: string, language: Language): string[] {
  const source = readFileSync(FILES.get(page)?.(language) ?? '', 'utf8');
  const named = [...source.matchAll(/\bCLAIMS\.(\w+)|\bpromised\('(\w+)'/g)];
  const claims = named.map(([, claim, promise]) => claim ?? promise ?? '');
  return [...new Set(source.includes('shareRule(') ? [...claims, 'ownShare'] : claims)].sort();
}

/** Words in a file of their own are the page's that takes them in. */
const ownerOf = (page: string) =>
  DICTIONARY_IDS.find((id) => filesOf(id, 'fr').includes(FILES.get(page)?.('fr') ?? ''));

const allowedOn = (page: string) =>
  ALL.filter(([, { shownOn }]) =>
    shownOn.some((place) => place === page || place === ownerOf(page)),
  ).map(([name]) => name);

test.each(PAGES)(
  '%s shows only claims that are allowed there, the same in both languages',
  (page) => {
    const allowed = allowedOn(page);
    const shown = claimsShown(page, 'fr');
    expect(shown.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(claimsShown(page, 'en')).toEqual(shown);
  },
);

const SHOWN = new Set(PAGES.flatMap((page) => claimsShown(page, 'fr')));

test.each(ALL.map(([name]) => name))('%s stands on a page', (name) => {
  expect(SHOWN).toContain(name);
});

test('a claim is seen where it is shown, and allowed only where its entry says so', () => {
  expect(claimsShown('home', 'fr')).toContain('headlineGainMax');
  expect(claimsShown('article-contract', 'en')).toContain('noticePeriod');
  expect(allowedOn('home')).toContain('headlineGainMax');
  expect(allowedOn('home')).not.toContain('capacity');
});

test.each(ALL)(
  '%s runs from low to high, may stand somewhere and rests on something',
  (_, claim) => {
    const [low = Number.NaN, high = low] =
      typeof claim.value === 'number' ? [claim.value] : claim.value;
    expect(low).toBeLessThanOrEqual(high);
    expect(claim.shownOn).not.toHaveLength(0);
    expect(claim.restsOn.trim()).not.toBe('');
  },
);
