import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/cookies.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Cookies and trackers on the ${BRAND.name} website`,
    description:
      'The list of cookies and trackers on this site, what each one is for, and how to change your choice at any time.',
  },
  hero: {
    title: 'Cookies and trackers',
    lead: 'This site sets no cookie and loads nothing from another host.',
  },
} as const satisfies Words<typeof fr>;
