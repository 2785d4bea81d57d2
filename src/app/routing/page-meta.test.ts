import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { INDEXED_PAGES, PAGE_IDS, ROUTES } from '#domain/site/routes.ts';
import { pageMeta } from './page-meta.ts';

const ORIGIN = vi.hoisted(() => {
  const origin = 'https://www.site.example';
  Object.assign(import.meta.env, { SITE_ORIGIN: origin });
  return origin;
});

const WORDS = { title: 'Questions', description: 'Des réponses courtes.' };
const NOINDEX = { name: 'robots', content: 'noindex' };
const UNLISTED = PAGE_IDS.filter((page) => !ROUTES[page].indexed);

const link = (rel: string, path: string, hrefLang?: string) => ({
  tagName: 'link',
  rel,
  ...(hrefLang === undefined ? {} : { hrefLang }),
  href: `${ORIGIN}${path}`,
});

test.each([
  ['fr', '/faq'],
  ['en', '/en/faq'],
] as const)(
  'read in %s a page has title and description, its one address is %s, and both languages are named',
  (language, path) => {
    expect(pageMeta('faq', language, WORDS)).toEqual([
      { title: WORDS.title },
      { name: 'description', content: WORDS.description },
      link('canonical', path),
      link('alternate', '/faq', 'fr'),
      link('alternate', '/en/faq', 'en'),
      link('alternate', '/faq', 'x-default'),
    ]);
  },
);

test('a page search engines may list is never closed to them', () => {
  for (const page of INDEXED_PAGES) {
    for (const language of LANGUAGES) {
      expect(pageMeta(page, language, WORDS)).not.toContainEqual(NOINDEX);
    }
  }
});

test.each(UNLISTED)('%s is closed to search engines, and names no other language', (page) => {
  const path = ROUTES[page].path;
  const [, , ...rest] = pageMeta(page, 'fr', WORDS);
  expect(rest).toEqual([NOINDEX, link('canonical', path)]);
});

test('what is not found is closed to search engines and has no address of its own', () => {
  const [, , ...rest] = pageMeta('not-found', 'en', WORDS);
  expect(rest).toEqual([NOINDEX]);
});

test('words without a meta group, such as those of the shell, give no meta tags', () => {
  expect(pageMeta('shell', 'fr', undefined)).toEqual([]);
});
