import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { MEANS_UNDERSTATE_PERCENT } from '#domain/simulator/means-understate.ts';
import { REFERENCE_VAN, VAN_CASES, VAN_ON_HOURLY_PRICES } from '#domain/simulator/reference-van.ts';
import { clock, euros, measure, percent } from '../figures.ts';
import articleValue from './article-value.ts';

const { night } = VAN_CASES;
const eur = (value: number) => euros(Math.round(value), 'fr');
const both = ({ smartEuros, extraEuros }: { smartEuros: number; extraEuros: number }) =>
  eur(smartEuros + extraEuros);
const hourly = VAN_ON_HOURLY_PRICES;
const van = {
  battery: measure(REFERENCE_VAN.batteryKwh, 'kWh', 'fr'),
  charger: measure(REFERENCE_VAN.chargerKw, 'kW', 'fr'),
  needed: measure(REFERENCE_VAN.targetKwh - REFERENCE_VAN.startKwh, 'kWh', 'fr'),
  from: clock(REFERENCE_VAN.arrivalHour, 'fr'),
  to: clock(REFERENCE_VAN.arrivalHour + REFERENCE_VAN.pluggedHours, 'fr'),
};

export default {
  meta: {
    title: 'Comment nous calculons : la méthode du simulateur',
    description:
      'Chaque formule du simulateur remplie avec vos valeurs, chaque hypothèse avec sa source, ce qui n’est pas compté et la comparaison avec les études publiées.',
  },
  hero: {
    title: 'Comment nous calculons.',
    lead: 'Chaque résultat du simulateur avec sa formule, remplie avec vos valeurs. Chaque hypothèse avec sa source. Et ce que nous ne comptons pas.',
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
      'Les formules ci-dessous sont celles du modèle {current} : un résultat peut différer.',
    loading: 'Lecture de la simulation enregistrée…',
    notFound:
      'Cette simulation n’existe pas, ou plus : les valeurs sont celles de la flotte par défaut du simulateur.',
    notReached:
      'La simulation enregistrée n’a pas pu être lue : les valeurs sont celles de la flotte par défaut du simulateur. Réessayez dans un moment.',
    open: 'Ouvrir cette simulation',
    clamped:
      'Le lien portait des valeurs hors limites : elles ont été ramenées à la valeur permise la plus proche.',
    fleet: '{vehicles} véhicules, {activity}, {slot}, {hours} branchés avant {ready}',
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
  sections: {
    'trois-chiffres': {
      title: 'Pour une même flotte, trois chiffres.',
      body: [
        'Ils ne se contredisent pas : ils ne comptent pas la même chose. Les voici côte à côte, par véhicule et par an.',
      ],
    },
    simple: {
      title: 'Mode Simple : une règle de calcul',
      body: [
        `Quatre réponses, un facteur de comparaison, un gain de base par véhicule. La flotte par défaut vaut exactement 1, la meilleure flotte possible exactement 2 : c’est de là que vient notre « jusqu’à ${euros(CLAIMS.headlineGainMax.value, 'fr')} par véhicule et par an ». Le simulateur ne peut pas afficher davantage.`,
      ],
    },
    comparaison: {
      title: 'La comparaison avec d’autres flottes',
      body: [
        'Ces flottes sont simulées, et présentées comme telles. Un tirage fixe donne à chacune des heures, une activité et une plage, réparties autour de la flotte par défaut ; la moyenne de leurs facteurs est 1, à 2 % près. La même flotte est toujours comparée au même échantillon. Ce ne sont pas des clients.',
      ],
    },
    plafond: {
      title: 'Mode Expert : le potentiel technique maximal',
      body: [
        'Toutes les bornes, à chaque heure branchée, chaque jour de l’année. C’est un plafond technique : une batterie n’absorbe pas toujours autant d’énergie en un jour, et le réseau français émet bien moins de CO₂ que le facteur employé ici. Nous l’affichons en petit et sous ce nom.',
      ],
    },
    vehicule: {
      title: 'Mode Expert : ce qu’il faut à un véhicule',
      body: [
        'Ces formules disent si chaque véhicule part à son niveau, et combien de temps il reste pour choisir les heures.',
      ],
    },
    'prix-reels': {
      title: 'Sur de vrais prix : le chiffre pour votre direction financière',
      body: [
        'Qu’aurait coûté la recharge la moins chère possible, heure par heure, face à une recharge dès l’arrivée ? Même énergie, même heure de départ, prix de gros français du lendemain. La différence est le gain, et rien d’autre n’y entre.',
        'Le calcul se fait mois par mois, sur le prix moyen de chaque heure du mois, puis s’additionne. Faire d’abord la moyenne des mois effacerait ce qu’un mois comme octobre rapporte.',
      ],
    },
    plan: {
      title: 'Comment le plan est trouvé',
      body: [
        'La flotte pilotée est vue comme une seule batterie. Pour chaque heure, le calcul sait ce que vaut un kilowattheure de plus dans les heures qui restent ; il achète en dessous de cette valeur, il rend au-dessus. C’est une méthode exacte, pas une approximation.',
        [
          'La cible est tenue d’abord. Si elle est hors d’atteinte, le plan charge tout le temps et dit combien il manque.',
          'Rendre au réseau n’entame jamais la réserve, et l’usure est comptée pour chaque kilowattheure rendu.',
          'Une énergie qui n’a pas été achetée n’est pas vendue : le véhicule repart au moins au niveau où il est arrivé.',
          'Une heure où vendre rapporterait plus qu’acheter ne coûte, dans la même heure, est interdite à la vente : sinon le calcul brûlerait de l’énergie.',
          'Les horaires vont au quart d’heure : une heure entamée ne permet que sa part.',
        ],
        'À chaque version, nos tests comparent ce calcul à HiGHS, un solveur indépendant, sur cinq mille flottes tirées au hasard : les coûts concordent sur dix chiffres.',
      ],
    },
    hypotheses: {
      title: 'Toutes les hypothèses',
      body: [
        'Cette liste est tirée des constantes mêmes du simulateur. Celles que vous pouvez changer dans le mode Expert apparaissent avec leur valeur par défaut.',
      ],
    },
    limites: {
      title: 'Ce que nous ne comptons pas',
      body: [
        [
          'Les marchés de réserve et de capacité. Ils peuvent s’ajouter, ils ne sont jamais dans le chiffre.',
          'Les échanges du jour même. Seuls comptent les prix fixés la veille.',
          'L’acheminement, les taxes et la marge du fournisseur : ils ne bougent pas avec l’heure dans ce calcul.',
          'La puissance souscrite. La pointe est montrée avant et après, aucune économie n’en est tirée.',
          `Les jours extrêmes. Une moyenne mensuelle efface les meilleurs comme les pires ; elle sous-estime la valeur d’une nuit de ${MEANS_UNDERSTATE_PERCENT.least} à ${percent(MEANS_UNDERSTATE_PERCENT.most, 'fr')}.`,
          'Le cas de chaque véhicule. Retards, froid, préchauffage et pertes à faible puissance sont dans le taux de captation, pas dans le plan.',
          'Le prix d’une borne bidirectionnelle. Nous disons quel surcoût le V2G rembourserait, pas ce que la borne coûte.',
          'L’avenir. Ces prix ont été payés en 2023 et en 2024 ; ils ne prédisent pas les suivants.',
          'Les autres pays. Seule la France a ses données ici.',
        ],
      ],
    },
    etudes: {
      title: 'Face aux études publiées',
      body: [
        `Un même cas, pour comparer : ${van.charger}, ${van.battery}, de ${van.from} à ${van.to}, ${van.needed} par nuit de semaine, prix de gros seuls, sans partage ni captation. Sur les moyennes mensuelles, notre calcul donne ${eur(night.y2024.smartEuros)} en recharge pilotée et ${both(night.y2024)} avec V2G pour 2024, ${eur(night.y2023.smartEuros)} et ${both(night.y2023)} pour 2023.`,
        `Sur les prix heure par heure et avec une prévision parfaite, les mêmes nuits valent ${eur(hourly.y2024.smartEuros)} et ${eur(hourly.y2024.bothEuros)} en 2024, ${eur(hourly.y2023.smartEuros)} et ${eur(hourly.y2023.bothEuros)} en 2023 : nos moyennes sont prudentes.`,
      ],
    },
    version: {
      title: 'Version du modèle',
      body: [
        'Toute modification qui peut changer un résultat reçoit un nouveau numéro. Une simulation enregistrée garde celui avec lequel elle a été faite.',
      ],
    },
  },
  three: {
    simple: {
      from: 'Mode Simple',
      name: 'Un ordre de grandeur',
      text: 'Quatre sources de valeur (services au réseau, tarif, gestion, efficacité) par une règle de calcul.',
      detail: 'par véhicule et par an',
    },
    real: {
      from: 'Mode Expert, sur de vrais prix',
      name: 'À montrer à votre direction financière',
      text: 'La même énergie achetée aux heures les moins chères, et revendue par des bornes bidirectionnelles là où le V2G rapporte plus que son usure. Chacun peut refaire le compte.',
      detail: 'votre part, de {low} à {high} ; {gross} avant partage',
    },
    ceiling: {
      from: 'Mode Expert',
      name: 'Potentiel technique maximal',
      text: 'Toutes les bornes, toutes les heures branchées, tous les jours. Un plafond, jamais une promesse.',
      detail: 'par véhicule et par an',
    },
  },
  formulas: {
    simple: [
      {
        name: 'Facteur de comparaison',
        rule: '({hoursFactorBase} + {hoursFactorPerHour} × heures branchées) × activité × plage',
        filled:
          '({hoursFactorBase} + {hoursFactorPerHour} × {hoursNumber}) × {activityFactor} × {slotFactor}',
        result: '= {factor}',
      },
      {
        name: 'Gain mensuel',
        rule: 'véhicules × {gainPerVehicleMonth} × facteur',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain} par mois',
      },
      {
        name: 'Gain par véhicule et par an',
        rule: 'gain mensuel × 12 ÷ véhicules',
        filled: '{monthlyGain} × 12 ÷ {vehicles}',
        result: '= {yearlyGainPerVehicle}',
      },
      {
        name: 'Sources de valeur',
        rule: 'services au réseau {networkShare}, tarif {tariffShare}, gestion {managementShare}, efficacité {efficiencyShare}',
        filled: '{networkEuros} + {tariffEuros} + {managementEuros} + {efficiencyEuros}',
        result: '= {monthlyGain} par mois',
      },
      {
        name: 'CO₂ évité par jour',
        rule: 'véhicules × {co2PerVehicleDay} × facteur',
        filled: '{vehicles} × {co2PerVehicleDay} × {factor}',
        result: '= {co2PerDay}',
      },
      {
        name: 'Flexibilité par jour',
        rule: 'véhicules × {simpleCharger} × heures × {usedFlexibility}',
        filled: '{vehicles} × {simpleCharger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
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
        rule: 'flottes de l’échantillon qui gagnent moins, autant, plus par véhicule',
        filled: '{below} moins, {equal} autant, {above} plus',
        result: 'mieux que {below} sur {sampleSize}',
      },
      {
        name: 'Par rapport à la moyenne',
        rule: 'facteur ÷ facteur moyen de l’échantillon',
        filled: '{factor} ÷ {meanFactor}',
        result: '= {multipleOfAverage} fois la moyenne',
      },
      {
        name: 'Par rapport à la médiane',
        rule: 'gain par véhicule ÷ gain médian de l’échantillon',
        filled: '{yearlyGainPerVehicle} ÷ {median}',
        result: '= {multipleOfMedian} fois la médiane',
      },
    ],
    plafond: [
      {
        name: 'Capacité de flexibilité',
        rule: 'véhicules × puissance des bornes × {ceilingUse}',
        filled: '{vehicles} × {charger} × {ceilingUse}',
        result: '= {capacity}',
      },
      {
        name: 'Énergie par an',
        rule: 'capacité × heures × {ceilingDays} jours',
        filled: '{capacity} × {hours} × {ceilingDays}',
        result: '= {ceilingEnergy}',
      },
      {
        name: 'Potentiel technique maximal',
        rule: 'énergie × {ceilingPrice}',
        filled: '{ceilingEnergy} × {ceilingPrice}',
        result: '= {ceilingEuros} par an, {ceilingPerVehicle} par véhicule',
      },
      {
        name: 'CO₂ au plafond',
        rule: 'énergie × {ceilingCo2Factor}',
        filled: '{ceilingEnergy} × {ceilingCo2Factor}',
        result: '= {ceilingCo2} par an',
      },
      {
        name: 'Services au réseau',
        rule: 'capacité : élevé au-dessus de {networkHigh}, moyen au-dessus de {networkMedium}',
        filled: '{capacity}',
        result: '{networkServices}',
      },
      {
        name: 'Optimisation du tarif',
        rule: 'énergie : élevé au-dessus de {tariffHigh}, moyen au-dessus de {tariffMedium}',
        filled: '{ceilingEnergy}',
        result: '{tariffOptimisation}',
      },
      {
        name: 'Score du mode Expert',
        rule: '{expertBase} + véhicules + heures + puissance + batterie + écart de charge',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
    ],
    vehicule: [
      {
        name: 'Énergie nécessaire',
        rule: 'batterie × (niveau au départ − niveau à l’arrivée), jamais moins de zéro',
        filled: '{battery} × ({target} − {start})',
        result: '= {needed}',
      },
      {
        name: 'Temps de charge',
        rule: 'énergie nécessaire ÷ puissance disponible par véhicule',
        filled: '{needed} ÷ {vehiclePower}',
        result: '= {chargeTime}',
      },
      {
        name: 'Taux de réussite',
        rule: 'puissance × heures utiles ÷ énergie nécessaire, au plus {mostSuccess}, et autant quand il ne faut rien',
        filled: '{vehiclePower} × {usableHours} ÷ {needed}',
        result: '= {success}',
      },
      {
        name: 'Score de flexibilité',
        rule: '1 − temps de charge ÷ heures utiles',
        filled: '1 − {chargeTime} ÷ {usableHours}',
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
        rule: 'énergie déplacée ÷ énergie chargée dès l’arrivée',
        filled: '{moved} ÷ {charged}',
        result: '= {movedShare}',
      },
    ],
    'prix-reels': [
      {
        name: 'Véhicules pilotés',
        rule: 'véhicules × part pilotable',
        filled: '{vehicles} × {controllable}',
        result: '= {controlled}',
      },
      {
        name: 'Recharge pilotée (V1G)',
        rule: 'économie par session × sessions × jours × véhicules pilotés × captation',
        filled: '{smartPerSession} × {sessions} × {days} × {controlled} × {capture}',
        result: '= {smartEuros} par an',
      },
      {
        name: 'En plus par le V2G, usure déduite',
        rule: 'gain net par session × sessions × jours × véhicules pilotés × captation',
        filled: '{extraPerSession} × {sessions} × {days} × {controlled} × {capture}',
        result: '= {extraEuros} par an',
      },
      {
        name: 'Usure',
        rule: 'énergie rendue × coût d’usure',
        filled: '{discharged} × {wear}',
        result: '= {wearEuros} par an, déjà déduits',
      },
      {
        name: 'Votre part',
        rule: '(V1G + V2G s’il rapporte plus que son usure) × part de la flotte',
        filled: '({smartEuros} + {countedExtraEuros}) × {fleetShare}',
        result: '= {shareEuros} par an',
      },
      {
        name: 'Votre part par véhicule',
        rule: 'votre part ÷ tous les véhicules, pilotés ou non',
        filled: '{shareEuros} ÷ {vehicles}',
        result: '= {sharePerVehicle} par an',
      },
      {
        name: 'Surcoût de borne que le V2G rembourse',
        rule: 'votre part du gain V2G ÷ véhicules en V2G × années',
        filled: '{shareExtraEuros} ÷ {v2gVehicles} × {years}',
        result: '= {premium} par borne',
      },
      {
        name: 'Énergie valorisable',
        rule: 'énergie déplacée + énergie rendue',
        filled: '{moved} + {discharged}',
        result: '= {valorisable} par an',
      },
      {
        name: 'CO₂, méthode moyenne',
        rule: 'variation du soutirage de chaque heure × intensité du réseau à cette heure',
        filled: 'somme des heures de l’année',
        result: '{co2Change} par an',
      },
      {
        name: 'Fréquence d’activation',
        rule: 'jours par semaine où le plan déplace ou rend de l’énergie',
        filled: '{days} jours comptés',
        result: '{activations} par semaine',
      },
      {
        name: 'Départs à la cible',
        rule: 'jours comptés où chaque véhicule part à son niveau',
        filled: 'il manque au plus {shortBy} par véhicule',
        result: '{ready} des jours',
      },
      {
        name: 'Pointe du site',
        rule: 'plus forte puissance soutirée, dès l’arrivée puis selon le plan',
        filled: 'avant {peakBefore}',
        result: 'après {peakAfter}',
      },
      {
        name: 'Cycles équivalents',
        rule: 'énergie rendue, vue de la batterie ÷ capacité, par véhicule en V2G',
        filled: '{drivingCycles} dus aux trajets',
        result: '{v2gCycles} de plus par an',
      },
    ],
  },
  range: {
    caption: 'Bas, référence, haut, par an',
    scenarios: { low: 'Bas', reference: 'Référence', high: 'Haut' },
    rows: {
      capture: 'Captation',
      wear: 'Usure par kWh rendu',
      smart: 'Recharge pilotée (V1G), flotte',
      extra: 'En plus par le V2G, usure déduite',
      gross: 'Gain brut, flotte',
      share: 'Votre part, flotte',
      perVehicle: 'Votre part, par véhicule',
      moved: 'Énergie déplacée',
      discharged: 'Énergie rendue',
      cycles: 'Cycles V2G par véhicule',
    },
  },
  constants: {
    columns: { name: 'Hypothèse', value: 'Valeur', source: 'Source' },
    groups: {
      simple: 'Mode Simple',
      expert: 'Mode Expert, plafond et scores',
      real: 'Sur de vrais prix',
    },
    units: { points: 'points', days: 'jours', years: 'ans', fleets: 'flottes' },
    names: {
      gainPerVehicleMonthEuros: 'Gain de base par véhicule et par mois',
      co2PerVehicleDayGrams: 'CO₂ évité par véhicule et par jour',
      simpleChargerKw: 'Puissance par véhicule',
      usedFlexibilityShare: 'Part utilisable de la flexibilité',
      hoursFactorBase: 'Facteur des heures, base',
      hoursFactorPerHour: 'Facteur des heures, par heure branchée',
      sampleBaseFleets: 'Flottes simulées, base',
      samplePerVehicleFleets: 'Flottes simulées, par véhicule',
      scorePointsPerTenth: 'Points pour un dixième du score',
      highestScore: 'Score le plus haut',
      ceilingUseShare: 'Part de la puissance des bornes',
      ceilingDays: 'Jours au plafond',
      ceilingEurosPerMwh: 'Valeur de l’énergie au plafond',
      ceilingCo2TonnesPerMwh: 'CO₂ au plafond',
      highestSuccessPercent: 'Taux de réussite le plus haut',
      expertBasePoints: 'Score du mode Expert, base',
      switchBelowPoints: 'Score relevé au passage en mode Expert s’il est sous',
      fastChargerFromKw: 'Borne puissante à partir de',
      fastChargerPoints: 'Points pour une borne puissante',
      largeBatteryFromKwh: 'Grande batterie à partir de',
      largeBatteryPoints: 'Points pour une grande batterie',
      wideSpanFromPercent: 'Grand écart de charge à partir de',
      wideSpanPoints: 'Points pour un grand écart de charge',
      consumptionKwhPerKm: 'Consommation d’un véhicule',
      controllablePercent: 'Part pilotable de la flotte',
      daysPerYear: 'Jours d’utilisation par an',
      eventsPerWeek: 'Jours de flexibilité par semaine, au plus',
      wearCents: 'Usure de la batterie, référence',
      highWearCents: 'Usure de la batterie, cas bas',
      lowWearCents: 'Usure de la batterie, cas haut',
      roundTripEfficiencyPercent: 'Rendement aller-retour',
      capturePercent: 'Captation, référence',
      lowCapturePercent: 'Captation, cas bas',
      highCapturePercent: 'Captation, cas haut',
      fleetSharePercent: 'Part de la flotte dans le revenu',
      paybackYears: 'Durée de remboursement d’une borne',
      gridCo2YearlyGramsPerKwh: 'CO₂ du réseau français, moyenne annuelle',
    },
    sources: {
      rule: `Convention de calcul de ${BRAND.name}`,
      completion: 'Notre choix, qui complète cette convention',
      claim: `Notre part du revenu est de ${percent(CLAIMS.ownShare.value, 'fr')} ; milieu de ce qui reste`,
      assumption: 'Hypothèse prudente, à changer dans le mode Expert',
      range: 'Bornes de notre estimation',
      common: 'Ordre de grandeur courant pour un utilitaire électrique',
      'working-days': 'Jours ouvrés d’une année en France',
      rte: 'RTE, bilan électrique 2024',
    },
  },
  tables: {
    activities: {
      title: 'Activités',
      flexibility: { high: 'élevée', medium: 'moyenne', low: 'faible' },
      name: '{activity}, flexibilité {level}',
      columns: {
        name: 'Activité',
        factor: 'Facteur',
        points: 'Points',
        km: 'km par jour',
      },
    },
    slots: {
      title: 'Plages',
      columns: { name: 'Plage', hours: 'Horaires', factor: 'Facteur', points: 'Points' },
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
      text: 'Prix moyens du lendemain par mois et par heure locale, zone France, 2023 et 2024, calculés à partir de la plateforme de transparence d’ENTSO-E. Un exploitant peut charger une année complète de prix horaires : le même calcul les accepte.',
    },
  },
  studies: articleValue.figure,
  sources: { title: 'Sources', entries: articleValue.sources },
  changes: {
    caption: 'Historique des versions',
    columns: { version: 'Version', date: 'Date', change: 'Changement' },
    advised: 'Le V2G ne compte que là où il paie son usure ; pointe à pleine puissance.',
    first:
      'Première version publiée : modes Simple et Expert, estimation sur les prix de 2023 et 2024.',
  },
  closing: {
    title: 'Votre flotte, vos heures, vos bornes.',
    lead: 'Changez une réponse et revenez ici : chaque formule suivra.',
    action: 'Ouvrir le simulateur',
  },
} as const;
