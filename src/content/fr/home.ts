import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { clock, euros, hours, number, percent } from '../figures.ts';

const [from, to] = EVENING_RETURN_HOURS;

export default {
  meta: {
    title: `${BRAND.name} : la flexibilité des flottes électriques`,
    description: `Vos véhicules électriques attendent toute la nuit. ${BRAND.name} déplace leur recharge, vend cette flexibilité au réseau et partage le revenu avec vous.`,
  },
  hero: {
    title: 'La nuit, votre flotte rapporte.',
    lead: `Vos véhicules restent branchés treize heures et se chargent en un peu plus de quatre. ${BRAND.name} choisit les bonnes heures, allège votre facture, vend votre flexibilité au réseau et partage ce gain avec vous.`,
    discover: 'Découvrir le potentiel de ma flotte',
    demo: 'Demander une démo rapide',
    card: {
      upTo: 'Jusqu’à',
      figure: euros(CLAIMS.headlineGainMax.value, 'fr'),
      per: 'par véhicule et par an',
      condition:
        'Après partage : {largeVans} grands utilitaires sur bornes de {largeCharger}, {largeEnergy} par jour, branchés de {largeArrival} à {largeDeparture}, gardent {largeGain} chacun.',
      seeFleet: 'Voir cette flotte dans le simulateur',
      points: [
        `${euros(CLAIMS.ownInitialCost.value, 'fr')} de matériel en recharge pilotée (V1G)`,
        'Véhicules prêts à l’heure, chaque matin',
        `Versement mensuel, préavis de ${number(CLAIMS.noticePeriod.value, 'fr')} jours`,
      ],
    },
  },
  night: {
    summary:
      'La nuit du {date} au dépôt, aux prix réels : l’électricité culmine à {peakPrice} à {peakHour} et tombe à {lowPrice} à {lowHour}. Recharger {vehicles} utilitaires dès l’arrivée coûte {onArrivalCost}, acheminement et accise compris ; en recharge pilotée, {planCost}.',
    arrival: 'retour au dépôt',
    departure: 'tous partent à {level}',
    priceName: 'Prix de gros, France',
    priceNote: 'prix réels du {date}',
    priceAt: '{price} à {hour}',
    onArrival: 'Recharge dès l’arrivée',
    plan: 'Recharge pilotée',
    planShort: 'Pilotée',
    others: '{share} non pilotés',
    level: 'niveau des batteries',
    levelShort: 'batteries',
    caption:
      'Une nuit ordinaire : celle du {date}, aux prix réels, la médiane des {nights} nuits ouvrées de {year} pour ce qu’elle fait économiser. {vehicles} utilitaires, batteries de {battery}, bornes de {charger}, {site} souscrits, charge de {start} à {target} ; {others} des véhicules ne sont pas pilotés et chargent dès l’arrivée. Électricité avec acheminement et accise, hors puissance souscrite et TVA ; prix du lendemain, source ENTSO-E. Sur l’année, la flotte garde {gain} par véhicule, de {gainLow} à {gainHigh} selon les hypothèses.',
    recompute: 'Ouvrir ce dépôt dans le simulateur',
  },
  explainer: {
    title: 'Le réseau paie ce que vos véhicules font très bien : attendre.',
    lead: 'À {peakHour}, tout le monde consomme et l’électricité est chère. Vos utilitaires, eux, ont jusqu’à {departure} pour se recharger.',
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
      text: `Ce que garde, après partage, un dépôt dont les véhicules rentrent entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, avec un prix qui suit l’heure. Même énergie, même départ : changent les heures d’achat et la puissance souscrite.`,
      summary:
        'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; avec le plan, {planCost} répartis sur la nuit.',
      note: 'La nuit du {date}, aux prix réels, acheminement et accise compris : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein), avant partage. Sur la facture de l’année s’y ajoute une puissance souscrite plus basse.',
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
    list: 'Voir la liste et ses sources',
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
