import { BRAND } from '#domain/brand.ts';
export default {
  meta: {
    title: 'Solutions : flottes, agrégateurs, énergéticiens',
    description: `Trois façons de travailler avec ${BRAND.name} : faire rapporter une flotte, activer des batteries par API, vendre la flexibilité à votre marque.`,
  },
  hero: {
    title: 'Une même flexibilité, trois façons d’en vivre.',
    lead: 'Que vous ayez les véhicules, les marchés ou les clients, la souplesse d’un dépôt a une valeur pour vous.',
  },
} as const;
