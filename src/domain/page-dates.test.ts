import { expect, test } from 'vitest';
import { ARTICLES } from './articles.ts';
import { LEGAL_UPDATED } from './legal-dates.ts';
import { lastChanged } from './page-dates.ts';

test('an article changed when it says so', () => {
  expect(lastChanged('article-contract')).toBe('2026-11-12');
  expect(lastChanged('article-value')).toBe('2026-11-16');
});

test('a legal text changed when it says so', () => {
  expect(lastChanged('privacy')).toBe(LEGAL_UPDATED.privacy);
});

test('the blog changes with its newest article', () => {
  const days = new Set<string | undefined>(ARTICLES.map(({ page }) => lastChanged(page)));
  expect(lastChanged('blog')).toBe('2026-11-16');
  expect(days).toContain('2026-11-16');
});

test('a page that shows no date has none', () => {
  expect(lastChanged('home')).toBeUndefined();
});
