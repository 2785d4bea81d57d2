import type { Language } from './language.ts';
import { canonicalPath, type PageId, ROUTES } from './routes.ts';

export const FEED_KINDS = ['rss', 'atom'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** feedPath('rss', 'en') // => '/en/blog/rss.xml' */
export const feedPath = (kind: FeedKind, language: Language): string =>
  `${canonicalPath('blog', language)}/${kind}.xml`;

/** The blog and what stands below it tell feed readers where the feeds are. */
export const hasFeed = (page: PageId): boolean => ROUTES[page].path.startsWith(ROUTES.blog.path);
