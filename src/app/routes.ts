import { type RouteConfig, route } from '@react-router/dev/routes';
import { PAGE_IDS, type PageId, ROUTES } from '#domain/routes.ts';

/** Pages written out in full; the others so far have their opening only. */
const FINISHED: readonly PageId[] = ['home', 'search'];

/** One route id per page, whatever its prefix: switching language keeps the page and its state. */
const pages = PAGE_IDS.map((page) => {
  const path = ROUTES[page].path.slice(1);
  const file = FINISHED.includes(page) ? `pages/${page}.tsx` : 'pages/opening.tsx';
  return route(`fr?/en?/${path}`, file, { id: page });
});

export default [
  ...pages,
  route('*', 'pages/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
