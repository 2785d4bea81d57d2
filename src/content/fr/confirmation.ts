import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Message envoyé | ${BRAND.name}`,
    description: `Votre message est bien arrivé. Une personne de l’équipe ${BRAND.name} vous répond, et vous pouvez continuer la visite du site.`,
  },
  hero: {
    title: 'Message envoyé !',
    lead: 'Votre message est bien arrivé. Une personne de l’équipe vous répond.',
  },
} as const;
