import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Components in all their states, for who works on them: no build for visitors has it. */
const workshop = process.env.WORKSHOP
  ? [route('fr?/en?/workshop', 'workshop/workshop.tsx', { id: 'workshop' })]
  : [];

const ANY = 'routing/any-address.ts';

/** The pages are listed in src/domain/site/routes.ts, and one route shows them all. */
export default [
  ...workshop,
  route('words/:file', 'routing/words-file.ts', { id: 'words' }),
  layout('routing/page-route.tsx', { id: 'page' }, [
    index(ANY, { id: 'start' }),
    route('*', ANY, { id: 'any' }),
  ]),
] satisfies RouteConfig;
