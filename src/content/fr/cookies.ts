import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Cookies et traceurs du site ${BRAND.name}`,
    description:
      'La liste des cookies et traceurs de ce site, à quoi ils servent, et comment changer votre choix à tout moment.',
  },
  hero: {
    title: 'Cookies et traceurs',
    lead: 'Ce site ne dépose aucun cookie et ne charge rien d’un autre hôte.',
  },
} as const;
