import { ARTICLES, type ArticleId, articleAfter, articleAt } from '#domain/site/articles.ts';
import type fr from './fr/articles.ts';
import type { Words } from './words.ts';

/** What stands around an article's text; its head is in its own file. */
export function articleWords(page: ArticleId, { common, topics, heads }: Words<typeof fr>) {
  return {
    ...heads[page],
    common,
    topic: topics[articleAt(page).topic],
    next: heads[articleAfter(page)].hero.title,
  };
}

export type ArticleWords = ReturnType<typeof articleWords>;

export const isArticle = (id: string): id is ArticleId => ARTICLES.some(({ page }) => page === id);

/** The titles of all articles, as the blog lists them. */
export const articleTitles = (heads: Words<(typeof fr)['heads']>) =>
  Object.fromEntries(ARTICLES.map(({ page }) => [page, heads[page].hero])) as Record<
    ArticleId,
    ArticleWords['hero']
  >;
