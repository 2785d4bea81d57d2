import { BRAND } from '#domain/site/brand.ts';
import consent from './consent-with-tools.ts';

/** The banner of a site that is built with a tool that recognises the companies of its visitors. */
export default {
  ...consent,
  text: `${BRAND.name} ne mesure l’audience et n’identifie votre entreprise que si vous dites oui.`,
  categories: {
    ...consent.categories,
    marketing: {
      name: consent.categories.marketing.name,
      text: 'Entreprise qui visite le site, discussion en ligne.',
    },
  },
} as const;
