import { expect, test } from 'vitest';
import {
  ARTICLES,
  articleAfter,
  changedOn,
  feedPath,
  hasFeed,
  lastChanged,
  NEWEST_FIRST,
} from './articles.ts';
import { LEGAL_UPDATED } from './legal.ts';
import { PAGE_IDS, ROUTES } from './routes.ts';

test('every page below the blog is an article, and every article stands there', () => {
  const below = PAGE_IDS.filter((page) => ROUTES[page].path.startsWith(`${ROUTES.blog.path}/`));
  expect(ARTICLES.map(({ page }) => page)).toEqual(below);
});

test('the newest comes first', () => {
  const days = NEWEST_FIRST.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('reading on leads through every article and back to the first', () => {
  const read = new Set<string>();
  let page = articleAfter('article-value');
  for (let step = 0; step < ARTICLES.length; step++) {
    read.add(page);
    page = articleAfter(page);
  }
  expect(read.size).toBe(ARTICLES.length);
});

test('each language has its feeds beside its blog, named on the blog and its articles only', () => {
  expect(feedPath('rss', 'fr')).toBe('/blog/rss.xml');
  expect(feedPath('atom', 'en')).toBe('/en/blog/atom.xml');
  expect(PAGE_IDS.filter(hasFeed)).toEqual(['blog', ...ARTICLES.map(({ page }) => page)]);
});

test('an article is dated by a day of the calendar, and changed when its head says so, never before', () => {
  expect(lastChanged('article-contract')).toBe('2026-11-19');
  for (const { page, published } of ARTICLES) {
    expect(new Date(`${published}T00:00:00Z`).toISOString().slice(0, 10)).toBe(published);
    expect(changedOn(page) >= published, page).toBe(true);
  }
});

test('the blog changes with its newest article', () => {
  const days = ARTICLES.map(({ page }) => changedOn(page));
  const day = lastChanged('blog') ?? '';
  expect(days).toContain(day);
  expect(days.filter((other) => other > day)).toEqual([]);
});

test('a legal text changed when it says so, and a page that shows no date has none', () => {
  expect(lastChanged('privacy')).toBe(LEGAL_UPDATED.privacy);
  expect(lastChanged('home')).toBeUndefined();
});
