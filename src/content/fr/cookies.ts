import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Cookies et traceurs du site ${BRAND.name}`,
    description:
      'Ce site ne dépose aucun cookie et ne charge aucun traceur. Cette page le dit, et le dira si cela change.',
  },
  hero: {
    title: 'Cookies et traceurs',
    lead: 'Ce site ne dépose aucun cookie et ne charge rien d’un autre hôte.',
  },
} as const;
