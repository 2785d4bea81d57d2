import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS, SERVED_FLEET_VEHICLES } from '#domain/site/claims.ts';
import { clock, percent, range } from '../figures.ts';
import { promised, promisedFigure } from '../promises.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: 'Solutions : flottes, agrégateurs, énergéticiens',
    description: `Trois façons de travailler avec ${BRAND.name} : payer moins cher la recharge d’une flotte, activer des batteries par API, vendre la flexibilité sous votre marque.`,
  },
  hero: {
    title: 'Flottes, agrégateurs, fournisseurs : trois façons d’y gagner',
    lead: 'Vous avez les véhicules, l’accès aux marchés ou les clients : voici ce que la flexibilité d’un dépôt vous apporte.',
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
    title: 'Ce que les trois ont en commun',
    items: [
      {
        title: 'Un revenu nouveau',
        text: 'Les véhicules sont déjà branchés et les bornes déjà payées. Nous vendons leur flexibilité au réseau et partageons la valeur créée.',
      },
      {
        title: 'Une intégration simple',
        text: 'La recharge pilotée ne demande que du logiciel. Le V2G ajoute une borne bidirectionnelle et un véhicule compatible.',
      },
      {
        title: 'Des solutions sur mesure',
        text: 'Vos heures de départ, vos marchés et vos tarifs règlent la programmation de la recharge.',
      },
    ],
  },
  sectors: {
    title: 'Choisissez votre métier',
    fleets: {
      title: 'Opérateurs de flottes',
      text: `Vous avez ${range(SERVED_FLEET_VEHICLES, 'fr')} véhicules et une facture d’électricité. La recharge passe aux heures les moins chères ; chaque véhicule part à l’heure, au niveau que vous avez fixé.`,
      points: [
        'Économies dès la première nuit, surtout avec un contrat indexé',
        'Revenus de marché versés chaque mois',
        'V2G plus tard, borne par borne',
      ],
      figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
      condition: `de moins sur votre facture de recharge, après partage et par rapport à une recharge dès l’arrivée : recharge pilotée, véhicules rentrés entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, contrat indexé sur le marché`,
      contact: 'Parler de ma flotte',
      more: 'La solution pour les flottes',
    },
    aggregators: {
      title: 'Agrégateurs',
      text: 'Vous avez l’accès aux marchés ; nous apportons des dépôts entiers, branchés à heures connues et prévus la veille, site par site.',
      points: ['API REST et WebSocket', 'Prévision la veille, par site', 'Mesure et règlement'],
      figure: promisedFigure('activationWithin', 'fr'),
      condition: 'entre votre ordre et la réponse des véhicules branchés',
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
      figure: promisedFigure('launchWithin', 'fr'),
      condition: 'de la signature au lancement, calendrier type',
      contact: 'Parler à l’équipe partenariats',
      more: 'La solution pour les fournisseurs',
    },
  },
  simulator: {
    text: `Une première estimation pour votre flotte, ${promised('estimateWithin', 'fr')}.`,
    link: 'Ouvrir le simulateur',
  },
  closing: {
    title: 'Vous hésitez entre les trois ?',
    lead: 'Décrivez votre situation en trois lignes : nous vous disons si la flexibilité est intéressante pour vous, et par où commencer.',
    contact: 'Nous contacter',
  },
} as const;
