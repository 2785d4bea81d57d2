import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/legal-notice.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Legal notice of the ${BRAND.name} website`,
    description: `Publisher, publication director, host and intellectual property of the ${BRAND.name} website, as French law requires.`,
  },
  hero: {
    title: 'Legal notice',
    lead: 'Who publishes this site, who hosts it and how to reach them.',
  },
} as const satisfies Words<typeof fr>;
