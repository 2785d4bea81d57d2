import { expect, test } from 'vitest';
import { ARTICLES } from './articles.ts';
import { LEGAL_UPDATED } from './legal-dates.ts';
import { lastChanged } from './page-dates.ts';

test('an article changed when it says so', () => {
  for (const { page, published } of ARTICLES) expect(lastChanged(page)).toBe(published);
});

test('a legal text changed when it says so', () => {
  expect(lastChanged('privacy')).toBe(LEGAL_UPDATED.privacy);
});

test('the blog changes with its newest article', () => {
  const days = ARTICLES.map(({ published }) => published).sort();
  expect(lastChanged('blog')).toBe(days.at(-1));
});

test('a page that shows no date has none', () => {
  expect(lastChanged('home')).toBeUndefined();
});
