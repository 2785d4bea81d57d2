import { BRAND } from '#domain/site/brand.ts';
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
    lead: 'Declared non-compliant with RGAA 4.1, as no audit has been made yet; our own checks aim at WCAG 2.2 AA. If something stands in your way, tell us.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
} as const satisfies Words<typeof fr>;
