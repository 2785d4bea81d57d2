import { BRAND } from '#domain/brand.ts';
import type fr from '../fr/search.ts';
import type { Words } from '../words.ts';

export default {
  meta: {
    title: `Search the ${BRAND.name} website`,
    description: `Search the pages, the FAQ and the articles of the ${BRAND.name} website, in English or in French.`,
  },
  hero: {
    title: 'Search',
    lead: 'Search arrives with the next pages. Until then the whole site fits in the menu and the footer.',
  },
} as const satisfies Words<typeof fr>;
