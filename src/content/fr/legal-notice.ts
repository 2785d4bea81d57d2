import { BRAND } from '#domain/site/brand.ts';

export default {
  meta: {
    title: `Mentions légales du site ${BRAND.name}`,
    description: `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${BRAND.name}, conformément à la loi française.`,
  },
  hero: {
    title: 'Mentions légales',
    lead: 'Qui publie ce site, qui l’héberge et comment nous joindre, comme le demande la loi du 21 juin 2004 (LCEN). Les estimations affichées ne sont pas des promesses, et les lire ne vous engage à rien.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
} as const;
