import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/cookies.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Cookies and trackers on the ${BRAND.name} website`,
    description:
      'This site sets no cookie and loads no tracker. This page says so, and will say so if that ever changes.',
  },
  hero: {
    title: 'Cookies and trackers',
    lead: 'This site sets no cookie and loads nothing from another host.',
  },
} as const satisfies Words<typeof fr>;
