import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Déclaration d’accessibilité du site ${BRAND.name}`,
    description:
      'L’état d’accessibilité de ce site au regard du RGAA, ce que nous vérifions, et comment nous signaler un obstacle.',
  },
  hero: {
    title: 'Accessibilité',
    lead: 'Ce site se veut utilisable par tous. Un obstacle ? Dites-le-nous, nous le lèverons.',
  },
} as const;
