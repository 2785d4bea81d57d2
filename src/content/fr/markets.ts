import { f } from './facts.ts';

export default {
  title: 'Les marchés, et ce que chacun paie',
  lead: `Quatre façons de valoriser la flexibilité d’une flotte en France. Montants par véhicule et par an, avant partage, pour notre dépôt de ${f.depot.vehicles} utilitaires branchés de ${f.depot.from} à ${f.depot.to}.`,
  columns: { market: 'Marché', pays: 'Ce qu’il paie', v2g: 'V2G' },
  rows: {
    dayAhead: {
      name: 'Décalage sur le marché du lendemain',
      text: 'La recharge passe aux heures où l’énergie est la moins chère. Des quatre, c’est le seul que le simulateur compte.',
      pays: `${f.depot.energy} de moins par véhicule`,
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
      text: `La puissance suit la fréquence du réseau, automatiquement. Appel d’offres européen, chaque jour. Possible pour ce dépôt : ${f.depot.fcrWithoutV2g} par véhicule sans V2G, ${f.depot.fcr} avec.`,
      pays: `${f.reservePrice.fcr} et par heure`,
      dated: 'Prix moyen de 2024.',
    },
    afrr: {
      name: 'Réserve secondaire (aFRR)',
      text: `La puissance suit un signal de RTE. Appel d’offres français, chaque jour. Possible pour ce dépôt, au plus, aux prix du second semestre 2025 : ${f.depot.afrrWithoutV2g} par véhicule sans V2G, ${f.depot.afrr} avec.`,
      pays: `${f.reservePrice.afrr} et par heure`,
      dated: 'Prix moyen du second semestre 2025, en baisse sur un an.',
    },
  },
  v2g: { without: 'Sans V2G', more: 'Surtout avec V2G' },
  note: 'Les réserves sont possibles, non comptées : il faut réunir un mégawatt et être certifié, et ces prix baissent.',
  served: f.stated.markets,
  readOn: 'lu le',
} as const;
