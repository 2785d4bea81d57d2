import { BRAND } from '#domain/site/brand.ts';
import consent from './consent.ts';

/** The banner of a site that is built with tools of others, none of which recognises companies. */
export default {
  ...consent,
  title: 'Vos cookies :',
  text: `${BRAND.name} ne mesure l’audience que si vous dites oui.`,
  categories: {
    ...consent.categories,
    analytics: {
      name: consent.categories.analytics.name,
      text: 'Pages vues, clics, parcours.',
    },
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Discussion en ligne.',
    },
  },
} as const;
