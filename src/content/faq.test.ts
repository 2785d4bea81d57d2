import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS } from '#domain/site/routes.ts';
import { loadWords } from './load-words.ts';

interface Entry {
  question: string;
  answer: readonly string[];
  more?: Record<string, string>;
}

async function categoriesIn(language: 'fr' | 'en') {
  const { categories } = await loadWords('faq', language);
  return Object.entries(categories).map(([id, { questions }]) => ({
    id,
    entries: Object.entries<Entry>(questions),
  }));
}

test('every category holds at least five questions, each with an address of its own', async () => {
  const categories = await categoriesIn('fr');
  for (const { id, entries } of categories) expect(entries.length, id).toBeGreaterThanOrEqual(5);
  const ids = categories.flatMap(({ id, entries }) => [id, ...entries.map(([slug]) => slug)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(LANGUAGES)(
  'in %s questions ask, answers are short and ways on lead to pages',
  async (language) => {
    for (const { entries } of await categoriesIn(language)) {
      for (const [slug, { question, answer, more = {} }] of entries) {
        expect(question, slug).toMatch(/\?$/);
        expect(answer.join(' ').length, slug).toBeLessThan(600);
        for (const page of Object.keys(more)) expect(PAGE_IDS).toContain(page);
      }
    }
  },
);
