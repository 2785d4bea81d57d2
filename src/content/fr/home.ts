import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { euros, hours, number, percent } from '../figures.ts';

export default {
  meta: {
    title: `${BRAND.name} : la flexibilité des flottes électriques`,
    description: `Vos véhicules électriques attendent toute la nuit. ${BRAND.name} déplace leur recharge, vend cette flexibilité au réseau et partage le revenu avec vous.`,
  },
  hero: {
    title: 'La nuit, votre flotte rapporte.',
    lead: `Vos véhicules restent branchés treize heures et se chargent en un peu plus de quatre. ${BRAND.name} choisit les bonnes heures, vend cette flexibilité au réseau et partage le revenu avec vous.`,
    discover: 'Découvrir le potentiel de ma flotte',
    demo: 'Demander une démo rapide',
    card: {
      upTo: 'Jusqu’à',
      figure: euros(CLAIMS.headlineGainMax.value, 'fr'),
      per: 'par véhicule et par an',
      condition:
        'Le maximum de notre simulateur, avant partage ; le vôtre dépend de vos heures de branchement.',
      points: [
        `${euros(CLAIMS.ownInitialCost.value, 'fr')} de matériel en recharge pilotée (V1G)`,
        'Véhicules prêts à l’heure, chaque matin',
        `Versement mensuel, préavis de ${number(CLAIMS.noticePeriod.value, 'fr')} jours`,
      ],
    },
  },
  night: {
    summary:
      'Une nuit au dépôt : le prix de l’électricité culmine à {peakPrice} à {peakHour} et tombe à {lowPrice} à {lowHour}. Recharger {vehicles} utilitaires dès l’arrivée coûte {onArrivalCost} ; la recharge pilotée avec V2G, {planCost}.',
    arrival: 'retour au dépôt',
    departure: 'tous partent à {level}',
    priceName: 'Prix de gros, France',
    priceNote: 'moyenne horaire {year}',
    priceAt: '{price} à {hour}',
    onArrival: 'Recharge dès l’arrivée',
    plan: 'Recharge pilotée + V2G',
    planShort: 'Pilotée + V2G',
    givenBack: '{energy} rendus au réseau',
    givenBackWhen: 'au plus cher de la soirée (V2G)',
    givenBackShort: 'rendus',
    reserve: 'réserve : jamais sous {level}',
    level: 'niveau des batteries',
    levelShort: 'batteries',
    caption:
      'Une nuit au dépôt : {vehicles} utilitaires, batteries de {battery}, bornes bidirectionnelles de {charger}, site limité à {site}, charge de {start} à {target}. Sans rien rendre au réseau (V1G seul) : {smartOnlyCost}. Prix de gros France (day-ahead), moyennes horaires {year}, source ENTSO-E ; usure des batteries comptée à {wear}.',
    recompute: 'Refaire le calcul avec vos chiffres',
  },
  explainer: {
    title: 'Le réseau paie ce que vos véhicules font très bien : attendre.',
    lead: 'À 19 h, tout le monde consomme et l’électricité est chère. Vos utilitaires, eux, ont jusqu’à 7 h pour se recharger.',
    summary: `Les véhicules branchés offrent leur flexibilité à ${BRAND.name}, qui la vend au réseau ; la rémunération revient à la flotte.`,
    vehicles: 'Vos véhicules',
    product: `${BRAND.name}`,
    grid: 'Le réseau',
    offered: 'flexibilité',
    sold: 'flexibilité vendue',
    paid: 'rémunération',
    points: [
      {
        title: 'Des économies',
        text: 'La recharge glisse vers les heures les moins chères, sans toucher à l’heure de départ.',
      },
      {
        title: 'Des revenus',
        text: 'Votre flexibilité est vendue sur les marchés de l’électricité. Vous touchez votre part chaque mois.',
      },
      {
        title: 'Un impact',
        text: 'Moins de centrales d’appoint à la pointe du soir, plus d’électricité bas carbone la nuit.',
      },
    ],
    more: 'Voir comment ça marche',
  },
  divider: { low: '{hour} : le creux de la nuit' },
  benefits: {
    title: 'Trois bonnes raisons. La première se compte.',
    economic: {
      figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
      title: 'de coût de recharge en moins',
      text: 'Même énergie, même heure de départ : seules changent les heures d’achat. Votre part des revenus du réseau s’y ajoute.',
      summary:
        'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; avec le plan, {planCost} répartis sur la nuit.',
      note: 'Énergie seule, au prix de gros : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein). L’acheminement et les taxes ne sont pas comptés ici ; la baisse annoncée est celle de la facture de recharge entière, avec un prix qui varie selon l’heure.',
    },
    simple: {
      title: 'Simple : rien à poser',
      text: 'En recharge pilotée, la connexion passe par le logiciel de vos véhicules ou de vos bornes. Pas de boîtier, pas d’électricien, pas d’arrêt d’exploitation.',
      steps: [
        { name: 'Signature', when: 'le jour J' },
        { name: 'Connexion', when: hours(CLAIMS.connectionWithin.value, 'fr') },
        {
          name: 'Premiers revenus',
          when: `sous ${number(CLAIMS.firstRevenueWithin.value, 'fr')} semaines`,
        },
        { name: 'Versement', when: 'chaque mois' },
      ],
    },
    strategic: {
      title: 'Stratégique : prêt pour la suite',
      text: 'La recharge pilotée dès maintenant, le V2G véhicule par véhicule, quand vos bornes deviennent bidirectionnelles.',
      now: 'pilotés aujourd’hui',
      next: 'V2G quand la borne suit',
      later: 'à venir',
    },
  },
  compatibility: {
    title: 'Votre parc est sans doute déjà prêt.',
    lead: `Plus de ${number(CLAIMS.compatibleModels.value, 'fr')} modèles reconnus, et les bornes déjà en place chez vous.`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    vehicleBrands: 'Marques de véhicules',
    chargerMakers: 'Fabricants de bornes',
    note: 'Marques citées pour indiquer la compatibilité ; elles restent la propriété de leurs titulaires.',
    check: 'Vérifier mes modèles',
  },
  comparison: {
    title: 'Zéro euro au départ, un revenu chaque mois.',
    note: 'La recharge pilotée (V1G) ne demande que notre logiciel. Pour rendre de l’énergie au réseau (V2G), il faut une borne bidirectionnelle et un véhicule compatible ; nous le vérifions avec vous.',
    caption: `Une solution classique et ${BRAND.name}, comparées`,
    criterion: 'Critère',
    classic: 'Solution classique',
    product: `${BRAND.name}`,
    cost: {
      name: 'Coût initial',
      classic: euros(CLAIMS.classicInitialCost.value, 'fr'),
      classicPer: 'par borne',
      product: euros(CLAIMS.ownInitialCost.value, 'fr'),
      productPer: 'en recharge pilotée (V1G)',
    },
    rows: [
      { name: 'Matériel', classic: 'Un boîtier par borne', product: 'Aucun en recharge pilotée' },
      {
        name: 'Installation',
        classic: 'Électricien, bornes à l’arrêt',
        product: `À distance, en ${hours(CLAIMS.connectionWithin.value, 'fr')}`,
      },
      { name: 'Maintenance', classic: 'À votre charge', product: 'Comprise, à distance' },
      { name: 'Revenus', classic: 'Aucun', product: 'Partagés, versés chaque mois' },
    ],
  },
  closing: {
    title: 'À 7 h, tous partent chargés.',
    lead: `Rejoignez la bêta privée : gratuite, places limitées, réponse sous ${hours(CLAIMS.profileReviewWithin.value, 'fr')}.`,
    register: 'Pré-inscrire ma flotte',
    simulate: 'Simuler d’abord',
  },
} as const;
