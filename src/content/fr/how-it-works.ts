import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: 'Fonctionnement : la nuit d’un dépôt, pas à pas',
    description: `Brancher, planifier, partir chargé : comment ${BRAND.name} déplace la recharge de vos véhicules vers les meilleures heures et vend leur flexibilité.`,
  },
  hero: {
    title: 'Brancher, attendre, partir chargé.',
    lead: `Vos conducteurs branchent en rentrant. ${BRAND.name} choisit les heures. Au matin, chaque véhicule est prêt à l’heure que vous avez fixée.`,
  },
} as const;
