import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/not-found.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Page not found | ${BRAND.name}`,
    description:
      'This address leads nowhere. The home page, the simulator and the search are one click away.',
  },
  title: 'Page not found',
  subtitle:
    'The address has changed, or it never existed. The rest of the site is where you left it.',
  home: 'Back to the home page',
  back: 'Go back',
  search: 'Search the site',
  picture: 'A van turns round in front of three bars that spell 404.',
} as const satisfies Words<typeof fr>;
