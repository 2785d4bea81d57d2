import type fr from '../fr/blog.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: 'Blog: fleet flexibility with the figures shown',
    description:
      'Smart charging, V2G, chargers, contracts: articles for fleet managers, with their figures and their sources.',
  },
  hero: {
    title: 'The flexibility blog.',
    lead: 'The first articles are coming: what V1G and V2G are worth, what a bidirectional charger changes, how to read a contract.',
  },
} as const satisfies Words<typeof fr>;
