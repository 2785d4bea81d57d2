import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articlePath, readArticles } from '#build/articles/article-files.ts';
import { CLAIMS, type Claim } from '#domain/site/claims.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';

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

const allowedOn = (page: string) =>
  ALL.filter(([, { shownOn }]) => shownOn.some((place) => place === page)).map(([name]) => name);

describe.each(PAGES)('%s', (page) => {
  test.each(LANGUAGES)('shows in %s only claims that are allowed there', (language) => {
    const allowed = allowedOn(page);
    expect(claimsShown(page, language).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('makes the same claims in both languages', () => {
    expect(claimsShown(page, 'en')).toEqual(claimsShown(page, 'fr'));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const shown = new Set(PAGES.flatMap((page) => claimsShown(page, language)));

  test.each(ALL.map(([name]) => name))('%s stands on a page', (name) => {
    expect(shown).toContain(name);
  });
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
