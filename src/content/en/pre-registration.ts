import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/pre-registration.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Pre-register for the ${BRAND.name} private beta`,
    description:
      'Sign your fleet up for the private beta: free for as long as it lasts, limited places, and a personal analysis in return.',
  },
  hero: {
    title: 'Sign your fleet up for the beta.',
    lead: 'The private beta is free and places are limited. The form opens soon; until then, a message is enough.',
  },
} as const satisfies Words<typeof fr>;
