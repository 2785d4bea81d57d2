import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number } from '../figures.ts';
import { promised } from '../promises.ts';
import { shareRule, simulatedShare } from '../share-rule.ts';
import contactForm from './contact-form.ts';
import night from './simulator-night.ts';

export default {
  meta: {
    title: 'Simulateur : votre facture de recharge, avant et après',
    description:
      'Ce que la recharge pilotée rapporterait à votre flotte, par véhicule et par an : votre facture aujourd’hui et avec nous, aux prix réels du marché.',
  },
  hero: { title: 'Combien votre flotte gagnerait-elle ?' },
  withoutScript:
    'Sans JavaScript, cette page montre le calcul complet d’une flotte type. Pour entrer vos propres chiffres, déplacer les heures, comparer ou partager, il faut l’activer ; vous pouvez aussi nous écrire, nous ferons le calcul avec vous.',
  loading: 'Calcul de votre simulation…',
  failed: {
    text: 'Le calcul n’a pas pu être chargé : les chiffres affichés sont ceux de la réponse précédente.',
    again: 'Réessayer',
  },
  modes: {
    label: 'Mode du simulateur',
    simple: {
      name: 'Mode Simple',
      note: `4 réponses, ${promised('estimateWithin', 'fr')}`,
    },
    expert: { name: 'Mode Expert', note: 'toutes les hypothèses' },
  },
  actions: {
    label: 'Cette simulation',
    copy: 'Copier le lien',
    share: 'Partager',
    analysis: 'Télécharger l’analyse (PDF)',
    making: 'Préparation de l’analyse…',
    busy: 'Beaucoup d’analyses sont demandées',
    busyText: 'La vôtre n’a pas pu être préparée. Réessayez dans une minute.',
    print: 'Imprimer',
    csv: 'Programme horaire (CSV)',
    json: 'Données (JSON)',
    save: 'Enregistrer cette simulation',
    method: 'Comment nous calculons',
    copied: 'Lien copié',
    copiedText: 'Il rouvre exactement ces réponses, et reste modifiable.',
    notCopied: 'Le lien n’a pas pu être copié',
    notCopiedText: 'Il est dans la barre d’adresse de votre navigateur.',
    notMade: 'Le fichier n’a pas pu être préparé',
    notMadeText: 'Vérifiez votre connexion, puis réessayez.',
    shareTitle: 'Le gain de la recharge pilotée pour notre flotte',
  },
  csv: {
    day: 'Jour',
    from: 'De',
    to: 'À',
    spotEurosPerMwh: 'Prix de gros (€/MWh)',
    gridEurosPerMwh: 'Acheminement (€/MWh)',
    todayKw: 'Aujourd’hui (kW)',
    planKw: `Avec ${BRAND.name} (kW)`,
    soldKw: 'Restitué au réseau (kW)',
    todayLevel: 'Niveau aujourd’hui (%)',
    planLevel: `Niveau avec ${BRAND.name} (%)`,
  },
  inputs: {
    summary: '{vehicles}, branchés de {arrival} à {departure}, {activity}',
    change: 'Modifier',
    close: 'Fermer',
    window: 'De {arrival} à {departure}',
    chargerClass: {
      'ac-standard': 'AC Standard',
      'ac-fast': 'AC Rapide / DC Lent',
      'dc-fast': 'DC Rapide',
    },
    startByActivity: 'D’après l’activité : {km} km par jour.',
    siteNote: 'Sur votre facture.',
    leftOut: { siteKw: 'je ne sais pas', daysPerYear: 'jours ouvrés' },
    unfold: '{count} hypothèses de plus',
    fold: 'Replier les {count} hypothèses',
    presets: 'Puissances courantes',
    note: 'Prix et tarifs français (TURPE). La page de méthode dit d’où vient chaque hypothèse.',
    expertKept: 'Le calcul tient compte de vos réponses du mode Expert.',
    reset: 'Revenir aux valeurs de départ',
    decimalSign: ',',
  },
  notes: {
    clamped: 'Ramené à {value}.',
    tooManyVehicles:
      'Le simulateur s’arrête à {most} véhicules : gardez {most}, et parlons de votre flotte.',
    sessionsByHours: 'Ramené à {most} : sessions × heures ne dépassent pas une journée.',
    windowBounds:
      'Le calcul couvre de six à seize heures branchées : de {arrival} à {departure} retenus.',
    version1:
      'Ce lien vient d’une version précédente du simulateur, qui comptait autrement. Vos réponses sont reprises ; ce qu’il ne dit pas prend nos valeurs actuelles.',
    secondFleet:
      'Ce lien comparait deux flottes, A et B. Le simulateur en calcule une à la fois : voici la flotte A.',
    link: 'Ce lien contenait des valeurs hors limites ou inconnues. Nous avons retenu :',
    linkClamped: '{field} : {value}, la limite la plus proche',
    linkUnknown: '{field} : {value}, la valeur de départ',
    mode: 'Mode',
  },
  fields: {
    vehicles: { label: 'Véhicules électriques', unit: 'véh.', spoken: '{value} véhicules' },
    hours: { label: 'Temps branché par jour', unit: 'h', spoken: '{value} heures' },
    activity: { label: 'Activité' },
    slot: { label: 'Plage de recharge' },
    vehicleType: { label: 'Véhicule' },
    chargerKw: { label: 'Puissance des bornes', unit: 'kW', spoken: '{value} kilowatts' },
    batteryKwh: { label: 'Capacité des batteries', unit: 'kWh', spoken: '{value} kilowattheures' },
    startPercent: { label: 'Niveau à l’arrivée', unit: '%', spoken: '{value} pour cent' },
    targetPercent: { label: 'Niveau visé au départ', unit: '%', spoken: '{value} pour cent' },
    departureHour: { label: 'Heure de départ', unit: 'h', spoken: '{value}' },
    siteKw: { label: 'Puissance souscrite (kW)', unit: 'kW', spoken: '{value} kilowatts' },
    baseline: { label: 'Aujourd’hui, la recharge' },
    contract: { label: 'Contrat d’électricité' },
    bidirectional: { label: 'Bornes bidirectionnelles' },
    control: { label: 'Pilotage des véhicules' },
    priority: { label: 'Priorité d’exploitation' },
    exempt: { label: 'Énergie restituée au réseau' },
    sessionsPerDay: {
      label: 'Sessions de recharge par jour',
      unit: 'par jour',
      spoken: '{value} par jour',
    },
    daysPerYear: {
      label: 'Jours d’exploitation par an',
      unit: 'jours',
      spoken: '{value} jours par an',
    },
    controllablePercent: {
      label: 'Part pilotable de la flotte',
      unit: '%',
      spoken: '{value} pour cent',
    },
    capturePercent: {
      label: 'Part du gain de marché réellement obtenue',
      unit: '%',
      spoken: '{value} pour cent',
    },
    fleetSharePercent: {
      label: 'Votre part de la valeur créée',
      unit: '%',
      spoken: '{value} pour cent',
    },
    wearCents: {
      label: 'Usure par kWh restitué',
      unit: 'c€/kWh',
      spoken: '{value} centimes par kilowattheure',
    },
    efficiencyPercent: { label: 'Rendement aller-retour', unit: '%', spoken: '{value} pour cent' },
  },
  options: {
    activity: {
      transport: 'Transport de personnes',
      delivery: 'Livraison / logistique',
      municipal: 'Services municipaux',
      service: 'Services techniques',
    },
    slot: {
      standard: 'Standard, 6 h à 22 h',
      early: 'Matinale, 5 h à 21 h',
      late: 'Tardive, 8 h à minuit',
      night: 'Nuit, 22 h à 6 h',
    },
    vehicleType: { car: 'Voiture', van: 'Utilitaire', truck: 'Camion', bus: 'Autobus' },
    baseline: { arrival: 'commence dès l’arrivée', timer: 'est programmée à 22 h' },
    contract: { indexed: 'indexé sur le marché', fixed: 'à prix fixe' },
    bidirectional: { no: 'non', yes: 'oui, V2G' },
    priority: {
      high: 'Haute : réserve de {reserve}',
      normal: 'Normale : réserve de {reserve}',
      low: 'Basse : réserve de {reserve}',
    },
    control: {
      ocpp: 'OCPP : V1G et V2G',
      mixed: 'Mixte : V2G pour la moitié',
      api: 'API constructeur : V1G seul',
    },
    exempt: { no: 'paie ses taxes deux fois', yes: 'taxes remboursées' },
  },
  result: {
    label: 'Votre résultat',
    title: 'Votre gain net',
    unit: 'par véhicule et par an',
    range: 'Fourchette : de {low} à {high} par véhicule et par an',
    rangePending: 'La fourchette est en cours de calcul',
    fleet: 'Votre flotte, {vehicles} véhicules',
    perYear: 'par an',
    bill: 'Recharge payée, par véhicule et par an',
    becomes: 'devient',
    ofBill: '(−{share})',
    per100Km: 'Électricité pour 100 km',
    against: {
      arrival: `Comparé à une recharge qui commence dès l’arrivée, aux prix réels de {first} à {last} en France. Part de ${BRAND.name} déduite, hors TVA.`,
      timer: `Comparé à une recharge programmée à 22 h, aux prix réels de {first} à {last} en France. Part de ${BRAND.name} déduite, hors TVA.`,
    },
    narrower: 'Avec votre puissance souscrite (mode Expert), la fourchette se resserre.',
  },
  night,
  waterfall: {
    title: 'D’où viennent vos {gain}',
    titleNothing: 'Pourquoi il n’y a rien à gagner ainsi',
    lead: 'Par véhicule et par an. Les colonnes en pointillés ne sont pas comptées.',
    columns: {
      before: 'Facture\naujourd’hui',
      market: 'Heures\nmoins chères',
      grid: 'Tarif réseau,\nheures creuses',
      power: 'Puissance\nsouscrite',
      v2g: 'Énergie\nrestituée (V2G)',
      created: 'Valeur\ncréée',
      ownShare: `Part de\n${BRAND.name}`,
      after: 'Payé\nen tout',
      reserve: 'Réserve de\nfréquence',
      v2gReserve: 'Réserve avec\nbornes V2G',
    },
    streams: {
      tariff: 'optimisation du tarif',
      management: 'gestion intelligente',
      efficiency: 'efficacité',
      network: 'services au réseau',
    },
    badges: {
      tariff: 'tarif publié',
      market: 'marché',
      check: 'à vérifier',
      possible: 'possible, non compté',
    },
    upTo: '0 à {most}',
    summary: `De {before} aujourd’hui à {after} payés en tout : {created} de valeur créée, dont ${BRAND.name} facture {share}, soit {own} ; votre gain est de {gain}.`,
    text: `Votre fournisseur vous facture {supplier} au lieu de {before} : {created} de valeur créée. ${BRAND.name} en facture {share}, soit {own} ; vous payez {after} en tout.`,
    cut: 'Les barres des factures sont coupées à {cut}.',
    fixed:
      'À prix fixe, seuls le tarif réseau et la puissance comptent ; un contrat indexé ajouterait {more} à votre gain.',
    table: {
      caption: 'De la facture d’aujourd’hui à ce que vous payez, par véhicule et par an',
      row: 'Ligne',
      stream: 'Source de valeur',
      euros: 'Par an',
      supplier: 'Dont facture du fournisseur',
      gain: 'Votre gain net',
    },
  },
  levers: {
    title: 'Ce qui changerait ce chiffre',
    lead: 'Votre gain par véhicule et par an, si une seule réponse était autre.',
    others: 'Puis, une réponse à la fois',
    nothing: 'Aucune autre réponse, seule, ne changerait ce chiffre.',
    siteNote:
      'Tant que la puissance souscrite n’est pas donnée, nous supposons que vos bornes peuvent toutes charger à la fois.',
    arrival: {
      best: 'Vous rentrez à la meilleure heure : {gain} en rentrant à {arrival}',
      title: 'L’heure du retour d’abord : {gain} en rentrant à {arrival}',
      hour: 'heures',
      text: 'Départ à {departure} inchangé. Le gain est grand quand, sans nous, la recharge tomberait aux heures chères de la soirée ; rester branché plus longtemps n’y suffit pas.',
    },
    names: {
      baseline: 'Si la recharge {value} aujourd’hui',
      contract: 'Avec un contrat {value}',
      site: 'Avec {value} souscrits aujourd’hui',
      controllable: 'Avec {value} de la flotte pilotable',
      capture: 'En obtenant {value} du gain de marché',
      share: 'En gardant {value} de la valeur créée',
    },
    table: {
      caption: 'Effet de chaque réponse sur le gain par véhicule et par an',
      lever: 'Réponse',
      change: 'Effet',
    },
  },
  months: {
    title: 'Douze mois, trois années',
    lead: 'Votre gain par véhicule, en euros. La puissance souscrite est répartie sur les douze mois.',
    table: { caption: 'Gain par véhicule et par mois', month: 'Mois', gain: 'Gain' },
    years: {
      caption: 'Aux prix de chaque année, par véhicule',
      year: 'Année',
      before: 'Facture sans nous',
      gain: 'Votre gain',
      text: 'Le chiffre annoncé est la moyenne de ces {years} années, aux tarifs réseau d’aujourd’hui.',
    },
  },
  reserve: {
    title: 'Et le V2G ?',
    dayAhead: {
      without:
        'Restituer de l’énergie au réseau demande des bornes bidirectionnelles. Sur les seuls prix du lendemain, cela ajoute peu : l’énergie rachetée paie de nouveau l’acheminement et les taxes. Choisissez « oui, V2G » en mode Expert pour voir ce que cela donne chez vous.',
      little:
        'Sur les seuls prix du lendemain, restituer de l’énergie vous rapporterait {extra} par véhicule et par an avant partage : l’énergie rachetée paie de nouveau l’acheminement et les taxes. Nous ne le comptons pas.',
      counted:
        'Sur les seuls prix du lendemain, restituer de l’énergie ajoute {extra} par véhicule et par an avant partage, usure des batteries et acheminement payés. C’est compté ci-dessus.',
    },
    network:
      'Ce sont surtout les services au réseau qui le paient. En tenant une réserve dans les deux sens, chacun de vos véhicules rapporterait, avant partage, environ {fcr} par an en réserve primaire (prix de 2024 : {fcrPrice} et par heure), jusqu’à {afrr} en réserve secondaire (prix du second semestre 2025 : {afrrPrice} et par heure). Sans bornes bidirectionnelles : {fcrSmart} à {afrrSmart}.',
    conditions:
      'Cette réserve n’est pas comptée ici : il faut un mégawatt au moins, souvent à plusieurs flottes, et une certification, et ses prix baissent. Le mécanisme de capacité ajouterait de son côté {capacity} par véhicule et par an.',
  },
  facts: {
    title: 'Tous les autres résultats',
    groups: {
      fleet: 'La flotte',
      ready: 'Le départ',
      flexibility: 'La flexibilité',
      operations: 'L’exploitation',
      battery: 'Batteries et carbone',
    },
    monthly: 'Gain mensuel, flotte entière',
    co2Day: 'CO₂ évité par jour',
    noEffect: 'pas d’effet mesurable',
    flexibilityKwh: 'Flexibilité par jour',
    potential: 'Potentiel, selon la taille',
    potentials: { high: 'ÉLEVÉ', medium: 'MOYEN', low: 'FAIBLE' },
    score: 'Score',
    outOfTen: '{score} / 10',
    average: 'Par rapport à la moyenne',
    ready: 'Départs au niveau visé',
    success: 'Taux de réussite (plafonné)',
    needed: 'Énergie à charger par véhicule',
    chargeTime: 'Temps de charge',
    capacity: 'Capacité de flexibilité',
    flexibility: 'Score de flexibilité',
    outOf: '{score} / 100',
    activation: 'Fréquence d’activation',
    activationUnit: '{days} j/an',
    valorisable: 'Énergie valorisable',
    perYear: '{value}/an',
    network: 'Niveau de services au réseau',
    tariff: 'Économies tarifaires',
    networkLevels: { high: 'ÉLEVÉ', medium: 'MOYEN', low: 'FAIBLE' },
    tariffLevels: { high: 'ÉLEVÉES', medium: 'MOYENNES', low: 'FAIBLES' },
    yearly: 'Gain annuel, flotte entière',
    operational: 'Efficacité opérationnelle',
    management: 'Efficacité de gestion',
    peak: 'Puissance souscrite',
    peakChange: '{before} → {after}',
    leadScore: 'Score de projet',
    cycles: 'Cycles dus au V2G',
    drivingCycles: 'Cycles dus aux trajets',
    co2Year: 'CO₂ évité par an',
  },
  product: {
    title: 'Le potentiel théorique, et les règles de calcul simples',
    text: 'Capacité × temps branché × jours : {capacity} × {hours} × {days} = {mwh} par an ; à {price}, {euros} ; à {carbon}, {co2} de CO₂.',
    caution:
      'C’est le potentiel théorique de toutes les bornes à pleine puissance. Ce n’est ni le gain de la flotte ni ses émissions : la flotte consomme {drawn} par an.',
    co2Rule:
      'CO₂ par jour, par la règle : {vehicles} × {grams} × {factor} = {co2}. Le chiffre ci-dessus suit le carbone heure par heure.',
    monthlyRule:
      'Gain mensuel : {vehicles} × {base} × {factor} = {gain}. Le facteur est votre gain par véhicule, rapporté à douze fois {base}.',
  },
  place: {
    better: 'Mieux que {below} flottes simulées sur {all}',
    behind: '{above} flottes simulées sur {all} gagnent plus',
    text: 'Ces flottes sont tirées au sort dans notre modèle : retours de 16 h à 22 h, départs de 5 h à 8 h, les quatre activités. Ce ne sont pas des clients.',
    you: 'Votre flotte : {gain}',
    axis: 'gain net par véhicule et par an',
    summary:
      'Répartition de {all} flottes simulées selon leur gain net par véhicule et par an. Avec {gain}, votre flotte fait mieux que {below} d’entre elles, autant que {equal}, moins que {above} ; la médiane est à {median}.',
    benchmark: 'Soit {multiple} la médiane ({median}).',
    table: {
      caption: 'Votre place parmi les flottes simulées',
      group: 'Flottes simulées',
      count: 'Nombre',
      below: 'gagnent moins que vous',
      equal: 'gagnent autant',
      above: 'gagnent plus que vous',
    },
  },
  figures: 'Voir les chiffres',
  call: {
    high: {
      title: 'Rejoignez la bêta privée avec cette simulation',
      text: 'Gratuite, places limitées. Vos réponses sont reprises dans le formulaire.',
      action: 'Pré-inscrire ma flotte',
    },
    medium: {
      title: 'Parlons de votre dépôt',
      text: 'Votre simulation est jointe à la demande.',
      action: contactForm.dialogTitle,
    },
    low: {
      title: 'À cette taille, commencez sans projet dédié',
      text: 'La recharge pilotée ne demande aucun matériel. La lettre vous tient au courant des prix et des règles.',
      action: 'Recevoir la lettre',
    },
    none: {
      title: 'Presque rien à gagner avec ces réponses',
      text: 'Essayez d’autres heures ou un autre niveau visé. Si ces réponses sont bien les vôtres, demandez-nous un avis : il reste les services au réseau, que ce calcul ne compte pas.',
      action: contactForm.dialogTitle,
    },
    linked: {
      title: 'Cette simulation a rejoint votre pré-inscription',
      text: 'Votre analyse s’appuiera sur ces réponses. Si vous en changez une, la nouvelle simulation remplace celle-ci.',
      priority: `Avec elle, votre demande est devenue prioritaire : nous vous contactons ${promised('priorityContactWithin', 'fr')}.`,
    },
    refine: 'Affiner en mode Expert',
  },
  bar: { detail: 'Le détail' },
  status: '{gain} de gain net par véhicule et par an, {fleet} par an pour la flotte.',
  warnings: {
    title: 'À vérifier',
    'start-above-target':
      'Le niveau à l’arrivée atteint déjà le niveau visé : il n’y a rien à charger.',
    'window-too-short':
      'La fenêtre est trop courte : il manque {kwh} par véhicule au départ. Branchez plus longtemps ou prenez des bornes plus puissantes.',
    'site-too-weak':
      'La puissance souscrite est trop faible : il manque {kwh} par véhicule au départ. Augmentez-la ou branchez plus longtemps.',
    'no-time-to-drive':
      'Les véhicules sont branchés presque toute la journée : il ne leur reste pas le temps de rouler, donc de se décharger. Réduisez les heures ou les sessions par jour.',
    'no-v2g-by-api': 'L’API du constructeur ne sait que retarder la charge : pas de V2G.',
    'no-v2g-at-fixed-price':
      'À prix fixe, restituer de l’énergie ne rapporte pas plus à une heure qu’à une autre : pas de V2G.',
  },
  kept: {
    resume: 'Votre simulation précédente : {what}.',
    resumeSaved: 'Votre simulation enregistrée : {what}.',
    what: '{vehicles}, {hours}, {mode}',
    resumeAction: 'La reprendre',
    dismiss: 'Ignorer',
    shared:
      'Vous lisez une simulation partagée. Changez ce que vous voulez : la vôtre ({what}) reste intacte.',
    backToMine: 'Revenir à la mienne',
    keepThis: 'Garder celle-ci',
    saved: 'Simulation enregistrée',
    savedText:
      'Son lien rouvre exactement ces réponses. Si le modèle a changé entre-temps, le résultat est recalculé.',
    savedCopied:
      'Son lien est copié. Il rouvre exactement ces réponses ; si le modèle a changé, le résultat est recalculé.',
    savedLink: 'Simulation enregistrée :',
    savedHere: 'Enregistrée dans ce navigateur',
    savedHereText:
      'Le serveur n’a pas répondu : le lien court n’existe pas encore. Le lien complet fonctionne.',
    stored:
      'Simulation enregistrée le {date}, modèle {version}. Votre gain net était alors de {gain} par véhicule et par an.',
    storedOlder:
      'Simulation enregistrée le {date} avec le modèle {version}, qui comptait autrement. Les chiffres ci-dessous sont recalculés avec le modèle {current}.',
    notFound: 'Cette simulation n’existe pas, ou plus. Voici la flotte type.',
    notReached:
      'La simulation enregistrée n’a pas pu être lue. Réessayez dans un moment ; voici la flotte type.',
  },
  print: {
    title: 'Simulation',
    made: 'Établie le {date}, modèle {version}.',
    link: 'Pour la rouvrir et la modifier :',
    inputs: 'Réponses et hypothèses',
    source:
      'Prix de gros français heure par heure (ENTSO-E), tarif d’acheminement TURPE 7, accise comprise, hors TVA. Sources et formules sur la page de méthode.',
  },
  trust: {
    figure: `${number(CLAIMS.pilotFleets.value, 'fr')}+`,
    title: 'Flottes Pilotes',
    text: 'Flottes en pilote ou sous contrat, ensemble.',
    how: 'Comment nous calculons',
    lead: 'La page de méthode montre chaque formule et d’où vient chaque constante, avec vos valeurs.',
    care: [
      {
        name: 'Le partage',
        text: `${shareRule('fr')} ${simulatedShare('fr')}`,
      },
      {
        name: 'Ce que nous ne comptons pas',
        text: 'Les marchés de réserve, la CTA, les week-ends au branchement et un renforcement évité viendraient en plus.',
      },
      {
        name: 'Des sources publiques',
        text: 'Prix du lendemain d’ENTSO-E, heure par heure, sur trois années ; tarif réseau de la CRE. La page de méthode compare nos résultats aux études publiées.',
      },
    ],
  },
} as const;
