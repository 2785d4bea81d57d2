/** Written by `npm run article` from the heads of the articles. */
export const ARTICLE_WORDS = {
  'article-value': {
    fr: () => import('./value.fr.mdx'),
    en: () => import('./value.en.mdx'),
  },
  'article-charger': {
    fr: () => import('./charger.fr.mdx'),
    en: () => import('./charger.en.mdx'),
  },
  'article-night': {
    fr: () => import('./night.fr.mdx'),
    en: () => import('./night.en.mdx'),
  },
  'article-contract': {
    fr: () => import('./contract.fr.mdx'),
    en: () => import('./contract.en.mdx'),
  },
  'article-afir': {
    fr: () => import('./afir.fr.mdx'),
    en: () => import('./afir.en.mdx'),
  },
  'article-turpe': {
    fr: () => import('./turpe.fr.mdx'),
    en: () => import('./turpe.en.mdx'),
  },
} as const;
