import type { Plugin } from 'vite';
import { ARTICLES } from '#domain/site/articles.ts';
import { PAGE_IDS, type PageId } from '#domain/site/routes.ts';

/** The folder of pages that share one; every other page has a folder of its own name. */
const SHARED_FOLDER: Partial<Record<PageId, string>> = {
  confirmation: 'contact',
  'form-failed': 'contact',
  'form-limited': 'contact',
  'pre-registration-thanks': 'pre-registration',
  'newsletter-sent': 'newsletter',
  'newsletter-confirm': 'newsletter',
  'newsletter-unsubscribe': 'newsletter',
  'my-data-sent': 'my-data',
  'legal-notice': 'legal',
  privacy: 'legal',
  cookies: 'legal',
  accessibility: 'legal',
};

/** 'src/app/pages/faq/faq.tsx' */
export function pageModule(page: PageId | 'not-found'): string {
  const isArticle = ARTICLES.some((article) => article.page === page);
  const folder = isArticle ? 'blog' : page === 'not-found' ? page : (SHARED_FOLDER[page] ?? page);
  return `src/app/pages/${folder}/${page}.tsx`;
}

const NAME = 'virtual:pages';

/** What src/app/routing/load-page.ts imports by this name: a function for each page that loads its module. */
export function pageModules(): Plugin {
  const lines = [...PAGE_IDS, 'not-found' as const].map(
    (page) => `'${page}': () => import('/${pageModule(page)}'),`,
  );
  return {
    name: 'page-modules',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const PAGES = {\n${lines.join('\n')}\n};` : undefined,
  };
}
