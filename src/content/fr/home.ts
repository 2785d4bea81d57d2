import { EVENING_RETURN_HOURS } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { clock, euros, number, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { promised } from '../promises.ts';
import { shareRule } from '../share-rule.ts';

const [from, to] = EVENING_RETURN_HOURS;
const depot = fleetFigures('fr').of('depot');

export default {
  meta: {
    title: `${BRAND.name} : la flexibilité des flottes électriques`,
    description: `${BRAND.name} recharge vos véhicules électriques aux heures les moins chères et vend leur flexibilité. Vous gardez ${percent(FLEET_SHARE_PERCENT, 'fr')} de la valeur créée.`,
  },
  hero: {
    title: 'La nuit, votre flotte rapporte.',
    lead: `${BRAND.name} recharge vos véhicules aux heures les moins chères ; chacun part chargé, à l’heure. Aucun matériel en recharge pilotée.`,
    discover: 'Découvrir le potentiel de ma flotte',
    demo: 'Demander une démo rapide',
    calculate: 'Calculer d’abord, sans e‑mail',
    card: {
      upTo: 'Jusqu’à',
      figure: euros(CLAIMS.headlineGainMax.value, 'fr'),
      per: 'par véhicule et par an',
      limit: `au plus ; ici ${depot.keeps}, face à la recharge dès l’arrivée`,
      condition: `Par rapport à une recharge dès l’arrivée, après partage, pour de grands utilitaires branchés de {largeArrival} à {largeDeparture}, {largeEnergy} par jour. Le dépôt dessiné ici garde ${depot.keeps}, de ${depot.low} à ${depot.high} selon les cas.`,
      seeFleet: 'Simuler les grands utilitaires',
      points: [
        'Aucun matériel à acheter en recharge pilotée (V1G)',
        'Véhicules prêts à l’heure, chaque matin',
        `Versement mensuel des revenus de marché, ${promised('noticePeriod', 'fr')}`,
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
    sums: { onArrival: 'Dès l’arrivée,', plan: `Avec ${BRAND.name},` },
    arrival: 'retour au dépôt',
    departure: ['départ', 'à {target}'],
    peakPrice: 'Prix de gros : {peakPrice} à {peakHour}',
    lowPrice: '{lowPrice} à {lowHour}',
    onArrival: 'Dès l’arrivée',
    plan: `Avec ${BRAND.name}`,
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
      over: ['{saved} de moins, avant partage.', 'Même énergie, mêmes départs.'],
    },
    typical: {
      name: 'Nuit typique',
      summary:
        'La nuit du {date} au dépôt, aux prix réels : l’électricité culmine à {peakPrice} à {peakHour} et tombe à {lowPrice} à {lowHour}. Recharger {vehicles} utilitaires dès l’arrivée coûte {onArrivalCost}, acheminement et accise compris ; en recharge pilotée, {planCost}.',
      caption: `Nuit médiane des jours ouvrés de {year}, aux prix réels du marché français (ENTSO-E) : {vehicles} utilitaires, {site} souscrits, acheminement et accise compris. Sur l’année, la flotte gagne {gain} par véhicule, part de ${BRAND.name} déduite.`,
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
      text: `Par rapport à une recharge dès l’arrivée, pour un dépôt dont les véhicules rentrent entre ${clock(from, 'fr')} et ${clock(to, 'fr')}, avec un contrat indexé sur le marché. Même énergie, mêmes départs : la recharge passe aux heures les moins chères et le site souscrit moins de puissance. Vous programmez déjà la recharge en heures creuses ? Le gain est plus petit, et le simulateur le calcule.`,
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
          name: 'Premiers revenus',
          when: promised('firstRevenueWithin', 'fr'),
        },
        { name: 'Versement', when: 'chaque mois' },
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
        name: 'Revenus',
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
