import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArticles } from './article-files.ts';
import { articleLists } from './article-lists.ts';
import { compileArticle } from './compile-article.ts';
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
  const texts = files.filter(([path]) => path.endsWith('.mdx'));
  expect(files.map(([path]) => path)).toEqual([
    'src/content/articles/my-depot.fr.mdx',
    'src/content/articles/my-depot.en.mdx',
    'src/app/pages/blog/article-my-depot.tsx',
  ]);
  for (const [path, text] of texts) writeFileSync(join(folder, basename(path)), text);
  const [made] = readArticles(folder);
  expect(made).toMatchObject({ slug: 'my-depot', fr: { address: 'my-depot', date: '2030-01-02' } });
  for (const [path, text] of articleLists(readArticles(folder))) {
    expect(text, path).toContain(
      path.includes('load') ? './my-depot.en.mdx' : "'article-my-depot'",
    );
  }
  for (const [path, text] of texts) expect(compileArticle(text, path)).toContain('sections');
});

test.each(['', 'My depot', 'a/b', 'dépôt'])('%j names no article', (slug) => {
  expect(() => newArticle(slug, '2030-01-02')).toThrow('names no article');
});

test('an article that is dated differently in its languages is refused', () => {
  const [first] = readArticles();
  if (first === undefined) throw new Error('There is no article.');
  const other = { ...first, en: { ...first.en, date: '2020-01-01' } };
  expect(() => articleLists([other])).toThrow(/its date is 2026-10-06 in French and 2020-01-01/);
});
