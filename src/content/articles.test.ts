import { expect, test } from 'vitest';
import { ARTICLES, articleAfter } from '#domain/site/articles.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { SOURCES } from '#domain/site/sources.ts';
import { loadWords } from './load-words.ts';

const articles = await Promise.all(
  ARTICLES.flatMap(({ page }) =>
    LANGUAGES.map(async (language) => {
      const words = await loadWords(page, language);
      return {
        name: `${language}/${page}`,
        sections: words.sections,
        sources: Object.keys(words.sources),
      };
    }),
  ),
);

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

const citedIn = (words: unknown) =>
  textsOf(words).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id));

test.each(articles)(
  '$name cites its sources in the order they are numbered, and no other',
  ({ sections, sources }) => {
    expect([...new Set(citedIn(sections))]).toEqual(sources);
  },
);

test.each(LANGUAGES)(
  'in %s, each article leads to the title of the one it links to',
  async (language) => {
    const { titles } = await loadWords('articles', language);
    for (const { page } of ARTICLES) {
      const { next } = await loadWords(page, language);
      expect(next).toBe(titles[articleAfter(page)].title);
    }
  },
);

test('every source is cited somewhere', () => {
  const cited = new Set(articles.flatMap(({ sources }) => sources));
  expect(Object.keys(SOURCES).filter((source) => !cited.has(source))).toEqual([]);
});
