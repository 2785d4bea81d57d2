import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/legal-notice.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Legal notice of the ${BRAND.name} website`,
    description: `Publisher, publication director, host and intellectual property of the ${BRAND.name} website, as French law requires.`,
  },
  hero: {
    title: 'Legal notice',
    lead: 'Who publishes this site, who hosts it and how to reach us, as the French act of 21 June 2004 (LCEN) requires. The estimates shown are not promises, and reading them commits you to nothing.',
  },
  updated: 'Last updated: {date}',
  contents: 'Contents',
} as const satisfies Words<typeof fr>;
