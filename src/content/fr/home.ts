import { CLAIMED_UP_TO_KM, EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { clock, euros, measure, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { promised } from '../promises.ts';
import { shareRule } from '../share-rule.ts';

const [from, to] = EVENING_RETURN_HOURS;
const { of } = fleetFigures('fr');
const [depot, trucks] = [of('depot'), of('trucks')];

export default {
  meta: {
    title: `${BRAND.name} : la flexibilité des flottes électriques`,
    description: `${BRAND.name} recharge vos véhicules électriques aux heures les moins chères et vend leur flexibilité. Vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} de la valeur créée.`,
  },
  hero: {
    title: 'La nuit, votre flotte se recharge moins cher.',
    lead: `${BRAND.name} recharge vos véhicules aux heures les moins chères. Vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} de la valeur créée.`,
    discover: 'Découvrir le potentiel de ma flotte',
    demo: 'Demander une démo rapide',
    calculate: 'Calculer d’abord, sans e‑mail',
    card: {
      upTo: 'Jusqu’à',
      figure: euros(CLAIMS.headlineGainMax.value, 'fr'),
      atMost: 'au plus,',
      per: 'par an et par camion électrique',
      condition: `${trucks.keeps} en offre spot, ${trucks.byClass.keeps} en heures pleines, heures creuses (recharge dès l’arrivée) ; ${trucks.byTimer.keeps} et ${trucks.byClassAndTimer.keeps} avec une minuterie.`,
      seeFleet: `Simuler ces ${trucks.vehicles} camions`,
      span: depot.span,
      spanOf: 'par an et par utilitaire, selon votre prix et votre recharge',
      points: [
        `${euros(CLAIMS.ownInitialCost.value, 'fr')} de matériel (V1G)`,
        'Prêts à l’heure',
        'Prêt pour le V2G',
      ],
    },
  },
  night: {
    choose: 'La nuit montrée',
    hour: 'Heure de la nuit',
    move: 'Réglez l’heure',
    spoken: {
      until: `Coût jusqu’à {hour} : {onArrivalCost} dès l’arrivée, {planCost} avec ${BRAND.name}. {happening}`,
      whole: `Coût de la nuit entière, jusqu’à {hour} : {onArrivalCost} dès l’arrivée, {planCost} avec ${BRAND.name}. {happening}`,
    },
    period: { until: 'jusqu’à {hour}', whole: 'la nuit entière' },
    sums: { onArrival: `Sans ${BRAND.name}`, plan: `Avec ${BRAND.name}` },
    arrival: 'retour au dépôt',
    departure: ['départ', 'à {target}'],
    peakPrice: 'Prix de gros : {peakPrice} à {peakHour}',
    lowPrice: '{lowPrice} à {lowHour}',
    onArrival: 'Dès l’arrivée',
    planBars: `Programme ${BRAND.name}`,
    planBarsShort: 'Programme',
    others: '{others} non pilotés',
    givenBack: ['{givenBack} rendus', 'au réseau (V2G)'],
    givenBackShort: 'Rendu au réseau',
    arriving: '{count} utilitaires sur {vehicles} rentrés',
    plugged: 'Batteries pilotées à {level}',
    leaving: '{vehicles} utilitaires partent à {target}',
    happening: {
      arriving: ['Les utilitaires se branchent.', 'Départ à {departureHour} : rien ne presse.'],
      givingBack: ['Les batteries rendent {givenBack}.', 'Le réseau les paie {peakPrice}.'],
      waiting: ['Prix élevés : les batteries attendent.', 'Seuls chargent les non pilotés.'],
      charging: ['Prix bas : on recharge.', 'Et moins de puissance à souscrire.'],
      ready: ['Tous sont prêts avant l’heure.', 'Départ à {departureHour}.'],
      over: ['{kept} pour vous cette nuit', '({fleetShare} des {saved} économisés)'],
    },
    typical: {
      name: 'Nuit typique',
      summary:
        'La nuit du {date} au dépôt, aux prix réels : l’électricité culmine à {peakPrice} à {peakHour} et tombe à {lowPrice} à {lowHour}. Recharger {vehicles} utilitaires dès l’arrivée coûte {onArrivalCost} en offre spot, acheminement et accise compris ; en recharge pilotée, {planCost}.',
      caption: `Nuit médiane des jours ouvrés de {year}, prix réels du marché français (ENTSO-E), offre spot : {vehicles} utilitaires, {site} souscrits, acheminement et accise compris. Sans ${BRAND.name}, ils se rechargent dès l’arrivée.`,
    },
    v2g: {
      name: 'Nuit avec V2G',
      summary:
        'La nuit du {date} au même dépôt, avec des bornes bidirectionnelles : à {peakHour}, l’électricité vaut {peakPrice} et les batteries rendent {givenBack} au réseau. Dès l’arrivée, la nuit coûte {onArrivalCost} ; avec V2G, {planCost}, usure déduite.',
      caption:
        'La nuit de {year} où rendre au réseau a le plus rapporté, usure ({wear}) et acheminement payés : sans V2G, {smartOnlyCost}. Aux prix de gros français seuls, rendre n’a payé que {givingBackNights} nuits sur {nights}. Bornes bidirectionnelles, avant partage.',
    },
    recompute: 'Ouvrir ce dépôt dans le simulateur',
  },
  explainer: {
    title: 'Pourquoi un véhicule branché vaut de l’argent',
    lead: 'À {peakHour}, toute la France consomme et l’électricité est chère. Vos utilitaires, eux, ont jusqu’à {departure} pour se recharger.',
    summary: `Les véhicules branchés offrent leur flexibilité à ${BRAND.name}, qui la vend au réseau ; la part de la flotte dans ces revenus est versée chaque mois.`,
    vehicles: 'Vos véhicules',
    product: `${BRAND.name}`,
    grid: 'Le réseau',
    offered: 'flexibilité',
    sold: 'flexibilité vendue',
    paid: 'rémunération',
    points: [
      {
        title: 'Des économies',
        text: 'La recharge passe aux heures les moins chères, l’heure de départ ne change pas.',
      },
      {
        title: 'Des revenus',
        text: 'Votre flexibilité est vendue sur les marchés de l’électricité. Votre part est versée chaque mois.',
      },
      {
        title: 'Un impact',
        text: 'Vos véhicules ne chargent plus à la pointe du soir, quand le réseau est le plus sollicité.',
      },
    ],
    more: 'Voir comment ça marche',
  },
  divider: { low: '{hour} : le creux de la nuit' },
  benefits: {
    title: 'Trois raisons de piloter votre recharge',
    economic: {
      figure: percent(CLAIMS.chargingCostReduction.value, 'fr'),
      title: 'de moins sur votre facture de recharge, après partage',
      text: `En offre spot, prix de chaque heure, par rapport à une recharge dès l’arrivée : retour entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, jusqu’à ${measure(CLAIMED_UP_TO_KM, 'km', 'fr')} par jour. Même énergie, mêmes départs : la recharge passe aux heures les moins chères et le site souscrit moins de puissance. Avec un autre prix ou une minuterie, le gain est plus petit : le simulateur le calcule.`,
      summary:
        'Coût de la recharge heure par heure : dès l’arrivée, {onArrivalCost} concentrés en soirée ; en recharge pilotée, {planCost} répartis sur la nuit.',
      note: 'Nuit du {date}, avant partage : {onArrivalCost} dès l’arrivée (pointillés), {planCost} en recharge pilotée (plein).',
    },
    simple: {
      title: 'Simple : rien à installer',
      text: 'En recharge pilotée, la connexion passe par le logiciel de vos véhicules ou de vos bornes. Pas de boîtier, pas d’électricien, pas d’arrêt d’exploitation.',
      steps: [
        { name: 'Signature', when: 'le jour J' },
        { name: 'Connexion', when: promised('connectionWithin', 'fr') },
        {
          name: 'Premiers gains',
          when: promised('firstRevenueWithin', 'fr'),
        },
        { name: 'Notre facture', when: 'chaque mois' },
      ],
    },
    strategic: {
      title: 'Stratégique : prêt pour le V2G',
      text: 'La recharge pilotée dès maintenant ; le V2G, véhicule par véhicule, à mesure que vos bornes deviennent bidirectionnelles.',
      now: 'pilotés aujourd’hui',
      next: 'V2G dès que la borne le permet',
      later: 'à venir',
    },
  },
  compatibility: {
    title: 'Vos véhicules et vos bornes sont sans doute compatibles',
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
    title: 'Zéro euro au départ, une facture de recharge plus basse chaque mois',
    note: 'La recharge pilotée (V1G) ne demande que notre logiciel. Le V2G demande une borne bidirectionnelle et un véhicule compatible ; nous le vérifions avec vous.',
    share: shareRule('fr'),
    example: 'L’exemple d’un utilitaire, sur un mois',
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
        product: `À distance, ${promised('connectionWithin', 'fr')}`,
      },
      { name: 'Maintenance', classic: 'À votre charge', product: 'Comprise, à distance' },
      {
        name: 'Ce que vous gardez',
        classic: 'Aucun',
        product: `${percent(FLEET_SHARE_PERCENT, 'fr')} de la valeur créée, économies comprises`,
      },
    ],
  },
  closing: {
    title: 'Inscrivez votre flotte à la bêta privée',
    lead: `Gratuite, places limitées, profil étudié ${promised('profileReviewWithin', 'fr')}.`,
    register: 'Pré-inscrire ma flotte',
    simulate: 'Simuler d’abord',
  },
} as const;
