import { f } from './facts.ts';
import publishedStudies from './published-studies.ts';

export default {
  meta: {
    title: 'Comment nous calculons : la méthode du simulateur',
    description:
      'Votre facture de recharge, aujourd’hui et avec nous, sur trois années de prix réels : ce qui est calculé, supposé, pas compté, et la source de chaque hypothèse.',
  },
  hero: { title: 'Comment nous calculons' },
  about: {
    simulator: 'Simulateur',
    name: 'Méthode',
    version: 'Modèle {version}, du {date}',
    default: 'Flotte par défaut du simulateur.',
    own: 'Votre simulation.',
    stored: 'Simulation enregistrée le {date}, avec le modèle {version}.',
    storedOlder: 'Recalculée avec le modèle {current} : le résultat peut différer.',
    linkOlder: 'Lien d’une version précédente, recalculé.',
    loading: 'Lecture de la simulation enregistrée…',
    notFound: 'Cette simulation n’existe pas, ou plus.',
    notReached: 'La simulation enregistrée n’a pas pu être lue. Réessayez dans un moment.',
    notCalculated: 'Le calcul n’a pas pu être chargé. Rechargez la page pour réessayer.',
    instead: 'Les chiffres sont ceux de la flotte par défaut du simulateur.',
    open: 'Ouvrir cette simulation',
    clamped: 'Les valeurs hors limites du lien ont été ramenées aux plus proches permises.',
    unit: `par véhicule et par an, hors TVA, part de ${f.brand.name} déduite`,
    cases: 'prudent {low}, favorable {high}',
    openBy: {
      both: 'selon votre recharge et votre prix',
      charging: 'selon votre recharge',
      price: 'selon votre prix',
    },
    fleet: '{vehicles} véhicules, {activity}, branchés {hours} : de {arrival} à {departure}',
  },
  summary: {
    computed: {
      name: 'Calculé',
      text: 'La facture de recharge d’un véhicule sur un an : celle d’aujourd’hui, et celle avec nous. L’écart, moins notre part, est votre gain.',
    },
    prices: {
      name: 'À quels prix',
      text: 'Prix spot français de {firstYear} à {lastYear}, heure par heure, plus {supplier} pour le fournisseur ; ou les prix de votre contrat. TURPE et accise du 1er août 2026.',
    },
    kept: {
      name: 'Ce que vous gardez',
      text: '{fleetShare} de la valeur créée : {gain} sur {createdWhole} par véhicule et par an, {situation}. Notre part : {ourPart}.',
    },
    supposed: {
      name: 'Supposé',
      text: '{subscribedBasis} ; {controllable} de la flotte pilotable ; {capture} de l’économie d’énergie et d’acheminement obtenus ; {margin} de marge de puissance.',
    },
    left: {
      name: 'Pas compté',
      text: 'Services au réseau, échanges du jour même, prix d’une borne bidirectionnelle, CTA et TVA.',
    },
  },
  activities: {
    transport: 'transport de personnes',
    delivery: 'livraison et logistique',
    municipal: 'services municipaux',
    service: 'services techniques',
  },
  slots: {
    standard: 'plage standard',
    early: 'plage matinale',
    late: 'plage tardive',
    night: 'plage de nuit',
  },
  levels: { high: 'élevé', medium: 'moyen', low: 'faible' },
  baselines: {
    arrival: 'par rapport à une recharge dès l’arrivée',
    timer: 'par rapport à une minuterie en heures creuses',
  },
  contracts: {
    indexed: 'avec une offre spot, prix de chaque heure',
    class: 'en heures pleines, heures creuses',
    fixed: 'au même prix à toute heure',
  },
  timerIdle: '{contract} ; une minuterie n’y changerait rien',
  states: {
    subscribed: {
      given: '{subscribedToday} souscrits aujourd’hui, comme indiqué',
      assumed: '{subscribedToday} souscrits aujourd’hui, {subscribedShare} de la somme des bornes',
      raised: '{subscribedToday} souscrits aujourd’hui, le minimum dont vos véhicules ont besoin',
    },
    domains: { BT: 'basse tension, plus de 36 kVA', HTA: 'moyenne tension (HTA)' },
    noCo2Effect: 'sans effet mesurable',
    noV2g: 'bornes non bidirectionnelles',
    notIndexed: 'compté avec une offre spot seulement',
    counted: 'compté dans le gain',
    tooLittle: 'trop peu pour être compté',
  },
  sections: {
    gain: {
      title: 'Deux questions, six montants',
      body: [
        'Comment vos véhicules chargent aujourd’hui, quel prix vous payez : six combinaisons, toutes calculées. Tant qu’une réponse manque, le simulateur montre l’étendue de celles qui restent. Cette page suit celle-ci : {situation}.',
        `${f.shareRule} ${f.simulatedShareRule}`,
      ],
    },
    calcul: {
      title: 'La facture, aujourd’hui et avec nous',
      body: [
        'Les jours ouvrés de trois années, aux tarifs réglementés d’aujourd’hui. Rien n’est arrondi avant l’affichage.',
        'Aujourd’hui, chaque véhicule charge d’un trait : dès l’arrivée ou, avec une minuterie, dans sa plus longue plage d’heures creuses. S’il manque du temps ou de la puissance pour recharger, le gain est nul et le simulateur le dit.',
      ],
    },
    programme: {
      title: 'Le programme de recharge et la puissance',
      body: [
        'Les véhicules pilotés chargent aux heures les moins chères, énergie et acheminement additionnés, et partent au niveau et à l’heure demandés ; les autres chargent comme aujourd’hui.',
        'La puissance est cherchée en même temps, une par année de prix : moins de puissance coûte moins, mais pousse la recharge vers des heures plus chères. La somme la plus basse l’emporte, avec {margin} de marge pour les nuits imprévues.',
        'De l’économie sur l’énergie et l’acheminement, {capture} sont comptés ; une perte le serait en entier.',
        'Vérifié sur 89 flottes par HiGHS, un solveur indépendant, et par un second calcul, écrit séparément.',
      ],
    },
    annees: {
      title: 'Prudent, favorable : la liste des cas',
      body: [
        'Une hypothèse change à la fois, le reste comme indiqué : le plus bas est le prudent, le plus haut le favorable. Deux à la fois peuvent sortir de la fourchette.',
      ],
    },
    prix: {
      title: 'Les prix, contrat par contrat',
      body: [
        'Offre spot, prix de chaque heure : le prix du lendemain, plus {supplier} pour le fournisseur.',
        'Heures pleines, heures creuses : les prix de votre facture (en c€/kWh, à multiplier par dix) ou, à défaut, la moyenne des prix spot de chaque classe, plus {supplier}.',
        'Le même prix à toute heure : celui de votre facture ou, à défaut, {flatPrice}, moyenne de toutes les heures, plus {supplier}.',
        'Depuis octobre 2025, le prix d’une heure est la moyenne de ses quatre quarts.',
      ],
    },
    v2g: {
      title: 'V2G et services au réseau',
      body: [
        'Réinjecter aux seuls prix spot rapporte peu : l’énergie rachetée paie de nouveau fournisseur, acheminement et accise. Ce supplément compte à partir d’un euro par an.',
        'Les services au réseau sont montrés avant partage, jamais comptés : il faut un mégawatt et une certification. La FCR, produit symétrique, vaut pour moitié ; le NEBCO n’est pas chiffré.',
      ],
    },
    regles: {
      title: 'Score, potentiel et niveaux',
      body: [
        'Ces règles ne changent rien au gain. Le potentiel théorique prend toutes les bornes à pleine puissance, toute l’année ; la flotte soutire {drawnMwh}.',
      ],
    },
    comparaison: {
      title: 'La comparaison avec d’autres flottes',
      body: [
        'Des flottes simulées, pas des clients : un tirage fixe leur donne un retour entre 16 h et 22 h, un départ entre 5 h et 8 h et une activité.',
      ],
    },
    hypotheses: {
      title: 'Toutes les hypothèses, leurs sources et leurs dates',
      body: ['« À confirmer » : source secondaire, ou valeur propre à votre site.'],
    },
    limites: {
      title: 'Simplifications, et ce qui n’est pas compté',
      body: [
        [
          'Les prix par classe sont des moyennes de tous les jours. Avec le soleil des week-ends, les heures creuses d’été coûtent plus que les pleines : quitter les soirées d’été économise peu (BT) ou rien (HTA), tant que vous n’avez pas saisi vos prix.',
          'Une minuterie lance tous les véhicules ensemble ; la puissance supposée reste à {defaultShare} des bornes.',
          'La part obtenue et la marge de puissance sont supposées, pas mesurées ; un dépassement de puissance n’est pas chiffré.',
          'Les heures creuses valent toute l’année ; l’après-midi, surtout d’avril à octobre en fait.',
          'Pas comptés non plus : week-ends au branchement, renforcement évité, comptage, solaire.',
        ],
      ],
    },
    etudes: {
      title: 'Face aux études publiées',
      body: [
        `La plupart donnent une valeur avant partage. La nôtre, par rapport à une recharge dès l’arrivée, avec une offre spot, prix de chaque heure : ${f.initial.created} pour la flotte par défaut, ${f.depot.created} pour le dépôt de notre page d’accueil, ${f.delivery.created} pour ${f.delivery.vehicles} utilitaires de livraison. Les flottes en gardent ${f.initial.keeps}, ${f.depot.keeps} et ${f.delivery.keeps}.`,
        `« Jusqu’à ${f.claims.headlineGainMax} par camion électrique et par an », après partage : dans le même cas, ${f.trucks.vehicles} camions de livraison sur bornes de ${f.trucks.charger}, branchés de ${f.trucks.from} à ${f.trucks.to}, gardent ${f.trucks.keeps}.`,
      ],
    },
    version: {
      title: 'Versions du modèle',
      body: ['Tout ce qui peut changer un résultat reçoit un numéro.'],
    },
  },
  situations: {
    caption: 'Gain par véhicule et par an',
    price: 'Prix payé',
    idle: 'Ici une minuterie ne change rien : la recharge commencerait au même moment.',
  },
  bill: {
    caption: 'La facture d’un véhicule, en euros par an hors TVA, moyenne de trois ans',
    columns: { line: 'Ligne', before: 'Aujourd’hui', after: 'Avec nous', change: 'Écart' },
    rows: {
      energy: 'Énergie',
      grid: 'Acheminement',
      power: 'Puissance souscrite',
      accise: 'Accise',
      bill: 'Facture d’électricité',
      v2g: 'Énergie restituée (V2G)',
      ourPart: 'Notre part',
      all: 'Ce que vous payez en tout',
    },
  },
  cases: {
    caption: 'Gain par véhicule et par an, {situation}',
    columns: { name: 'Hypothèse', cases: 'Gain si elle vaut' },
    names: {
      subscribedSharePercent: 'Puissance souscrite, en part des bornes',
      capturePercent: 'Part de l’économie obtenue',
      controllablePercent: 'Part pilotable',
      fleetSharePercent: 'Votre part',
      priceYear: 'Année de prix',
    },
    none: 'Rien à charger, ou pas assez de temps ou de puissance : il n’y a pas de cas à comparer.',
  },
  formulas: {
    calcul: [
      {
        name: 'Puissance d’un véhicule, aujourd’hui',
        rule: 'puissance souscrite ÷ véhicules, jamais plus que la borne ni que {todayMost} ; inconnue, {subscribedShare} de ce plafond, ou le besoin',
        filled: '{todayBasis}',
        result: '= {todayKw}',
      },
      {
        name: 'Énergie par session, au compteur',
        rule: 'batterie × niveaux ÷ rendement à la charge, au plus ce que permet la fenêtre',
        filled: '{battery} × ({target} − {start}) ÷ {oneWayEfficiency}',
        result: '= {sessionKwh}',
      },
      {
        name: 'Énergie par véhicule et par an',
        rule: 'sessions, jours',
        filled: '{sessionKwh} × {sessions} × {days}',
        result: '= {yearKwh}',
      },
      {
        name: 'Puissance souscrite',
        rule: 'avec nous, celle du programme ({planned}) et sa marge',
        filled: '{vehicles} × {subscribedTodayEach} = {subscribedToday}, {domain}',
        result: 'avec nous {subscribed}',
      },
      {
        name: 'Économie de puissance, par véhicule',
        filled: '{powerPrice} × ({subscribedTodayEach} − {subscribedEach})',
        result: '= {power}',
      },
      {
        name: 'Valeur créée, avant partage',
        rule: 'énergie, acheminement, puissance, V2G s’il compte',
        filled: '{parts}',
        result: '= {created}',
      },
      { name: 'Votre gain', filled: '{created} × {fleetShare}', result: '= {gain}' },
      {
        name: 'Facteur de comparaison',
        filled: '{gainCents} ÷ (12 × {gainPerVehicleMonth})',
        result: '= {factor}',
      },
      {
        name: 'Gain de la flotte par mois',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain}',
      },
      {
        name: 'CO₂ évité par véhicule et par an',
        filled: '{moved} déplacés, aux émissions de chaque heure',
        result: '{co2}',
      },
    ],
    v2g: [
      {
        name: 'Supplément du V2G, avant partage',
        rule: 'après {wear} d’usure',
        filled: '{sold} réinjectés ; {v2gState}',
        result: '{v2gExtra}',
      },
      {
        name: 'Réserve, en suspendant la charge',
        rule: 'par MW et par heure : FCR {fcrPrice}, à {bothDirections} ; aFRR {afrrPrice} au plus, aux prix du second semestre 2025',
        filled: '{yearMwh} × prix × {controllable} × {capture}',
        result: 'FCR {fcr}, aFRR {afrr} au plus',
      },
      {
        name: 'Réserve, bornes bidirectionnelles',
        rule: 'les mêmes prix, {bothDirections} pour les deux sens',
        filled:
          '{todayKw} × {hours} × {sessions} × {days} × prix × {controllable} × {capture} × {bothDirections} × {v2gPart}',
        result: 'FCR {fcrBoth}, aFRR {afrrBoth} au plus',
      },
    ],
    regles: [
      {
        name: 'Potentiel',
        rule: 'élevé dès 3 points, moyen à 2',
        filled: '{vehicles} véhicules, soit {potentialPoints} sur 4',
        result: '{potential}',
      },
      {
        name: 'Score',
        rule: 'véhicules, heures, activité, plage ; au plus {highestScore}',
        filled:
          '({vehiclePoints} + {hourPoints} + {activityPoints} + {slotPoints}) ÷ {pointsPerTenth}',
        result: '= {scoreOutOfTen} sur {highestScore}',
      },
      {
        name: 'Score du mode Expert',
        rule: 'base, véhicules, heures, puissance, batterie, écart de charge ; relevé à {expertBase} s’il est sous {expertFrom}',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
      {
        name: 'Flexibilité par jour',
        filled: '{vehicles} × {charger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
      {
        name: 'Capacité de flexibilité, services au réseau',
        rule: 'élevé au-dessus de {capacityHigh}, moyen au-dessus de {capacityMedium}',
        filled: '{vehicles} × {charger} × {capacityShare}',
        result: '= {capacity} ({networkServices})',
      },
      {
        name: 'Potentiel théorique, optimisation tarifaire',
        rule: 'élevé au-dessus de {productHigh}, moyen au-dessus de {productMedium}',
        filled: '{capacity} × {hours} × {productDays}',
        result: '= {product} ({tariffOptimisation})',
      },
      {
        name: 'Temps de charge',
        filled: '{needed} ÷ {oneWayEfficiency} ÷ {todayKw}',
        result: '= {chargeTime}',
      },
      {
        name: 'Taux de réussite',
        rule: 'au plus {mostSuccess}',
        filled: '{hours} ÷ {chargeTime}',
        result: '= {success}',
      },
      {
        name: 'Score de flexibilité',
        rule: 'jamais moins de zéro',
        filled: '1 − {chargeTime} ÷ {hours}',
        result: '= {flexibility}',
      },
      {
        name: 'Efficacité opérationnelle',
        filled: '{success} × {oneWayEfficiency}',
        result: '= {operationalEfficiency}',
      },
      {
        name: 'Efficacité de gestion',
        filled: '{moved} ÷ {yearKwh}',
        result: '= {movedShare}',
      },
    ],
    comparaison: [
      {
        name: 'Taille de l’échantillon',
        filled: '{sampleBase} + {samplePerVehicle} × {vehicles}',
        result: '= {sampleSize} flottes',
      },
      {
        name: 'Votre place',
        filled: '{below} gardent moins, {equal} autant, {above} plus',
        result: 'mieux que {below} sur {sampleSize}',
      },
      {
        name: 'Par rapport à la moyenne',
        rule: 'médiane : {medianGain}',
        filled: '{gainCents} ÷ {meanGainCents}',
        result: '= {multipleOfAverage} fois la moyenne',
      },
    ],
  },
  classes: {
    peak: 'Pointe',
    hph: 'HPH, pleines en hiver',
    hch: 'HCH, creuses en hiver',
    hpb: 'HPE, pleines en été',
    hcb: 'HCE, creuses en été',
  },
  classPrices: {
    caption: 'Énergie par classe, sans votre facture, en €/MWh : heures creuses {hours}',
    name: 'Classe',
    domains: { BT: 'BT', HTA: 'HTA' },
  },
  tariff: {
    caption: 'Acheminement par énergie : TURPE 7, courte utilisation, en €/MWh',
    columns: { name: 'Classe', months: 'Mois', bt: 'BT', hta: 'HTA' },
    months: f.shortMonths,
    span: '{from}–{until}',
    note: 'BT : plus de 36 kVA. HTA : moyenne tension, seule à avoir une pointe ({peak}). À confirmer : HTA d’après une transcription, BT d’après une facture de 2026.',
  },
  constants: {
    columns: { name: 'Hypothèse', value: 'Valeur', source: 'Source et date' },
    toConfirm: 'À confirmer.',
    validUntil: 'Valable jusqu’au {date}.',
    checked: 'En cours de vérification : valable jusqu’au {date}.',
    groups: {
      bill: 'La facture',
      fleet: 'La flotte et le partage',
      possible: 'Possible, jamais compté',
      rules: 'Indicateurs donnés par une règle',
    },
    units: { points: 'points', days: 'jours', fleets: 'flottes', perKwYear: 'par kVA et par an' },
    names: {
      powerBt: 'Puissance souscrite, basse tension',
      powerHta: 'Puissance souscrite, moyenne tension',
      mediumVoltageAboveKw: 'Moyenne tension au-dessus de',
      accise: 'Accise sur l’électricité, plus de 36 kVA',
      workingDays2023: 'Jours ouvrés, 2023',
      workingDays2024: 'Jours ouvrés, 2024',
      workingDays2025: 'Jours ouvrés, 2025',
      supplier: 'Part du fournisseur',
      flatPrice: 'Le même prix à toute heure, à défaut',
      subscribedShare: 'Puissance souscrite, part des bornes',
      powerMargin: 'Marge sur la puissance du programme',
      leastTodayKwMost: 'Puissance par véhicule aujourd’hui, au plus',
      todayKwMostPerKwh: 'ou, si c’est plus, par kWh de batterie',
      controllable: 'Part pilotable de la flotte',
      capture: 'Part obtenue de l’économie',
      lowCapture: 'La même, cas prudent',
      highCapture: 'La même, cas favorable',
      fleetShare: 'Part de la flotte',
      efficiency: 'Rendement aller-retour',
      wear: 'Usure par kWh réinjecté',
      countsFrom: 'Le V2G compte à partir de',
      carConsumption: 'Consommation, voiture',
      vanConsumption: 'Consommation, utilitaire',
      truckConsumption: 'Consommation, camion',
      busConsumption: 'Consommation, bus',
      gridCarbon: 'CO₂ du réseau, moyenne des heures',
      fcr: 'Réserve primaire (FCR)',
      afrr: 'Réserve secondaire (aFRR), au plus',
      bothDirections: 'Part comptée si les deux sens sont tenus',
      gainPerVehicleMonth: 'Gain de base par véhicule et par mois',
      co2PerVehicleDay: 'CO₂ par véhicule et par jour',
      usedFlexibility: 'Part utilisable de la flexibilité',
      capacityShare: 'Part de la puissance des bornes',
      productDays: 'Jours du potentiel théorique',
      productPrice: 'Prix du potentiel théorique',
      productCo2: 'CO₂ du potentiel théorique',
      highestSuccess: 'Taux de réussite le plus haut',
      baseFleets: 'Flottes simulées, base',
      fleetsPerVehicle: 'Flottes simulées, par véhicule',
    },
    sources: {
      cre: 'CRE, délibération nº 2026-105 du 21 mai 2026, TURPE 7 au 1er août 2026 ; transcription publiée.',
      creIndex:
        'CRE, même délibération : valeur d’août 2025 (délibération nº 2025-78) multipliée par l’indice qui reproduit les autres.',
      connection: 'Seuil de raccordement en moyenne tension.',
      accise: 'Ministère, guide des taxes sur l’énergie 2026, taux au 1er août 2026.',
      calendar: 'Lundi à vendredi, moins onze jours fériés.',
      assumption: 'À changer dans le mode Expert.',
      share: `${f.brand.name} reçoit ${f.claims.ownShare} de la valeur créée ; milieu de ce qui reste.`,
      range: 'Cas de notre fourchette.',
      choice: 'Notre choix de calcul.',
      common: 'Ordre de grandeur courant.',
      fcr: `Prix moyen de 2024, Linklaters, ${f.day('2025-06-18')}.`,
      afrr: 'Second semestre 2025, E-CUBE.',
      rte: 'RTE, éCO2mix, France 2024, combustion directe.',
      rule: `Convention de ${f.brand.name}.`,
      prices:
        'ENTSO-E, prix du lendemain de la zone France, 2023 à 2025 ; publiés aussi par SMARD.de.',
      offPeakNight: 'Au 1er août 2026 ; fixées localement.',
      offPeakSplit:
        'Heures creuses attendues à partir du 1er janvier 2027 au-dessus de 36 kVA ; fixées localement.',
      supplier: `Certificats d’économies d’énergie des nouveaux contrats de 2026 (Wattvalue, ${f.day('2025-12-08')}), coûts et marge du fournisseur.`,
    },
  },
  tables: {
    activities: {
      title: 'Activités',
      flexibility: { high: 'élevée', medium: 'moyenne', low: 'faible' },
      name: '{activity}, flexibilité {level}',
      columns: { name: 'Activité', km: 'km par jour', points: 'Points' },
    },
    slots: {
      title: 'Plages de charge : les véhicules sont prêts à la fin',
      columns: { name: 'Plage', hours: 'Horaires', points: 'Points' },
    },
    sizes: {
      title: 'Points du score',
      columns: {
        name: 'Seuil',
        potential: 'Potentiel',
        simple: 'Score Simple',
        expert: 'Score Expert',
      },
      vehicles: 'dès {from} véhicules',
      fewerVehicles: 'moins de véhicules',
      hours: 'dès {from} branchées',
      fewerHours: 'moins d’heures',
      charger: 'borne dès {from}',
      battery: 'batterie dès {from}',
      chargeSpan: 'écart de charge dès {from}',
    },
    reserve: {
      title: 'Priorité opérationnelle et mode de pilotage',
      columns: { name: 'Réglage', value: 'Effet' },
      priorities: { high: 'Priorité haute', normal: 'Priorité normale', low: 'Priorité basse' },
      reserve: 'réserve de {percent}',
      controls: { ocpp: 'Pilotage OCPP', api: 'Pilotage par API', mixed: 'Pilotage mixte' },
      v2g: 'V2G pour {percent} des véhicules pilotés',
    },
    carbon: {
      title: 'CO₂ du réseau, heure par heure',
      source: 'g/kWh. France 2024, combustion directe, d’après RTE (éCO2mix).',
    },
  },
  studies: publishedStudies.figure,
  sources: { title: 'Sources', entries: publishedStudies.sources },
  changes: {
    caption: 'Historique des versions',
    columns: { version: 'Version', date: 'Date', change: 'Changement' },
    contracts:
      'Trois contrats, deux façons de charger aujourd’hui, puissance supposée d’après les bornes, marge de puissance, fourchette faite de cas, plus de mécanisme de capacité. Les liens et simulations des versions 1 et 2 s’ouvrent et sont recalculés.',
    bill: 'Un seul gain : la facture aujourd’hui et avec nous, sur les prix horaires de trois années, après partage.',
    advised: 'Le V2G ne compte que là où il paie son usure ; pointe à pleine puissance.',
    first: 'Modes Simple et Expert, sur les prix moyens de 2023 et 2024.',
  },
  closing: {
    title: 'Votre flotte, vos heures, vos bornes.',
    lead: 'Changez une réponse et revenez ici : les chiffres suivront.',
    action: 'Ouvrir le simulateur',
  },
} as const;
