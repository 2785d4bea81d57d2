import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Mentions légales du site ${BRAND.name}`,
    description: `Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site ${BRAND.name}, conformément à la loi française.`,
  },
  hero: {
    title: 'Mentions légales',
    lead: 'L’éditeur du site, son hébergeur et la façon de les joindre.',
  },
} as const;
