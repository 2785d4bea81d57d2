import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headOf, readArticles } from './article-files.ts';
import { articleLists } from './article-lists.ts';
import { newArticle } from './new-article.ts';

const folder = mkdtempSync(join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(articleLists())(
  '%s says what the heads of the articles say (npm run article)',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('a new article has both its texts and its page, and stands in every list', () => {
  const files = newArticle('my-depot', '2030-01-02');
  expect(files.map(([path]) => path)).toEqual([
    'src/content/fr/article-my-depot.mdx',
    'src/content/en/article-my-depot.mdx',
    'src/app/pages/blog/article-my-depot.tsx',
  ]);
  for (const [path, text] of files.slice(0, 2)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const articles = readArticles(join(folder, 'src/content'));
  expect(articles).toMatchObject([
    { page: 'article-my-depot', fr: { address: 'my-depot', date: '2030-01-02' } },
  ]);
  for (const [path, text] of articleLists(articles)) {
    expect(text, path).toContain("'article-my-depot'");
  }
});

test.each(['', 'My depot', 'a/b', 'dépôt'])('%j names no article', (slug) => {
  expect(() => newArticle(slug, '2030-01-02')).toThrow('names no article');
});

test('an article that is dated differently in its languages, or not at all, is refused', () => {
  const [first] = readArticles();
  if (first === undefined) throw new Error('There is no article.');
  const other = { ...first, en: { ...first.en, date: '2020-01-01' } };
  expect(() => articleLists([other])).toThrow(/its date is 2026-10-06 in French and 2020-01-01/);
  expect(() => headOf('---\ntitle: A\n---\n', 'a.mdx')).toThrow('a.mdx lacks lead');
});
