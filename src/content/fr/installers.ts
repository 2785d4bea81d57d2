import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: 'Installateurs : des bornes qui se rentabilisent',
    description: `Optimisation de la recharge, mise en service simple, maintenance prédictive : ce que ${BRAND.name} change pour ceux qui posent les bornes.`,
  },
  hero: {
    title: 'Posez la borne, elle continue de travailler.',
    lead: 'Une borne pilotée rapporte à votre client longtemps après le chantier, et vous garde un rôle auprès de lui.',
  },
} as const;
