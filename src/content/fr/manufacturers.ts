import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: 'Constructeurs : vendre le véhicule et son revenu',
    description: `Intégration native du V2G, services connectés, appui technique : ce que ${BRAND.name} ajoute aux véhicules que vous construisez ou distribuez.`,
  },
  hero: {
    title: 'Le véhicule est vendu. Il commence à rapporter.',
    lead: 'Une intégration dans vos services connectés, et chaque véhicule livré peut rapporter à son acheteur.',
  },
} as const;
