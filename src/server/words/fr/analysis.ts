import { f } from '#content/fr/facts.ts';
import simulator from '#content/fr/simulator.ts';

/** The document that a fleet director passes on to the finance director. */
export default {
  title: 'Analyse de flexibilité',
  titleFor: 'Analyse de flexibilité, {name}',
  description: 'Le gain de la recharge pilotée : facture avant et après, nuit, mois, hypothèses.',
  fileName: 'analyse',
  footer: `${f.brand.name}, analyse de flexibilité`,
  page: '{page} / {pages}',
  vehicles: {
    car: 'voitures électriques',
    van: 'utilitaires électriques',
    truck: 'camions électriques',
    bus: 'autobus électriques',
  },
  activity: simulator.options.activity,
  situation: {
    charging: { arrival: 'dès l’arrivée', timer: 'avec une minuterie' },
    price: simulator.below.situation.price,
  },
  warnings: simulator.warnings,
  cover: {
    for: 'Pour la direction financière de',
    fleet: '{count} {vehicles}',
    plugged: '{activity}, branchés de {arrival} à {departure}',
    unit: 'de moins par véhicule et par an',
    range: 'prudent {low}, favorable {high}',
    between: '{low} à {high}',
    answered: 'Votre gain net, {paying}, {against}.',
    rests:
      'La fourchette tient aux hypothèses de la page 4 : prix de l’année, part du gain obtenue, véhicules pilotables, partage.',
    restsOnPower:
      'La fourchette tient aux hypothèses de la page 4 : puissance souscrite, prix de l’année, part du gain obtenue, véhicules pilotables, partage.',
    restsInOne: 'La page 4 donne les hypothèses de la fourchette, pour une situation.',
    timerIdleSupposed: 'Retour supposé à {arrival} : une minuterie n’y changerait rien.',
    timerIdle: 'Retour à {arrival} : une minuterie n’y changerait rien.',
    open: {
      both: 'Votre gain net, selon votre recharge actuelle et votre prix, à préciser.',
      baseline: 'Votre gain net {paying}, selon votre recharge actuelle, à préciser.',
      contract: 'Votre gain net, selon votre prix, à préciser.',
    },
    six: 'Votre prix de l’énergie',
    own: 'vous',
    noRange: 'Avec ces réponses, il n’y a pas de gain à attendre.',
    noRangeBecause:
      'Avec ces réponses, il n’y a pas de gain à attendre. La page 4 dit ce qui l’empêche.',
    drawn: '{gain} {against}, {range}',
    facts: {
      fleet: 'Gain de la flotte par an',
      bill: 'Recharge payée par la flotte',
      per100Km: 'Électricité pour 100 km',
    },
    meaning: {
      detail:
        'La facture et les pages 2 à 4 détaillent une seule des situations : {price}, recharge {charging}.',
      arrival:
        'Aujourd’hui, la recharge commence dès le retour, à {arrival}, et coûte {before} par an à la flotte, hors TVA.',
      timer:
        'Aujourd’hui, la recharge attend les heures creuses et coûte {before} par an à la flotte, hors TVA.',
      gain: `Avec les mêmes départs et la même énergie, mais aux heures choisies par ${f.brand.name}, vous payez {after} en tout, notre part comprise : {gain} de moins, soit {share} de la facture.`,
      nothing:
        'Choisir d’autres heures ne réduirait pas cette facture : il n’y a pas de gain à partager.',
      assumed: {
        one: 'Une réponse manque : la page 4 dit laquelle et ce qu’elle change.',
        many: '{count} réponses manquent : la page 4 dit lesquelles et ce qu’elles changent.',
      },
    },
  },
  bill: {
    title: 'La facture, avant et après',
    lead: 'Par véhicule et par an, hors TVA ; {price}, recharge {charging} aujourd’hui. Même énergie, mêmes départs.',
    lines: {
      energy: 'Énergie',
      grid: 'Acheminement',
      power: 'Puissance souscrite',
      accise: 'Accise',
      v2g: 'Énergie restituée',
      created: 'Valeur créée',
      ownShare: `Part de ${f.brand.name}`,
      after: 'Payé en tout',
      reserve: 'Réserve de fréquence',
      v2gReserve: 'Réserve, bornes V2G',
    },
    badges: {
      tariff: 'tarif publié',
      market: 'marché',
      contract: 'contrat',
      check: 'à vérifier',
      possible: 'non compté',
    },
    powerCheck: 'à vérifier sur votre facture',
    upTo: 'au plus {most}',
    yourGain: 'Votre gain',
    summary: `De {before} aujourd’hui à {after} payés en tout : {created} de valeur créée, dont ${f.brand.name} facture {share}, soit {own} ; votre gain est de {gain}.`,
    table: {
      line: 'Ligne',
      perVehicle: 'Un véhicule',
      fleet: '{count} véhicules',
      today: 'aujourd’hui',
      withUs: `avec ${f.brand.name}`,
      kind: 'L’écart vient de',
      share: '{share} de la valeur créée',
      less: '{share} de moins',
      same: 'sans changement',
    },
    ownCost:
      'Vous avez indiqué « {typed} » comme coût actuel de l’énergie ; nous calculons {before} par an pour toute la flotte. Les deux diffèrent : le nôtre ne compte que la recharge, hors TVA, aux prix moyens de {first} à {last} ; le vôtre peut couvrir tout le site, la TVA, le carburant ou d’autres prix.',
    sure: {
      title: 'Ce qui vient du tarif',
      text: '{tariff} de la valeur créée viennent du tarif réseau : ils dépendent de vos heures de recharge, pas du marché.',
      power:
        '{power} viennent de la puissance souscrite : {before} aujourd’hui, {after} ensuite, marge de {margin} comprise, en moyenne sur {years} années de prix.',
      powerToCheck:
        '{power} viendraient de la puissance souscrite : {before} aujourd’hui, soit {chargers} des bornes, supposé ; {after} ensuite, marge de {margin} comprise. À vérifier sur votre facture.',
      powerAtNeed:
        '{power} viendraient de la puissance souscrite : {before} aujourd’hui, le moins dont vos véhicules ont besoin, supposé ; {after} ensuite, marge de {margin} comprise. À vérifier sur votre facture.',
      nothing: 'Le tarif réseau et la puissance souscrite n’apportent rien ici.',
    },
    market: {
      title: 'Ce qui peut bouger',
      indexed:
        '{energy} viennent des écarts de prix entre les heures. Aux prix de chaque année, de {first} à {last}, votre gain va de {least} à {most}.',
      class:
        '{energy} viennent des écarts de votre contrat entre heures pleines et heures creuses : ils valent jusqu’à son échéance.',
      fixed: 'Vous payez le même prix à toute heure : rien ne dépend des prix de gros.',
      more: 'Une offre spot ajouterait {more} à votre gain, au risque du marché, car la facture elle-même changerait.',
      nothing: 'Avec ces réponses, les écarts de prix entre les heures n’apportent rien.',
      possible:
        'Les réserves ne sont pas comptées, ni l’effacement (NEBCO) : ce sont des montants au plus, aux prix du second semestre 2025, avant partage, et il faut un mégawatt au moins et une certification.',
    },
  },
  night: {
    title: 'La nuit, les mois, la suite',
    lead: {
      mean: 'Un jour moyen de {year} dans votre dépôt : {kwh} à recharger, à d’autres heures.',
      winter: 'Un jour moyen de décembre à février {year} : {kwh} à recharger, à d’autres heures.',
      nothing: 'Un jour moyen de {year} dans votre dépôt : il n’y a rien à recharger.',
    },
    price: 'votre prix de l’énergie',
    priceAt: '{price} à {hour}',
    classAt: '{name} {price}',
    allHours: '{price} à toute heure',
    classes: { peak: 'Pointe', hph: 'HPH', hch: 'HCH', hpb: 'HPE', hcb: 'HCE' },
    today: 'aujourd’hui : {euros}',
    plan: `avec ${f.brand.name} : {euros}`,
    sold: 'restitué au réseau',
    level: 'batterie d’un véhicule piloté',
    limits: {
      today: 'souscrits aujourd’hui',
      subscribed: 'à souscrire ensuite',
      planned: 'appelés au plus',
    },
    ready: {
      car: '{count} voitures prêtes à {departure}',
      van: '{count} utilitaires prêts à {departure}',
      truck: '{count} camions prêts à {departure}',
      bus: '{count} autobus prêts à {departure}',
    },
    drawn:
      'Prix de l’énergie, puissance du site et niveau des batteries, heure par heure, de {arrival} à {departure}. {conclusion}',
    mean: `Par jour ouvré, la recharge de la flotte coûte {today} aujourd’hui et {plan} avec ${f.brand.name}, si tout se passe comme prévu : énergie, acheminement et accise, sans puissance souscrite ni partage.`,
    level100: 'Au départ, les véhicules sont à {level}.',
    notReady:
      'Dans cette fenêtre, il manque {kwh} par véhicule au départ : le niveau visé n’est pas atteint.',
    months: {
      title: 'Gain net par véhicule, mois par mois',
      tariff: 'tarif réseau et puissance',
      energy: 'énergie',
      nothing: 'Il n’y a pas de gain à répartir sur les mois.',
      text: 'Le plus fort en {best} ({most}), le plus faible en {worst} ({least}). Moyenne de trois années de prix, chaque mois arrondi.',
      even: 'Le même gain chaque mois, à l’euro près. Moyenne de trois années de prix.',
      drawn: 'Gain net par véhicule pour chaque mois : {list}.',
    },
    years: {
      title: 'Aux prix de chaque année',
      year: 'Année',
      before: 'Facture',
      gain: 'Votre gain',
      text: 'Le gain annoncé est la moyenne de ces {years} années, aux tarifs réseau d’aujourd’hui.',
    },
    cash: {
      title: 'Qui paie, et quand',
      text: f.paymentRule,
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
          text: `À distance, ${f.claims.connectionWithin}, quand les bornes s’y prêtent. Vous décidez véhicule par véhicule.`,
        },
        {
          name: 'La première facture',
          text: `Elle se compare à celle-ci. ${f.capitalised(f.claims.noticePeriod)}, à tout moment.`,
        },
      ],
    },
  },
  assumptions: {
    title: 'Hypothèses et vérifications',
    lead: 'Chaque ligne dit d’où elle vient. Corrigez-la : nous recalculons.',
    heading: 'Hypothèses',
    columns: { line: 'Hypothèse', value: 'Valeur', from: 'Origine' },
    rows: {
      vehicles: 'Véhicules',
      vehicleType: 'Type',
      activity: 'Activité',
      plugged: 'Branchés',
      days: 'Jours par an',
      start: 'Au retour',
      target: 'Au départ',
      battery: 'Batterie',
      chargers: 'Bornes',
      bidirectional: 'V2G',
      control: 'Pilotage',
      baseline: 'Recharge actuelle',
      contract: 'Prix de l’énergie',
      prices: 'Prix en €/MWh',
      flatPrice: 'Prix payé',
      offPeak: 'Heures creuses',
      power: 'Puissance souscrite',
      controllable: 'Part pilotable',
      capture: 'Part obtenue',
      efficiency: 'Rendement',
      share: 'Partage',
    },
    values: {
      fleetOf: '{count}, pour {least} à {most}',
      fleetFrom: '{count}, pour {least} ou plus',
      type: { car: 'voiture', van: 'utilitaire', truck: 'camion', bus: 'autobus' },
      plugged: 'de {arrival} à {departure}',
      sessions: '{sessions} × {hours} par jour, départ à {departure}',
      workingDays: '{days}, jours ouvrés',
      start: '{level} de batterie',
      bidirectional: { no: 'non, bornes à sens unique', yes: 'oui, bornes bidirectionnelles' },
      control: {
        ocpp: 'OCPP, usure {wear}',
        mixed: 'mixte, usure {wear}',
        api: 'API constructeur',
      },
      exempt: { no: 'taxes payées deux fois', yes: 'taxes remboursées' },
      open: '{value}, faute de réponse',
      offPeak: { night: 'de 22 h à 6 h', split: 'de 1 h à 6 h et de 13 h à 16 h' },
      power: '{power}',
      powerAssumed: '{power}, {chargers} des bornes',
      powerShare: '{chargers} des bornes',
      powerAtNeed: '{power}, le besoin des véhicules',
      controllable: '{share} de la flotte',
      capture: '{share} du gain calculé',
      efficiency: '{share} aller-retour',
      share: `{fleet} pour vous, {own} pour ${f.brand.name}`,
    },
    from: { given: 'vous', assumed: 'supposé', contract: 'contrat' },
    cases: {
      title: 'Le gain, si une hypothèse change',
      lead: 'Par véhicule et par an, {paying}, {against}.',
      nothing: 'Rien à recharger ou trop peu de temps : aucune hypothèse ne change ce gain.',
      fields: {
        subscribedSharePercent: 'Puissance souscrite, en part des bornes',
        capturePercent: 'Part du gain réellement obtenue',
        controllablePercent: 'Part pilotable de la flotte',
        fleetSharePercent: 'Votre part de la valeur créée',
        priceYear: 'Prix d’une seule année',
        hours: 'Heures au dépôt',
        distance: 'Niveau au retour, selon la distance',
      },
      hours: '{arrival} à {departure}',
      rule: 'Une hypothèse change à la fois ; deux à la fois peuvent sortir de la fourchette.',
      known: 'Puissance souscrite connue et égale à {power} : de {low} à {high}.',
    },
    checks: {
      title: 'À vérifier sur place',
      list: [
        'Modèle des bornes et version d’OCPP (1.6 J ou plus récente)',
        'Contrat d’électricité : prix de chaque poste et échéance',
        'Puissance souscrite et pointe de l’hiver dernier, sur la facture',
        'Compteur du dépôt : communicant, et ce qu’il alimente d’autre',
        'Bail du site : accord du propriétaire ou du bailleur',
        'Assurance du dépôt : recharge pilotée et, en V2G, restitution',
      ],
    },
    open: {
      title: 'À préciser',
      power:
        'Puissance souscrite supposée : {power}. Si c’est bien elle, la fourchette se resserre : de {low} à {high}.',
      powerSame:
        'Puissance souscrite supposée : {power}. La connaître ne change pas la fourchette.',
      size: 'Flotte de {least} à {most} véhicules : le total est calculé pour {vehicles}.',
      sizeFrom: 'Flotte de {least} véhicules ou plus : le total est calculé pour {vehicles}.',
      hours:
        'Heures au dépôt supposées. Selon que les véhicules rentrent tard, en soirée ou se chargent avant minuit, le gain irait de {low} à {high}.',
      distance:
        'Distance par jour supposée d’après l’activité. Plus courte ou plus longue, le gain irait de {low} à {high}.',
      contract:
        'Prix de l’énergie à préciser : selon l’offre, le gain va de {low} à {high}, {against}.',
      baseline:
        'Recharge actuelle à préciser : dès l’arrivée ou avec une minuterie, le gain va de {low} à {high}, {paying}.',
      distanceOnly:
        'Distance par jour supposée d’après l’activité : le niveau de batterie au retour la remplace.',
      nothing: 'Toutes les réponses qui comptent ont été données.',
    },
    sources: {
      title: 'Sources',
      prices:
        'Prix de gros : plateforme de transparence d’ENTSO-E, zone France, prix du lendemain heure par heure, {first} à {last}, plus {supplier} de fournisseur, à confirmer.',
      tariff:
        'Acheminement {domain} : CRE, délibération nº 2026-105 du 21 mai 2026 (TURPE 7 au 1er août 2026). Accise : taux au 1er août 2026.',
      domains: { BT: 'en basse tension', HTA: 'en moyenne tension' },
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
