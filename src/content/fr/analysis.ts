import { BRAND } from '#domain/site/brand.ts';
import { capitalised, promised } from '../promises.ts';
import { paymentRule } from '../share-rule.ts';
import simulator from './simulator.ts';

/** The document that a fleet director passes on to the finance director. */
export default {
  title: 'Analyse de flexibilité',
  titleFor: 'Analyse de flexibilité, {name}',
  description: 'Le gain de la recharge pilotée : facture avant et après, nuit, mois, hypothèses.',
  fileName: 'analyse',
  footer: `${BRAND.name}, analyse de flexibilité`,
  page: '{page} / {pages}',
  vehicles: {
    car: 'voitures électriques',
    van: 'utilitaires électriques',
    truck: 'camions électriques',
    bus: 'autobus électriques',
  },
  cover: {
    for: 'Pour la direction financière de',
    fleet: '{count} {vehicles}',
    plugged: '{activity}, branchés de {arrival} à {departure}',
    gain: 'Votre gain net',
    unit: 'par véhicule et par an',
    drawn: simulator.result.range,
    range:
      'De {low} à {high}, selon les prix de l’année, une heure de retour plus tôt ou plus tard et la part du gain de marché obtenue.',
    rangeWithPower:
      'De {low} à {high}, selon les prix de l’année, une heure de retour plus tôt ou plus tard, la part du gain de marché obtenue et votre puissance souscrite, que nous ne connaissons pas.',
    noRange: 'Avec ces réponses, il n’y a pas de gain à attendre.',
    noRangeBecause:
      'Avec ces réponses, il n’y a pas de gain à attendre. La page 4 dit ce qui l’empêche.',
    facts: {
      fleet: 'Pour la flotte',
      fleetUnit: 'par an',
      bill: 'Recharge payée par la flotte',
      per100Km: 'Électricité pour 100 km',
    },
    meaning: {
      arrival:
        'Aujourd’hui, la recharge commence dès le retour, à {arrival}, et coûte {before} par an à la flotte, hors TVA.',
      timer:
        'Aujourd’hui, la recharge est programmée à 22 h et coûte {before} par an à la flotte, hors TVA.',
      gain: `Avec les mêmes départs et la même énergie, mais aux heures choisies par ${BRAND.name}, vous payez {after} en tout, notre part comprise. Il vous reste {gain} par an, soit {share} de la facture.`,
      nothing:
        'Choisir d’autres heures ne réduirait pas cette facture : il n’y a pas de gain à partager.',
      assumed: {
        one: 'Une réponse manquait, nous l’avons supposée : la page 4 dit laquelle et ce qu’elle change.',
        many: 'Nous avons supposé les {count} réponses qui manquaient : la page 4 dit lesquelles et ce qu’elles changent.',
      },
    },
  },
  bill: {
    title: 'La facture, avant et après',
    lead: 'Par véhicule et par an, hors TVA. Même énergie, mêmes départs.',
    columns: { ...simulator.waterfall.columns, grid: 'Tarif réseau' },
    badges: simulator.waterfall.badges,
    upTo: simulator.waterfall.upTo,
    yourGain: 'votre gain',
    summary: simulator.waterfall.summary,
    cut: simulator.waterfall.cut,
    table: {
      line: 'Ligne',
      perVehicle: 'Par véhicule',
      fleet: '{count} véhicules',
      kind: 'D’où vient le chiffre',
      rows: {
        before: 'Facture de recharge aujourd’hui',
        market: 'Heures moins chères',
        grid: 'Tarif réseau, heures creuses',
        power: 'Puissance souscrite',
        v2g: 'Énergie restituée (V2G)',
        ownShare: `Part de ${BRAND.name}`,
        after: `Payé en tout avec ${BRAND.name}`,
        reserve: 'Réserve de fréquence',
        v2gReserve: 'Réserve avec bornes V2G',
      },
      calculated: 'd’après vos réponses',
      share: '{share} de la valeur créée',
      less: '{share} de moins',
      same: 'sans changement',
    },
    sure: {
      title: 'Ce qui vient du tarif',
      text: '{tariff} de la valeur créée viennent du tarif réseau : ils dépendent de vos heures de recharge, pas du marché, et restent si les prix de gros s’aplatissent.',
      power:
        '{power} viennent de la puissance souscrite : {before} aujourd’hui, {after} une fois la recharge étalée, en moyenne sur les {years} années de prix.',
      powerToCheck:
        '{power} viendraient de la puissance souscrite : {before} supposés aujourd’hui, {after} une fois la recharge étalée, en moyenne sur les {years} années de prix. À vérifier sur votre facture.',
      nothing: 'Le tarif réseau et la puissance souscrite n’apportent rien ici.',
    },
    market: {
      title: 'Ce qui peut bouger',
      text: '{market} viennent des écarts de prix entre les heures. Aux prix de chaque année, de {first} à {last}, votre gain va de {least} à {most}.',
      fixed:
        'À prix fixe, le marché n’entre pas dans votre facture : rien ne dépend des prix de gros. Un contrat indexé ajouterait {more} à votre gain.',
      nothing: 'Avec ces réponses, les écarts de prix entre les heures n’apportent rien.',
      possible: `Les réserves en pointillés ne sont pas comptées : il faut un mégawatt au moins, souvent à plusieurs flottes, et une certification.`,
    },
  },
  night: {
    title: 'La nuit, les mois, les années',
    lead: 'Un jour moyen de {year} dans votre dépôt : {kwh} à recharger, à d’autres heures.',
    leadNothing: 'Un jour moyen de {year} dans votre dépôt : il n’y a rien à recharger.',
    price: 'prix de gros',
    priceAt: simulator.night.labels.priceAt,
    today: simulator.night.labels.today,
    plan: simulator.night.labels.plan,
    sold: 'restitué au réseau',
    level: 'batterie d’un véhicule piloté',
    subscribedToday: '{kw} souscrits',
    subscribedPlan: '{kw} suffisent',
    drawn:
      'Prix de gros, puissance du site et niveau des batteries, heure par heure, de {arrival} à {departure}. {conclusion}',
    mean: simulator.night.mean,
    counted: simulator.night.counted,
    ready: 'Au départ, à {departure}, les véhicules sont à {level}.',
    notReady:
      'Dans cette fenêtre, il manque {kwh} par véhicule au départ : le niveau visé n’est pas atteint.',
    months: {
      title: 'Gain net par véhicule, mois par mois',
      tariff: 'tarif réseau et puissance',
      market: 'marché',
      nothing: 'Il n’y a pas de gain à répartir sur les mois.',
      text: 'Le plus fort en {best} ({most}), le plus faible en {worst} ({least}). Moyenne de trois années de prix, chaque mois arrondi.',
      drawn: 'Gain net par véhicule pour chaque mois : {list}.',
    },
    years: {
      title: 'Aux prix de chaque année',
      year: 'Année',
      before: 'Facture',
      gain: 'Votre gain',
      text: 'Le chiffre annoncé est la moyenne de ces {years} années, aux tarifs réseau d’aujourd’hui.',
    },
    cash: {
      title: 'Qui paie, et quand',
      text: paymentRule('fr'),
    },
  },
  assumptions: {
    title: 'Hypothèses, vérifications, suite',
    lead: 'Chaque ligne dit d’où elle vient. Corrigez-la : nous recalculons.',
    heading: 'Hypothèses',
    columns: { line: 'Hypothèse', value: 'Valeur', from: 'Origine' },
    rows: {
      vehicles: 'Véhicules',
      activity: 'Activité',
      plugged: 'Branchés',
      levels: 'Batteries',
      chargers: 'Bornes',
      today: 'Aujourd’hui',
      contract: 'Contrat',
      power: 'Puissance',
      controllable: 'Part pilotable',
      capture: 'Part obtenue',
      share: 'Partage',
      prices: 'Prix',
      grid: 'Réseau, taxes',
    },
    values: {
      vehicles: '{count} × {battery}',
      plugged: 'de {arrival} à {departure}, {days} jours par an',
      sessions: '{sessions} × {hours} par jour, {days} jours par an',
      levels: '{start} au retour, {target} au départ',
      chargers: { no: '{kw}, sens unique', yes: '{kw}, bidirectionnelles' },
      today: simulator.options.baseline,
      contract: simulator.options.contract,
      power: '{kw} souscrits',
      powerAssumed: '{kw} supposés',
      controllable: '{share} de la flotte',
      capture: '{share} du gain de marché',
      share: `{fleet} pour vous, {own} pour ${BRAND.name}`,
      prices: 'France, heure par heure, {first} à {last}',
      grid: { BT: 'TURPE 7, basse tension, accise', HTA: 'TURPE 7, moyenne tension, accise' },
    },
    from: {
      given: 'vous',
      assumed: 'supposé',
      check: 'à vérifier',
      contract: 'contrat',
      prices: 'ENTSO-E',
      tariff: 'CRE',
    },
    checks: {
      title: 'À vérifier sur place',
      list: [
        'Modèle des bornes et version d’OCPP (1.6 J ou plus récente)',
        'Contrat d’électricité : indexé, heures creuses ou prix fixe, et son échéance',
        'Puissance souscrite et pointe de l’hiver dernier, sur la facture',
        'Compteur du dépôt : communicant, et ce qu’il alimente d’autre',
        'Bail du site : accord du propriétaire ou du bailleur',
        'Assurance du dépôt : recharge pilotée et, en V2G, restitution',
      ],
    },
    open: {
      title: 'À préciser',
      power:
        'Puissance souscrite supposée : {kw}. Si c’est bien elle, la fourchette se resserre : de {low} à {high}.',
      powerSame:
        'Puissance souscrite supposée : {kw}. La connaître ne changerait pas la fourchette.',
      size: 'Flotte de {least} à {most} véhicules : le total est calculé pour {vehicles}.',
      sizeFrom: 'Flotte de {least} véhicules ou plus : le total est calculé pour {vehicles}.',
      hours:
        'Heures au dépôt supposées. Selon que les véhicules rentrent tard, en soirée ou se chargent avant minuit, le gain irait de {low} à {high}.',
      distance:
        'Distance par jour supposée d’après l’activité. Selon qu’elle est plus courte ou plus longue, le gain irait de {low} à {high}.',
      contract: 'Contrat supposé indexé. À prix fixe, le gain serait de {gain}.',
      baseline:
        'Recharge supposée commencer dès le retour. Programmée à 22 h, elle laisserait un gain de {gain}.',
      nothing: 'Toutes les réponses qui comptent ont été données.',
    },
    next: {
      title: 'La suite',
      steps: [
        {
          name: 'Vos factures',
          text: 'Une facture d’électricité et vos horaires réels : nous refaisons cette analyse sur vos chiffres.',
        },
        {
          name: 'La connexion',
          text: `À distance, ${promised('connectionWithin', 'fr')}, quand les bornes s’y prêtent. Vous décidez véhicule par véhicule.`,
        },
        {
          name: 'La première facture',
          text: `Elle se compare à celle-ci. ${capitalised(promised('noticePeriod', 'fr'))}, à tout moment.`,
        },
      ],
    },
    sources: {
      title: 'Sources',
      prices:
        'Prix de gros : plateforme de transparence d’ENTSO-E, zone France, prix du lendemain heure par heure, {first} à {last}.',
      tariff:
        'Acheminement : CRE, délibération nº 2026-105 du 21 mai 2026 (TURPE 7 au 1er août 2026). Accise : taux au 1er août 2026.',
      model: 'Modèle {version}. Formules et constantes :',
      reopen: 'Rouvrir et modifier cette simulation :',
      legal:
        'Estimation sur les réponses données, sans engagement contractuel. Montants en euros hors TVA.',
    },
    call: {
      booking: 'Vingt minutes pour la relire ensemble',
      contact: 'Une question sur cette analyse ?',
      person: '{name}, {role}',
    },
  },
} as const;
