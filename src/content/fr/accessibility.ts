import { BRAND } from '#domain/site/brand.ts';

export default {
  meta: {
    title: `Déclaration d’accessibilité du site ${BRAND.name}`,
    description:
      'L’état d’accessibilité de ce site au regard du RGAA, ce que nous vérifions, et comment nous signaler un obstacle.',
  },
  hero: {
    title: 'Accessibilité',
    lead: 'Non conforme au RGAA 4.1, faute d’audit à ce jour ; nos contrôles visent WCAG 2.2 AA. Un obstacle vous arrête ? Signalez-le.',
  },
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sommaire',
} as const;
