import { type RouteConfig, route } from '@react-router/dev/routes';
import { ARTICLES } from '#domain/site/articles.ts';
import { PAGE_IDS, type PageId, ROUTES } from '#domain/site/routes.ts';

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

const folderOf = (page: PageId) =>
  ARTICLES.some((article) => article.page === page) ? 'blog' : (SHARED_FOLDER[page] ?? page);

/** One route id per page, whatever its prefix: switching language keeps the page and its state. */
const pages = PAGE_IDS.map((page) =>
  route(`fr?/en?/${ROUTES[page].path.slice(1)}`, `pages/${folderOf(page)}/${page}.tsx`, {
    id: page,
  }),
);

/** Components in all their states, for who works on them: no build for visitors has it. */
const workshop = process.env.WORKSHOP
  ? [route('fr?/en?/workshop', 'workshop/workshop.tsx', { id: 'workshop' })]
  : [];

export default [
  ...pages,
  ...workshop,
  route('*', 'pages/not-found/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
