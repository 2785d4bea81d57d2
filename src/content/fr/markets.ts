import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { RESERVE_EUROS_PER_MWH } from '#domain/simulator/index.ts';
import { eurosPer } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';

const { eur, of } = fleetFigures('fr');
const depot = of('depot');
const { possible } = knownFigures('depot').estimate;
const perHour = (value: number) => `${eurosPer(value, 'MW', 'fr')} et par heure`;

export default {
  title: 'Les marchés, et ce que chacun paie',
  lead: `Quatre façons de valoriser la flexibilité d’une flotte en France. Montants par véhicule et par an, avant partage, pour notre dépôt de ${depot.vehicles} utilitaires branchés de ${depot.from} à ${depot.to}.`,
  columns: { market: 'Marché', pays: 'Ce qu’il paie', v2g: 'V2G' },
  rows: {
    dayAhead: {
      name: 'Décalage sur le marché du lendemain',
      text: 'La recharge passe aux heures où l’énergie est la moins chère. Des quatre, c’est le seul que le simulateur compte.',
      pays: `${depot.energy} de moins par véhicule`,
      dated: 'Prix horaires de 2023 à 2025, offre spot, par rapport à une recharge dès l’arrivée.',
    },
    nebco: {
      name: 'Effacement (NEBCO)',
      text: 'La charge est suspendue sur demande ; un opérateur d’effacement agréé revend l’énergie non consommée.',
      pays: 'Le prix du marché, moins un versement à votre fournisseur',
      dated: 'Règles publiées par la CRE ; nous ne le chiffrons pas.',
    },
    fcr: {
      name: 'Réserve primaire (FCR)',
      text: `La puissance suit la fréquence du réseau, automatiquement. Appel d’offres européen, chaque jour. Possible pour ce dépôt : ${eur(possible.fcrEuros)} par véhicule sans V2G, ${depot.fcr} avec.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.fcr),
      dated: 'Prix moyen de 2024.',
    },
    afrr: {
      name: 'Réserve secondaire (aFRR)',
      text: `La puissance suit un signal de RTE. Appel d’offres français, chaque jour. Possible pour ce dépôt, au plus, aux prix du second semestre 2025 : ${eur(possible.afrrEuros)} par véhicule sans V2G, ${depot.afrr} avec.`,
      pays: perHour(RESERVE_EUROS_PER_MWH.afrr),
      dated: 'Prix moyen du second semestre 2025, en baisse sur un an.',
    },
  },
  v2g: { without: 'Sans V2G', more: 'Surtout avec V2G' },
  note: 'Les réserves sont possibles, non comptées : il faut réunir un mégawatt et être certifié, et ces prix baissent.',
  readOn: 'lu le',
} as const;
