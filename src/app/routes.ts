import { type RouteConfig, route } from '@react-router/dev/routes';
import { PAGE_IDS, ROUTES } from '#domain/routes.ts';

/** One route id per page, whatever its prefix: switching language keeps the page and its state. */
const pages = PAGE_IDS.map((page) =>
  route(`fr?/en?/${ROUTES[page].path.slice(1)}`, `pages/${page}.tsx`, { id: page }),
);

export default [
  ...pages,
  route('*', 'pages/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
