import type fr from '../fr/not-found.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';

export default {
  meta: {
    title: `Page not found | ${f.brand.name}`,
    description:
      'This address leads nowhere. The home page, the simulator and the search are one click away.',
  },
  title: 'Page not found',
  subtitle:
    'Bay 404 is empty: the address has changed, or it never existed. The rest of the site works: one word in the search will do.',
  home: 'Back to the home page',
  back: 'Go back',
  search: 'Search the site',
  picture: 'Three bays of a depot, 403, 404 and 405. Bay 404 is empty, its cable unplugged.',
} as const satisfies Words<typeof fr>;
