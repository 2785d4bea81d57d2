import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Contact : parler à quelqu’un de ${BRAND.name}`,
    description:
      'Une question sur votre flotte, un partenariat, une démonstration : écrivez ou appelez, une personne vous répond.',
  },
  hero: {
    title: 'Une question ? Une personne vous répond.',
    lead: 'Écrivez-nous ou appelez : le formulaire arrive, les personnes sont déjà là.',
  },
} as const;
