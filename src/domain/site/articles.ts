import { ARTICLE_LIST } from './article-list.ts';
import type { Language } from './language.ts';
import { LEGAL_UPDATED } from './legal.ts';
import { canonicalPath, type PageId, ROUTES } from './routes.ts';

type ArticleTopic = 'value' | 'hardware' | 'operations' | 'contract';

interface Article {
  page: PageId;
  /** Below the blog's. */
  address: string;
  /** Days, as in '2026-11-03'. */
  published: string;
  updated?: string;
  topic: ArticleTopic;
}

/** In the order they build on each other; each page has its words and its address under its id. */
export const ARTICLES = ARTICLE_LIST satisfies readonly Article[];

export type ArticleId = (typeof ARTICLES)[number]['page'];

export const NEWEST_FIRST = ARTICLES.toSorted((a, b) => b.published.localeCompare(a.published));

export function articleAt(page: ArticleId): Article {
  return ARTICLES.find((article) => article.page === page) ?? ARTICLES[0];
}

/** changedOn('article-value') // => '2026-11-17' */
export function changedOn(page: ArticleId): string {
  const { published, updated } = articleAt(page);
  return updated ?? published;
}

/** What to read after it; the last leads back to the first. */
export function articleAfter(page: ArticleId): ArticleId {
  const index = ARTICLES.findIndex((article) => article.page === page);
  return (ARTICLES[index + 1] ?? ARTICLES[0]).page;
}

export const FEED_KINDS = ['rss', 'atom'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** feedPath('rss', 'en') // => '/en/blog/rss.xml' */
export const feedPath = (kind: FeedKind, language: Language): string =>
  `${canonicalPath('blog', language)}/${kind}.xml`;

/** The blog and what stands below it tell feed readers where the feeds are. */
export const hasFeed = (page: PageId): boolean => ROUTES[page].path.startsWith(ROUTES.blog.path);

/**
 * The day a page last changed, for the pages that tell their readers so. The others have no date: a
 * guessed one would mislead search engines.
 *
 * lastChanged('article-value') // => '2026-11-17'
 * lastChanged('home')          // => undefined
 */
export function lastChanged(page: PageId): string | undefined {
  const articleDates = ARTICLES.map((article) => [article.page, changedOn(article.page)] as const);
  const dates = new Map<PageId, string | undefined>([
    ...articleDates,
    ...(Object.entries(LEGAL_UPDATED) as [PageId, string][]),
    [
      'blog',
      articleDates
        .map(([, date]) => date)
        .toSorted()
        .at(-1),
    ],
  ]);
  return dates.get(page);
}
