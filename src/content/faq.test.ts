import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadProse } from './load-prose.ts';
import { elementsOf, paragraphsOf, titledTexts } from './prose.ts';

const categoriesIn = async (language: 'fr' | 'en') =>
  titledTexts(await loadProse('faq', language), 'Category').map(({ id, body }) => ({
    id,
    questions: titledTexts(body, 'Question'),
  }));

test('every category holds at least five questions, each with an address of its own', async () => {
  const categories = await categoriesIn('fr');
  for (const { id, questions } of categories) {
    expect(questions.length, id).toBeGreaterThanOrEqual(5);
  }
  const ids = categories.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(LANGUAGES)('in %s questions ask, and answers are short', async (language) => {
  const categories = await categoriesIn(language);
  for (const { id, title, body } of categories.flatMap(({ questions }) => questions)) {
    expect(title, id).toMatch(/\?$/);
    expect(paragraphsOf(body).join(' ').length, id).toBeLessThan(600);
    expect(elementsOf(body, 'p').length, id).toBeGreaterThan(0);
  }
});
