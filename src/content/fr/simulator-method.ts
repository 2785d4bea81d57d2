import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { euros, longDate, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import { monthName } from '../month-name.ts';
import { paymentRule, shareRule, simulatedShare } from '../share-rule.ts';
import publishedStudies from './published-studies.ts';

const { of } = fleetFigures('fr');
const [initial, depot, delivery, largeVans] = [
  of('initial'),
  of('depot'),
  of('delivery'),
  of('largeVans'),
];

export default {
  meta: {
    title: 'Comment nous calculons : la méthode du simulateur',
    description:
      'Votre facture de recharge, aujourd’hui et avec nous, sur trois années de prix réels : chaque formule remplie avec vos valeurs, chaque hypothèse avec sa source.',
  },
  hero: {
    title: 'Comment nous calculons.',
    lead: 'La facture annuelle de votre recharge, calculée deux fois : telle qu’elle est aujourd’hui, et avec nous. Chaque formule est remplie avec vos valeurs ; les tableaux disent d’où vient chaque hypothèse.',
  },
  about: {
    simulator: 'Simulateur',
    name: 'Méthode',
    version: 'Modèle {version}, du {date}',
    default: 'Les valeurs sont celles de la flotte par défaut du simulateur.',
    own: 'Les valeurs sont celles de votre simulation.',
    stored:
      'Les valeurs sont celles de la simulation enregistrée le {date}, avec le modèle {version}.',
    storedOlder:
      'Elles sont recalculées avec le modèle {current} : le résultat peut différer de celui d’alors.',
    loading: 'Lecture de la simulation enregistrée…',
    notFound:
      'Cette simulation n’existe pas, ou plus : les valeurs sont celles de la flotte par défaut du simulateur.',
    notReached:
      'La simulation enregistrée n’a pas pu être lue : les valeurs sont celles de la flotte par défaut du simulateur. Réessayez dans un moment.',
    notCalculated:
      'Le calcul n’a pas pu être chargé : les valeurs sont celles de la flotte par défaut du simulateur. Rechargez la page pour réessayer.',
    open: 'Ouvrir cette simulation',
    clamped:
      'Le lien portait des valeurs hors limites : elles ont été ramenées à la valeur permise la plus proche.',
    gain: `nets par véhicule et par an, hors TVA, part de ${BRAND.name} déduite ; de {low} à {high} selon les cas`,
    gainAlone: 'nets par véhicule et par an',
    fleet: '{vehicles} véhicules, {activity}, branchés {hours} : de {arrival} à {departure}',
  },
  contents: 'Sur cette page',
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
  states: {
    notGiven: 'non indiquée',
    domains: { BT: 'basse tension, plus de 36 kVA', HTA: 'moyenne tension (HTA)' },
    noCo2Effect: 'sans effet mesurable',
    noV2g: 'bornes non bidirectionnelles',
    counted: 'compté dans le gain',
    tooLittle: 'trop peu pour être compté',
  },
  sections: {
    gain: {
      title: 'Un seul chiffre : ce que votre flotte garde',
      body: [
        'Votre gain est de {gain} par véhicule et par an, hors TVA : la différence entre ce que coûte la recharge aujourd’hui et tout ce que vous paieriez avec nous, notre part comprise. C’est le même dans les deux modes du simulateur, dans nos e‑mails et dans l’analyse.',
        `${shareRule('fr')} ${simulatedShare('fr')} ${paymentRule('fr')}`,
      ],
    },
    calcul: {
      title: 'La facture, aujourd’hui et avec nous',
      body: [
        'La facture compte l’énergie au prix du lendemain, heure par heure, l’acheminement (TURPE), l’accise et la puissance souscrite, les jours ouvrés de trois années. Les tarifs réglementés sont ceux d’aujourd’hui, appliqués aux trois années de prix. Rien n’est arrondi avant l’affichage.',
        'Aujourd’hui, chaque véhicule charge à pleine puissance dès son arrivée ; ou à partir de 22 h, si vous répondez que vos véhicules chargent sur minuterie. Le site souscrit la puissance que cela demande.',
        'Si votre contrat est à prix fixe, la ligne de l’énergie ne bouge pas : il reste l’acheminement et la puissance. Si la fenêtre ou le site ne suffit pas à recharger les véhicules, le gain est nul et la page dit combien de kilowattheures manquent.',
      ],
    },
    programme: {
      title: 'Comment le programme de recharge est trouvé',
      body: [
        'Une part de vos véhicules est pilotable ; les autres continuent de charger comme aujourd’hui. Pour chaque nuit, l’énergie des véhicules pilotés est placée dans les heures les moins chères, prix du marché et acheminement additionnés, sans jamais dépasser la puissance souscrite ni celle de la borne.',
        'La puissance à souscrire est cherchée en même temps, une par année de prix : moins de puissance coûte moins cher, mais oblige à charger aussi à des heures plus chères. Le calcul retient celle où la somme est la plus basse.',
        [
          'Chaque véhicule part au niveau demandé, à l’heure demandée.',
          'Une session du vendredi finit le samedi matin. Les week-ends et les onze jours fériés ne comptent pas.',
          'Une heure entamée ne permet que sa part.',
          'Restituer de l’énergie n’entame jamais la réserve, et l’usure est comptée pour chaque kilowattheure restitué.',
        ],
        'Nos tests comparent les programmes de recharge et la puissance à ceux de HiGHS, un solveur indépendant, et tous les montants à un second calcul, écrit séparément, sur des dizaines de flottes.',
      ],
    },
    annees: {
      title: 'Trois années côte à côte, et la fourchette',
      body: [
        'Le gain est la moyenne de trois années. La fourchette va du cas le plus faible au plus favorable : les trois années, un retour une heure plus tôt ou plus tard, la part du gain réellement obtenue, et, tant que vous n’avez pas indiqué votre puissance souscrite, un site qui souscrirait déjà moins. Indiquer cette puissance resserre la fourchette.',
        'Plus d’heures au branchement ne veut pas toujours dire plus de gain : la facture d’aujourd’hui dépend de l’heure de retour, chère vers 18 h, bon marché vers 14 h.',
      ],
    },
    v2g: {
      title: 'V2G et services au réseau',
      body: [
        'Sur les prix du lendemain seuls, restituer de l’énergie ajoute peu, parce que l’énergie rachetée paie de nouveau son acheminement et son accise. Ce supplément compte dans le gain s’il atteint un euro par véhicule et par an.',
        'Une borne bidirectionnelle est payée par les services au réseau. Nous les montrons avant partage, à leur prix daté, et ne les comptons jamais : il faut réunir un mégawatt et être certifié, et ces prix baissent.',
      ],
    },
    regles: {
      title: 'Les indicateurs donnés par une règle',
      body: [
        'Potentiel, scores et niveaux suivent des règles simples. Elles ne changent rien au gain.',
        'Le produit « capacité × heures × 365 jours » est un potentiel théorique de toutes les bornes à pleine puissance, ni le gain de la flotte ni ses émissions : la flotte décrite ici soutire {drawnMwh} par an, le produit dit {product}.',
      ],
    },
    comparaison: {
      title: 'La comparaison avec d’autres flottes',
      body: [
        'Ces flottes sont simulées : un tirage fixe donne à chacune une heure de retour entre 16 h et 22 h, une heure de départ entre 5 h et 8 h et une activité, et le même modèle calcule ce qu’elle garde. La même flotte est toujours comparée au même échantillon. Ce ne sont pas des clients.',
      ],
    },
    hypotheses: {
      title: 'Toutes les hypothèses',
      body: [
        'Ces tableaux sont tirés des constantes mêmes du simulateur. Celles que vous pouvez changer dans le mode Expert apparaissent avec leur valeur par défaut. « À confirmer » : la valeur vient d’une source secondaire, ou dépend de votre site.',
      ],
    },
    limites: {
      title: 'Ce que nous ne comptons pas',
      body: [
        [
          'La réserve et la capacité : montrées, jamais comptées.',
          'Les échanges du jour même : seuls comptent les prix fixés la veille.',
          'Les week-ends au branchement.',
          'Un renforcement de raccordement évité.',
          'La contribution tarifaire d’acheminement (CTA), le comptage et la gestion : souscrire moins de puissance baisse aussi la CTA.',
          'La marge du fournisseur et la TVA.',
          'Le solaire sur place.',
          'Le cas de chaque véhicule : retards, froid, préchauffage et pertes à faible puissance sont dans la part du gain réellement obtenue.',
          'Le prix d’une borne bidirectionnelle.',
          'L’avenir : ces prix ont été payés de 2023 à 2025.',
          'Les autres pays : seule la France a ses données ici.',
        ],
      ],
    },
    etudes: {
      title: 'Face aux études publiées',
      body: [
        `La plupart des études donnent une valeur avant partage. La nôtre, sur la même base : ${initial.created} pour la flotte par défaut du simulateur, ${depot.created} pour le dépôt de notre page d’accueil, ${delivery.created} pour ${delivery.vehicles} utilitaires de livraison. Les flottes en gardent ${initial.keeps}, ${depot.keeps} et ${delivery.keeps}.`,
        `« Jusqu’à ${euros(CLAIMS.headlineGainMax.value, 'fr')} par véhicule et par an » est un gain après partage : ${largeVans.vehicles} grands utilitaires sur bornes de ${largeVans.charger}, branchés de ${largeVans.from} à ${largeVans.to}, gardent ${largeVans.keeps}.`,
      ],
    },
    version: {
      title: 'Version du modèle',
      body: [
        'Toute modification qui peut changer un résultat reçoit un nouveau numéro. Une simulation enregistrée s’ouvre avec le modèle d’aujourd’hui et dit avec lequel elle a été faite.',
      ],
    },
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
  years: {
    caption: 'La même flotte aux prix de chaque année, en euros par véhicule',
    line: 'Ligne',
    mean: 'Moyenne',
    rows: {
      before: 'Facture aujourd’hui',
      created: 'Valeur créée, avant partage',
      gain: 'Gain de la flotte',
    },
  },
  formulas: {
    calcul: [
      {
        name: 'Puissance par véhicule, aujourd’hui',
        rule: 'la plus petite de : borne, plafond par véhicule, puissance souscrite ÷ véhicules',
        filled: '{charger} ; {todayMost} ; {siteEach}',
        result: '= {todayKw}',
      },
      {
        name: 'Énergie par session, au compteur',
        rule: 'batterie × (niveau au départ − niveau à l’arrivée) ÷ rendement à la charge, au plus ce que permet la fenêtre',
        filled: '{battery} × ({target} − {start}) ÷ {oneWayEfficiency}',
        result: '= {sessionKwh}',
      },
      {
        name: 'Énergie par véhicule et par an',
        rule: 'énergie par session × sessions × jours',
        filled: '{sessionKwh} × {sessions} × {days}',
        result: '= {yearKwh}',
      },
      {
        name: 'Puissance souscrite',
        rule: 'aujourd’hui véhicules × puissance ; avec nous, la moins chère',
        filled: '{vehicles} × {subscribedTodayEach} = {subscribedToday}, {domain}',
        result: 'avec nous {subscribed}',
      },
      {
        name: 'Économie sur l’énergie',
        rule: '(énergie aujourd’hui − énergie du programme) × part du gain obtenue ; une perte compte en entier',
        filled: '{fullMarket} × {reached}',
        result: '= {market}',
      },
      {
        name: 'Économie d’acheminement',
        rule: 'acheminement aujourd’hui − acheminement du programme',
        filled: '{gridBefore} − {gridAfter}',
        result: '= {tariff}',
      },
      {
        name: 'Économie de puissance',
        rule: 'prix du kW par an × puissance en moins par véhicule',
        filled: '{powerPrice} × ({subscribedTodayEach} − {subscribedEach})',
        result: '= {power}',
      },
      {
        name: 'Valeur créée, avant partage',
        rule: 'énergie + acheminement + puissance + V2G s’il compte',
        filled: '{market} + {tariff} + {power} + {countedV2g}',
        result: '= {created}',
      },
      {
        name: 'Votre gain, par véhicule et par an',
        rule: 'valeur créée × part de la flotte',
        filled: '{created} × {fleetShare}',
        result: '= {gain}',
      },
      {
        name: 'Part de la facture',
        rule: 'gain ÷ facture d’aujourd’hui',
        filled: '{gainCents} ÷ {beforeCents}',
        result: '= {gainOfBill}',
      },
      {
        name: 'Facteur de comparaison',
        rule: 'gain ÷ (12 × {gainPerVehicleMonth})',
        filled: '{gainCents} ÷ (12 × {gainPerVehicleMonth})',
        result: '= {factor}',
      },
      {
        name: 'Gain de la flotte par mois',
        rule: 'véhicules × {gainPerVehicleMonth} × facteur',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain}',
      },
      {
        name: 'Coût de 100 km',
        rule: 'ce que vous payez ÷ kilomètres, selon le type de véhicule',
        filled: '{per100Before} aujourd’hui',
        result: '{per100After} avec nous',
      },
      {
        name: 'CO₂ évité par véhicule et par an',
        rule: 'variation du soutirage de chaque heure × émissions du réseau à cette heure',
        filled: '{moved} déplacés',
        result: '{co2}',
      },
    ],
    annees: [
      {
        name: 'Le cas le plus faible',
        rule: 'le minimum des trois années et de trois heures de retour, avec {lowCapture} du gain sur les prix ; et, si la puissance souscrite n’est pas indiquée, avec {leastSubscribed} de celle d’aujourd’hui',
        filled: 'après partage',
        result: '{low}',
      },
      {
        name: 'Le cas le plus favorable',
        rule: 'le maximum des mêmes cas, avec {highCapture} du gain sur les prix',
        filled: 'après partage',
        result: '{high}',
      },
    ],
    v2g: [
      {
        name: 'Supplément du V2G, avant partage',
        rule: '(coût en recharge pilotée − coût avec restitution) × part du gain obtenue ; usure à {wear}, acheminement et accise payés au rachat',
        filled: '{sold} restitués ; {v2gState}',
        result: '{v2gExtra}',
      },
      {
        name: 'Réserve possible, en suspendant la charge',
        rule: 'énergie rechargée × prix (FCR {fcrPrice}, aFRR {afrrPrice} par MW et par heure) × part pilotable × part obtenue',
        filled: '{yearMwh} × prix × {controllable} × {capture}',
        result: 'FCR {fcr}, aFRR {afrr}',
      },
      {
        name: 'Réserve possible, bornes bidirectionnelles',
        rule: 'puissance × heures branchées × jours × prix × part pilotable × part obtenue × {bothDirections}, les deux sens étant tenus × part en V2G',
        filled:
          '{todayKw} × {hours} × {sessions} × {days} × prix × {controllable} × {capture} × {bothDirections} × {v2gPart}',
        result: 'FCR {fcrBoth}, aFRR {afrrBoth}',
      },
      {
        name: 'Capacité possible',
        rule: 'puissance en moins par véhicule × prix de l’enchère',
        filled: '({subscribedTodayEach} − {subscribedEach}) × {capacityPrice}',
        result: '= {capacityEuros}',
      },
    ],
    regles: [
      {
        name: 'Potentiel de la taille de la flotte',
        rule: 'points selon le nombre de véhicules : élevé à partir de 3, moyen à 2, faible à 1',
        filled: '{vehicles} véhicules, soit {potentialPoints} sur 4',
        result: '{potential}',
      },
      {
        name: 'Score',
        rule: '(véhicules + heures + activité + plage) ÷ {pointsPerTenth}, au plus {highestScore}',
        filled:
          '({vehiclePoints} + {hourPoints} + {activityPoints} + {slotPoints}) ÷ {pointsPerTenth}',
        result: '= {scoreOutOfTen} sur {highestScore}',
      },
      {
        name: 'Score du mode Expert',
        rule: '{expertBase} + véhicules + heures + puissance + batterie + écart de charge',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
      {
        name: 'Flexibilité par jour',
        rule: 'véhicules × puissance des bornes × heures × {usedFlexibility}',
        filled: '{vehicles} × {charger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
      {
        name: 'Capacité de flexibilité',
        rule: 'véhicules × puissance des bornes × {capacityShare}',
        filled: '{vehicles} × {charger} × {capacityShare}',
        result: '= {capacity}',
      },
      {
        name: 'Potentiel théorique, énergie',
        rule: 'capacité × heures × {productDays} jours',
        filled: '{capacity} × {hours} × {productDays}',
        result: '= {product}',
      },
      {
        name: 'Potentiel théorique, euros',
        rule: 'énergie théorique × {productPrice} par MWh',
        filled: '{product} × {productPrice}',
        result: '= {productEuros}',
      },
      {
        name: 'Potentiel théorique, CO₂',
        rule: 'énergie théorique × {productCo2Factor} par MWh',
        filled: '{product} × {productCo2Factor}',
        result: '= {productCo2}',
      },
      {
        name: 'CO₂ par jour, selon la règle',
        rule: 'véhicules × {co2PerVehicleDay} × facteur',
        filled: '{vehicles} × {co2PerVehicleDay} × {factor}',
        result: '= {co2ByRule}',
      },
      {
        name: 'Niveau de services au réseau',
        rule: 'capacité : élevé au-dessus de {capacityHigh}, moyen au-dessus de {capacityMedium}',
        filled: '{capacity}',
        result: '{networkServices}',
      },
      {
        name: 'Niveau d’optimisation tarifaire',
        rule: 'énergie théorique : élevé au-dessus de {productHigh}, moyen au-dessus de {productMedium}',
        filled: '{product}',
        result: '{tariffOptimisation}',
      },
      {
        name: 'Énergie nécessaire',
        rule: 'batterie × (niveau au départ − niveau à l’arrivée), jamais moins de zéro',
        filled: '{battery} × ({target} − {start})',
        result: '= {needed}',
      },
      {
        name: 'Temps de charge',
        rule: 'énergie nécessaire ÷ rendement à la charge ÷ puissance par véhicule',
        filled: '{needed} ÷ {oneWayEfficiency} ÷ {todayKw}',
        result: '= {chargeTime}',
      },
      {
        name: 'Taux de réussite',
        rule: 'heures branchées ÷ temps de charge, au plus {mostSuccess}, et autant quand il ne faut rien',
        filled: '{hours} ÷ {chargeTime}',
        result: '= {success}',
      },
      {
        name: 'Score de flexibilité',
        rule: '1 − temps de charge ÷ heures branchées, jamais moins de zéro',
        filled: '1 − {chargeTime} ÷ {hours}',
        result: '= {flexibility}',
      },
      {
        name: 'Efficacité opérationnelle',
        rule: 'taux de réussite × rendement à la charge (racine carrée de {efficiency})',
        filled: '{success} × {oneWayEfficiency}',
        result: '= {operationalEfficiency}',
      },
      {
        name: 'Efficacité de gestion',
        rule: 'énergie déplacée ÷ énergie rechargée',
        filled: '{moved} ÷ {yearKwh}',
        result: '= {movedShare}',
      },
    ],
    comparaison: [
      {
        name: 'Taille de l’échantillon',
        rule: '{sampleBase} + {samplePerVehicle} × véhicules, arrondi',
        filled: '{sampleBase} + {samplePerVehicle} × {vehicles}',
        result: '= {sampleSize} flottes simulées',
      },
      {
        name: 'Votre place',
        rule: 'flottes de l’échantillon qui gardent moins, autant, plus par véhicule',
        filled: '{below} moins, {equal} autant, {above} plus',
        result: 'mieux que {below} sur {sampleSize}',
      },
      {
        name: 'Par rapport à la moyenne',
        rule: 'gain ÷ gain moyen de l’échantillon (médiane : {medianGain})',
        filled: '{gainCents} ÷ {meanGainCents}',
        result: '= {multipleOfAverage} fois la moyenne',
      },
    ],
  },
  tariff: {
    caption: 'Acheminement par énergie : TURPE 7, courte utilisation, en €/MWh',
    columns: {
      name: 'Classe',
      months: 'Mois',
      hours: 'Heures',
      bt: 'Basse tension',
      hta: 'Moyenne tension',
    },
    classes: {
      peak: 'Pointe',
      hph: 'Pleines, hiver',
      hch: 'Creuses, hiver',
      hpb: 'Pleines, été',
      hcb: 'Creuses, été',
    },
    months: Array.from({ length: 12 }, (_, month) => monthName(month, 'fr', 'short')),
    span: '{from}–{until}',
    note: 'CRE, délibération nº 2026-105 du 21 mai 2026, en vigueur au 1er août 2026. À confirmer : les valeurs de moyenne tension viennent d’une transcription, celles de basse tension d’une facture de 2026 ; les heures de pointe et les heures creuses sont fixées localement. La pointe n’existe qu’en moyenne tension.',
  },
  constants: {
    columns: { name: 'Hypothèse', value: 'Valeur', source: 'Source et date' },
    toConfirm: 'À confirmer.',
    groups: {
      bill: 'La facture',
      fleet: 'La flotte et le partage',
      possible: 'Possible, jamais compté',
      rules: 'Indicateurs donnés par une règle',
    },
    units: { points: 'points', days: 'jours', fleets: 'flottes', perKwYear: 'par kW et par an' },
    names: {
      powerBt: 'Puissance souscrite, basse tension',
      powerHta: 'Puissance souscrite, moyenne tension',
      mediumVoltageAboveKw: 'Moyenne tension au-dessus de',
      accise: 'Accise sur l’électricité, plus de 36 kVA',
      workingDays2023: 'Jours ouvrés, 2023',
      workingDays2024: 'Jours ouvrés, 2024',
      workingDays2025: 'Jours ouvrés, 2025',
      timerHour: 'Début de la charge sur minuterie',
      leastTodayKwMost: 'Puissance souscrite aujourd’hui par véhicule, au plus',
      todayKwMostPerKwh: 'ou, si c’est plus, par kWh de batterie',
      controllable: 'Part pilotable de la flotte',
      capture: 'Part du gain sur les prix réellement obtenue',
      lowCapture: 'La même, cas le plus faible',
      highCapture: 'La même, cas le plus favorable',
      leastSubscribed: 'Puissance déjà souscrite, cas le plus faible',
      fleetShare: 'Part de la flotte dans la valeur créée',
      efficiency: 'Rendement aller-retour',
      wear: 'Usure par kWh restitué',
      countsFrom: 'Le V2G compte à partir de, par véhicule et par an',
      carConsumption: 'Consommation, voiture',
      vanConsumption: 'Consommation, utilitaire',
      truckConsumption: 'Consommation, camion',
      busConsumption: 'Consommation, bus',
      gridCarbon: 'CO₂ du réseau, moyenne des heures',
      fcr: 'Réserve primaire (FCR)',
      afrr: 'Réserve secondaire (aFRR)',
      bothDirections: 'Temps compté quand les deux sens sont tenus',
      capacityPrice: 'Capacité',
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
      scorePointsPerTenth: 'Points pour un dixième du score',
      highestScore: 'Score le plus haut',
      expertBase: 'Score du mode Expert, base',
      expertFrom: 'Score relevé au passage en mode Expert s’il est sous',
      fastChargerFrom: 'Borne puissante à partir de',
      fastChargerPoints: 'Points pour une borne puissante',
      largeBatteryFrom: 'Grande batterie à partir de',
      largeBatteryPoints: 'Points pour une grande batterie',
      wideSpanFrom: 'Grand écart de charge à partir de',
      wideSpanPoints: 'Points pour un grand écart de charge',
    },
    sources: {
      cre: 'CRE, délibération nº 2026-105 du 21 mai 2026, TURPE 7 au 1er août 2026 ; transcription publiée.',
      creIndex:
        'CRE, même délibération : valeur d’août 2025 (délibération nº 2025-78) multipliée par l’indice qui reproduit les autres.',
      connection: 'Seuil de raccordement en moyenne tension.',
      accise: 'Ministère, guide des taxes sur l’énergie 2026, taux au 1er août 2026.',
      calendar: 'Calendrier : lundi à vendredi, moins les onze jours fériés.',
      assumption: 'Hypothèse, à changer dans le mode Expert.',
      share: `${BRAND.name} reçoit ${percent(CLAIMS.ownShare.value, 'fr')} de la valeur créée ; milieu de ce qui reste.`,
      range: 'Bornes de notre fourchette.',
      choice: 'Notre choix de calcul.',
      common: 'Ordre de grandeur courant.',
      fcr: `Prix moyen de 2024, Linklaters, ${longDate('2025-06-18', 'fr')}.`,
      afrr: 'Second semestre 2025, E-CUBE ; un sens ou les deux.',
      capacity: 'Enchère du 5 décembre 2024 pour 2026, Connaissance des énergies.',
      rte: 'RTE, éCO2mix, France 2024, combustion directe.',
      rule: `Convention de ${BRAND.name}.`,
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
      title: 'Points selon la taille et les heures',
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
    },
    reserve: {
      title: 'Priorité opérationnelle et mode de pilotage',
      columns: { name: 'Réglage', value: 'Effet' },
      priorities: { high: 'Priorité haute', normal: 'Priorité normale', low: 'Priorité basse' },
      reserve: 'réserve de {percent}, jamais entamée pour le réseau',
      controls: { ocpp: 'Pilotage OCPP', api: 'Pilotage par API', mixed: 'Pilotage mixte' },
      v2g: 'V2G pour {percent} des véhicules pilotés, si la borne est bidirectionnelle',
    },
    carbon: {
      title: 'CO₂ du réseau, heure par heure',
      columns: { hour: 'Heure', grams: 'g/kWh' },
      source: 'France 2024, combustion directe, d’après la production publiée par RTE (éCO2mix).',
    },
    prices: {
      title: 'Prix',
      text: 'Prix du lendemain, zone France, heure par heure en heure locale, 2023 à 2025, d’après la plateforme de transparence d’ENTSO-E ; les mêmes prix sont publiés sous licence CC BY 4.0 par SMARD.de. Au printemps, l’heure qui manque est la moyenne de ses voisines ; à l’automne, l’heure double est la moyenne des deux. Depuis octobre 2025 l’enchère est au quart d’heure : chaque heure est la moyenne des quatre.',
    },
  },
  studies: publishedStudies.figure,
  sources: { title: 'Sources', entries: publishedStudies.sources },
  changes: {
    caption: 'Historique des versions',
    columns: { version: 'Version', date: 'Date', change: 'Changement' },
    bill: 'Un seul gain : la facture aujourd’hui et avec nous, sur les prix horaires de trois années, avec acheminement, accise et puissance souscrite, après partage. Le mode Simple et le mode Expert donnent le même chiffre. Les liens et simulations d’avant s’ouvrent et sont recalculés.',
    advised: 'Le V2G ne compte que là où il paie son usure ; pointe à pleine puissance.',
    first:
      'Première version publiée : modes Simple et Expert, estimation sur les prix moyens de 2023 et 2024.',
  },
  closing: {
    title: 'Votre flotte, vos heures, vos bornes.',
    lead: 'Changez une réponse et revenez ici : chaque formule suivra.',
    action: 'Ouvrir le simulateur',
  },
} as const;
