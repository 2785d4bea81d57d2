import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: `Recherche sur le site ${BRAND.name}`,
    description: `Cherchez dans les pages, les questions fréquentes et les articles du site ${BRAND.name}, en français ou en anglais.`,
  },
  hero: {
    title: 'Rechercher',
    lead: 'La recherche arrive avec les prochaines pages. D’ici là, tout le site tient dans le menu et le pied de page.',
  },
} as const;
