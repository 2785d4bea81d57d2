import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { CAPACITY_EUROS_PER_KW, RESERVE_EUROS_PER_MWH } from '#domain/simulator/model/possible.ts';
import { eurosPer, longDate } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';

const { eur, of } = fleetFigures('fr');
const depot = of('depot');
const { possible } = knownFigures('depot').estimate;
const perHour = (value: number) => `${eurosPer(value, 'MW', 'fr')} et par heure`;

export default {
  title: 'Les marchés, et ce que chacun paie',
  lead: `Cinq façons de vendre la flexibilité d’une flotte en France. Les montants par véhicule sont ceux d’un dépôt de ${depot.vehicles} utilitaires branchés de ${depot.from} à ${depot.to}, par an et avant partage.`,
  columns: { market: 'Marché', pays: 'Ce qu’il paie', v2g: 'V2G' },
  rows: {
    dayAhead: {
      name: 'Décalage sur le marché du lendemain',
      text: 'La recharge passe aux heures où l’énergie est la moins chère. Des cinq, c’est le seul que le simulateur compte.',
      pays: `${depot.market} par véhicule`,
      dated: 'Prix horaires de 2023 à 2025, contrat indexé.',
    },
    nebef: {
      name: 'Effacement (NEBEF)',
      text: 'La charge est suspendue sur demande ; un opérateur d’effacement agréé revend l’énergie non consommée.',
      pays: 'Le prix du marché, moins un versement à votre fournisseur',
      dated: 'Règles publiées par la CRE ; nous ne le chiffrons pas.',
    },
    fcr: {
      name: 'Réserve primaire (FCR)',
      text: `La puissance suit la fréquence du réseau, automatiquement. Appel d’offres européen, chaque jour. Possible : ${eur(possible.fcrEuros)} par véhicule sans V2G, ${depot.fcr} avec.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.fcr),
      dated: 'Prix moyen de 2024.',
    },
    afrr: {
      name: 'Réserve secondaire (aFRR)',
      text: `La puissance suit un signal de RTE. Appel d’offres français, chaque jour. Possible : ${eur(possible.afrrEuros)} par véhicule sans V2G, ${depot.afrr} avec.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.afrr),
      dated: 'Prix moyen du second semestre 2025, en baisse sur un an.',
    },
    capacity: {
      name: 'Mécanisme de capacité',
      text: `Être disponible aux heures les plus tendues de l’hiver. RTE est l’acheteur unique depuis novembre 2026. Possible : ${eur(possible.capacityEuros)} par véhicule.`,
      pays: `${eurosPer(CAPACITY_EUROS_PER_KW, 'kW', 'fr', 2)} et par an`,
      dated: `Enchère du ${longDate('2024-12-05', 'fr')} pour 2026, sous l’ancien mécanisme.`,
    },
  },
  v2g: { without: 'Sans V2G', more: 'Surtout avec V2G' },
  note: 'Réserves et capacité sont possibles, non comptées : il faut réunir un mégawatt et être certifié, et ces prix baissent.',
  readOn: 'lu le',
} as const;
