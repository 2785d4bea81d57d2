import { BRAND } from '#domain/site/brand.ts';
import consent from './consent.ts';

/** The banner of a site that is built with tools of others; without any it is consent.ts. */
export default {
  ...consent,
  title: 'Vos cookies :',
  text: `${BRAND.name} ne mesure l’audience et n’identifie votre entreprise que si vous dites oui.`,
  categories: {
    ...consent.categories,
    analytics: {
      name: consent.categories.analytics.name,
      text: 'Pages vues, parcours, carte de chaleur.',
    },
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Entreprise qui visite le site, discussion en ligne.',
    },
  },
} as const;
