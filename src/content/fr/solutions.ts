import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, measure, number, percent } from '../figures.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: 'Solutions : flottes, agrégateurs, énergéticiens',
    description: `Trois façons de travailler avec ${BRAND.name} : faire rapporter une flotte, activer des batteries par API, vendre la flexibilité sous votre marque.`,
  },
  hero: {
    title: 'Une même flexibilité, trois façons d’y gagner.',
    lead: 'Que vous ayez les véhicules, les marchés ou les clients, la souplesse d’un dépôt a une valeur pour vous.',
    discover: 'Trouver la vôtre',
  },
  loads: {
    summary:
      'Trois courbes de charge sur une même ligne : une flotte qui déplace sa recharge au creux de la nuit, un dépôt qui s’arrête sur appel en moins de {seconds}, trois dépôts qui s’additionnent chez un fournisseur.',
    fleets: { name: 'Flottes', text: 'la recharge attend le creux de la nuit' },
    aggregators: { name: 'Agrégateurs', text: 'la charge s’arrête sur appel' },
    energy: { name: 'Énergie', text: 'les dépôts s’additionnent' },
  },
  pillars: {
    title: 'Ce que chacun y trouve.',
    items: [
      {
        title: 'Un revenu nouveau',
        text: 'Les véhicules étaient déjà branchés, les bornes déjà payées. Nous vendons leur flexibilité au réseau et partageons ce qu’elle rapporte.',
      },
      {
        title: 'Une intégration simple',
        text: 'En recharge pilotée, du logiciel et rien d’autre. Le V2G ajoute une borne bidirectionnelle et un véhicule compatible.',
      },
      {
        title: 'Des solutions sur mesure',
        text: 'Vos heures de départ, vos marchés, vos tarifs. Le moteur est commun, les règles sont les vôtres.',
      },
    ],
  },
  sectors: {
    title: 'Trois métiers, trois entrées.',
    fleets: {
      title: 'Opérateurs de flottes',
      text: 'Vous avez 20 à 500 véhicules et une facture d’électricité. La recharge passe aux heures les moins chères ; chaque véhicule part à l’heure, au niveau que vous avez fixé.',
      points: [
        'Économies dès la première nuit, si votre prix suit l’heure',
        'Part du revenu versée chaque mois',
        'V2G plus tard, borne par borne',
      ],
      figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
      condition: `de moins sur votre facture de recharge, après partage : recharge pilotée, véhicules rentrés entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, contrat indexé sur le marché`,
      contact: 'Parler de ma flotte',
      more: 'La solution pour les flottes',
    },
    aggregators: {
      title: 'Agrégateurs',
      text: 'Vous avez l’accès aux marchés. Il vous manque des mégawatts prévisibles : les dépôts en sont pleins, à heures fixes.',
      points: ['API REST et WebSocket', 'Prévision la veille, par site', 'Mesure et règlement'],
      figure: `< ${measure(CLAIMS.activationWithin.value, 's', 'fr')}`,
      condition: 'entre votre appel et la réponse des véhicules branchés',
      contact: 'Demander un accès',
      more: 'La solution pour les agrégateurs',
    },
    energy: {
      title: 'Fournisseurs d’énergie',
      text: 'Vous avez les clients et la facture. Ajoutez la flexibilité à votre offre, sous votre marque, sans la développer vous-même.',
      points: [
        'Espace client à vos couleurs',
        'Pilotage et vente assurés par nos équipes',
        'API et SDK si vous préférez intégrer',
      ],
      figure: `< ${number(CLAIMS.launchWithin.value, 'fr')} semaines`,
      condition: 'de la signature au lancement, calendrier type',
      contact: 'Contacter un partenaire',
      more: 'La solution pour les fournisseurs',
    },
  },
  simulator: {
    text: `Une flotte en tête ? Une première estimation prend ${number(CLAIMS.estimateWithin.value, 'fr')} minutes.`,
    link: 'Ouvrir le simulateur',
  },
  closing: {
    title: 'Vous hésitez ? Écrivez-nous.',
    lead: 'Décrivez votre situation en trois lignes. Nous vous disons si la flexibilité a un sens chez vous, et par où commencer.',
    contact: 'Nous contacter',
  },
} as const;
