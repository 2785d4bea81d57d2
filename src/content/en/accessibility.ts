import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/accessibility.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Accessibility statement of the ${BRAND.name} website`,
    description:
      'How accessible this site is, what we check against WCAG and the French RGAA, and how to tell us about an obstacle.',
  },
  hero: {
    title: 'Accessibility',
    lead: 'This site is meant for everyone. If something stands in your way, tell us and we will remove it.',
  },
} as const satisfies Words<typeof fr>;
