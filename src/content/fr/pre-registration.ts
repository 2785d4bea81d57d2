import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Pré-inscription à la bêta privée de ${BRAND.name}`,
    description:
      'Inscrivez votre flotte à la bêta privée : gratuite pendant toute sa durée, places limitées, une analyse personnalisée en retour.',
  },
  hero: {
    title: 'Inscrivez votre flotte à la bêta.',
    lead: 'La bêta privée est gratuite et les places sont limitées. Le formulaire ouvre bientôt ; d’ici là, un message suffit.',
  },
} as const;
