import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/confirmation.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Message sent | ${BRAND.name}`,
    description: `Your message has arrived. Someone from the ${BRAND.name} team will answer you, and you can carry on looking round the site.`,
  },
  hero: {
    title: 'Message sent!',
    lead: 'Your message has arrived. Someone from the team will answer you.',
  },
} as const satisfies Words<typeof fr>;
