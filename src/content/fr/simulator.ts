import contactForm from './contact-form.ts';
import { f } from './facts.ts';
import below from './simulator-below.ts';
import board from './simulator-board.ts';
import night from './simulator-night.ts';

const percent = { unit: '%', spoken: '{value} pour cent' } as const;

export default {
  meta: {
    title: 'Simulateur : votre facture de recharge, avant et après',
    description:
      'Ce que la recharge pilotée rapporterait à votre flotte, par véhicule et par an : votre facture aujourd’hui et avec nous, aux prix réels du marché.',
  },
  hero: { title: 'Combien votre flotte économiserait-elle ?' },
  withoutScript:
    'Sans JavaScript, cette page montre le calcul complet d’une flotte type. Pour entrer vos propres chiffres, déplacer les heures, comparer ou partager, il faut l’activer ; vous pouvez aussi nous écrire, nous ferons le calcul avec vous.',
  loading: 'Calcul de votre simulation…',
  failed: {
    text: 'Le calcul n’a pas pu être chargé : les chiffres affichés sont ceux de la réponse précédente.',
    again: 'Réessayer',
  },
  modes: {
    label: 'Mode du simulateur',
    simple: { name: 'Mode Simple' },
    expert: { name: 'Mode Expert' },
  },
  actions: {
    label: 'Cette simulation',
    copy: 'Copier le lien',
    share: 'Partager',
    making: 'Préparation de l’analyse…',
    busy: 'Beaucoup d’analyses sont demandées',
    busyText: 'La vôtre n’a pas pu être préparée. Réessayez dans une minute.',
    print: 'Imprimer',
    csv: 'Programme horaire (CSV)',
    json: 'Données (JSON)',
    save: 'Enregistrer cette simulation',
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
    energyEurosPerMwh: 'Énergie payée (€/MWh)',
    gridEurosPerMwh: 'Acheminement (€/MWh)',
    todayKw: 'Aujourd’hui (kW)',
    planKw: `Avec ${f.brand.name} (kW)`,
    soldKw: 'Restitué au réseau (kW)',
    todayLevel: 'Niveau aujourd’hui (%)',
    planLevel: `Niveau avec ${f.brand.name} (%)`,
  },
  inputs: {
    chargerClass: {
      'ac-standard': 'AC Standard',
      'ac-fast': 'AC Rapide / DC Lent',
      'dc-fast': 'DC Rapide',
    },
    startByActivity: 'D’après l’activité : {km} km par jour.',
    leftOut: {
      siteKw: 'supposée',
      daysPerYear: 'jours ouvrés',
      baseline: 'sans réponse',
      contract: 'sans réponse',
      price: 'moyenne de trois ans',
    },
    expertKept: 'Le calcul tient compte de vos réponses du mode Expert.',
    reset: 'Revenir aux valeurs de départ',
    decimalSign: ',',
  },
  notes: {
    clamped: 'Ramené à {value}.',
    tooManyVehicles:
      'Le simulateur s’arrête à {most} véhicules : gardez {most}, et parlons de votre flotte.',
    sessionsByHours: 'Ramené à {most} : sessions × heures ne dépassent pas une journée.',
    version1:
      'Ce lien vient de la version 1 du simulateur, qui comptait autrement. Les chiffres sont recalculés avec la version 3 ; ce que le lien ne dit pas prend nos valeurs actuelles.',
    version2:
      'Ce lien vient de la version 2 du simulateur, qui supposait une recharge dès l’arrivée et une offre spot. Les chiffres sont recalculés avec la version 3 : vérifiez ces deux réponses.',
    secondFleet:
      'Ce lien comparait deux flottes, A et B. Le simulateur en calcule une à la fois : voici la flotte A.',
    link: 'Ce lien contenait des valeurs hors limites ou inconnues. Nous avons retenu :',
    linkClamped: '{field} : {value}, la limite la plus proche',
    linkUnknown: '{field} : {value}, la valeur de départ',
    mode: 'Mode',
  },
  fields: {
    vehicles: { label: 'Véhicules électriques', unit: 'véh.', spoken: '{value} véhicules' },
    hours: { label: 'Temps branché par jour', unit: 'h' },
    activity: { label: 'Activité' },
    vehicleType: { label: 'Véhicule' },
    chargerKw: { label: 'Puissance des bornes', unit: 'kW', spoken: '{value} kilowatts' },
    batteryKwh: { label: 'Capacité des batteries', unit: 'kWh', spoken: '{value} kilowattheures' },
    startPercent: { label: 'Niveau à l’arrivée', ...percent },
    targetPercent: { label: 'Niveau visé au départ', ...percent },
    departureHour: { label: 'Heure de départ', unit: 'h' },
    siteKw: { label: 'Puissance souscrite', unit: 'kVA' },
    subscribedSharePercent: { label: 'Puissance souscrite, en part des bornes', ...percent },
    baseline: { label: 'Aujourd’hui, quand vos véhicules se rechargent-ils ?' },
    contract: { label: 'Votre prix de l’électricité' },
    offPeak: { label: 'Heures creuses' },
    peakPrice: { label: 'Pointe', unit: 'c€/kWh' },
    hphPrice: { label: 'Pleines, hiver (HPH)', unit: 'c€/kWh' },
    hchPrice: { label: 'Creuses, hiver (HCH)', unit: 'c€/kWh' },
    hpbPrice: { label: 'Pleines, été (HPB)', unit: 'c€/kWh' },
    hcbPrice: { label: 'Creuses, été (HCB)', unit: 'c€/kWh' },
    flatPrice: { label: 'Prix de l’énergie, à toute heure', unit: 'c€/kWh' },
    bidirectional: { label: 'Bornes bidirectionnelles' },
    control: { label: 'Pilotage des véhicules' },
    priority: { label: 'Priorité d’exploitation' },
    exempt: { label: 'Énergie restituée au réseau' },
    sessionsPerDay: {
      label: 'Sessions de recharge par jour',
      unit: 'par jour',
      spoken: '{value} par jour',
    },
    daysPerYear: { label: 'Jours d’exploitation par an', unit: 'jours' },
    controllablePercent: { label: 'Part pilotable de la flotte', ...percent },
    capturePercent: { label: 'Part du gain d’énergie réellement obtenue', ...percent },
    fleetSharePercent: { label: 'Votre part de la valeur créée', ...percent },
    wearCents: {
      label: 'Usure par kWh restitué',
      unit: 'c€/kWh',
      spoken: '{value} centimes par kilowattheure',
    },
    efficiencyPercent: { label: 'Rendement aller-retour', ...percent },
  },
  options: {
    activity: {
      transport: 'Transport de personnes',
      delivery: 'Livraison / logistique',
      municipal: 'Services municipaux',
      service: 'Services techniques',
    },
    vehicleType: { car: 'Voiture', van: 'Utilitaire', truck: 'Camion', bus: 'Autobus' },
    baseline: { arrival: 'Dès qu’on les branche', timer: 'Plus tard, avec une minuterie' },
    contract: {
      fixed: 'Le même à toute heure',
      class: 'Heures pleines, heures creuses',
      indexed: 'Il change chaque heure',
      unknown: 'Je ne sais pas',
    },
    offPeak: { night: 'de 22 h à 6 h', split: 'de 1 h à 6 h et de 13 h à 16 h' },
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
  result: { label: 'Votre résultat' },
  board,
  night,
  below,
  call: {
    potential: 'Potentiel de votre flotte',
    summary: 'Potentiel de votre flotte : {level}, {size}',
    sizes: {
      low: 'moins de {medium} véhicules',
      medium: 'de {medium} à {mostMedium} véhicules',
      high: '{high} véhicules ou plus',
    },
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
      priority: `Avec elle, votre demande est devenue prioritaire : nous vous contactons ${f.claims.priorityContactWithin}.`,
    },
    refine: 'Affiner en mode Expert',
  },
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
    'no-v2g-without-market':
      'Sans offre spot, restituer de l’énergie ne rapporte pas plus à une heure qu’à une autre : pas de V2G.',
    'power-raised-to-need':
      'Puissance souscrite supposée : au moins ce dont vos véhicules ont besoin.',
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
      'Simulation enregistrée le {date} avec le modèle {version}, qui comptait autrement. Les chiffres ci-dessous sont recalculés avec le modèle {current} : vérifiez votre recharge et votre prix.',
    notFound: 'Cette simulation n’existe pas, ou plus. Voici la flotte type.',
    notReached:
      'La simulation enregistrée n’a pas pu être lue. Réessayez dans un moment ; voici la flotte type.',
  },
  /** What is shared, and with whom: beside the assumption of the share. */
  share: `${f.shareRule} ${f.simulatedShareRule}`,
  trust: {
    figure: `${f.claims.pilotFleets}+`,
    title: 'Flottes Pilotes',
    text: 'En pilote ou sous contrat, ensemble.',
    how: 'Comment nous calculons',
  },
} as const;
