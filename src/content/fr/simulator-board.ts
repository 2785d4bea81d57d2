import { f } from './facts.ts';
/** The first screen: answers, the figure, and what to do with it. */
export default {
  answers: 'Votre flotte',
  summary: '{activity}, branchés de {arrival} à {departure}',
  vehicles: '{vehicles} véhicules',
  summarised: {
    baseline: { arrival: 'recharge dès l’arrivée', timer: 'avec une minuterie' },
    contract: {
      fixed: 'le même prix à toute heure',
      class: 'heures pleines, heures creuses',
      indexed: 'offre spot',
      unknown: 'prix inconnu',
    },
    power: '{kva} souscrits',
    expert: 'réglages du mode Expert',
  },
  change: 'Modifier',
  sheet: { title: 'Vos réponses', close: 'Fermer', done: 'Voir mon résultat' },
  hours: {
    label: 'Heures de branchement',
    from: 'Branchés de',
    until: 'à',
    perDay: 'par jour',
    spoken: '{hours} heures, de {arrival} à {departure}',
    slots: 'Plages types',
    slot: {
      standard: 'Standard : branchés de 6 h à 22 h',
      early: 'Matinale : branchés de 5 h à 21 h',
      late: 'Tardive : branchés de 8 h à minuit',
      night: 'Nuit : branchés de 22 h à 6 h',
    },
    impossible:
      'De {arrival} à {departure}, cela fait {hours} : le calcul va de 6 à 16 h. Il garde {kept} tant que l’autre heure n’est pas donnée.',
    keptHours: 'de {arrival} à {departure}',
    unread: 'Écrivez une heure comme 17 h 30. Le calcul garde {kept}.',
  },
  idle: {
    title: 'Retour à {arrival} : une minuterie n’y changerait rien.',
    text: 'Rien à répondre avec ces horaires.',
  },
  hints: {
    timer: 'ou des bornes réglées sur les heures creuses',
    fixed: 'option Base, même révisé chaque mois',
    class: 'HP, HC, HPH, HCH… même bloqués',
    indexed: 'offre spot',
  },
  priceHelp:
    'Prix bloqué, ou indexé sur le tarif réglementé, avec des heures creuses ? Choisissez heures pleines, heures creuses. Prix et tarifs français ; les vôtres se saisissent en mode Expert.',
  power: {
    open: 'J’ai ma facture : préciser la puissance',
    given: 'Puissance souscrite : {kva}',
    where: 'Sur la facture, ligne « puissance souscrite » ou « PS ».',
    supposed: 'Vide, nous supposons {kva}, {share} de vos bornes.',
    needed: 'Vide, nous supposons {kva}, ce dont vos véhicules ont besoin.',
  },
  figure: {
    title: 'Vous paieriez en moins',
    unit: 'par véhicule et par an',
    fleet: 'par an pour vos\n{vehicles} véhicules',
    both: 'Encore deux réponses : votre recharge et votre prix.',
    contract: 'Encore une réponse : votre prix.',
    baseline: 'Encore une réponse : votre recharge.',
    unknown: 'Prix inconnu : le moins et le plus que donnent les trois prix.',
    share: 'Notre part, {share}, est déduite.',
    range: 'Prudent {low}, favorable {high}.',
    rangeSupposed: 'Prudent {low}, favorable {high}, à {kva} supposés.',
    pending: 'La fourchette se calcule.',
    answered: 'Notre part, {share}, est déduite ; en bêta, vous la gardez.',
    spoken: '{figure} par véhicule et par an, {fleet} par an pour la flotte.',
  },
  next: {
    analysis: 'Recevoir mon analyse',
    delay: `par e‑mail, ${f.claims.analysisWithin}`,
    share: 'Partager',
    pdf: 'Télécharger le PDF',
    six: 'Voir les six situations',
  },
  six: {
    caption: 'Par véhicule et par an, notre part déduite.',
    idle: 'Une minuterie n’y change rien.',
    price: 'Votre prix',
    baseline: { arrival: 'Dès qu’on les branche', timer: 'Avec une minuterie' },
    gain: 'Gain',
    own: 'vous',
  },
  groups: {
    vehicles: 'Véhicules et bornes',
    prices: 'Prix et puissance',
    control: 'Pilotage et partage',
    v2g: 'Restitution au réseau (V2G)',
  },
  groupValues: {
    vehicles:
      '{vehicleType}, borne {chargerKw}, batterie {batteryKwh}, de {startPercent} à {targetPercent}',
    prices: 'heures creuses {offPeak}, {power}',
    supposedPower: 'puissance supposée à {subscribedSharePercent} des bornes',
    givenPower: '{siteKw} souscrits',
    control:
      '{controllablePercent} de la flotte pilotable, {capturePercent} du gain obtenu, {fleetSharePercent} pour vous',
    v2g: 'bornes bidirectionnelles : {bidirectional}, rendement {efficiencyPercent}',
  },
  typedPrices: 'Prix de l’énergie de votre facture, hors acheminement et taxes',
} as const;
