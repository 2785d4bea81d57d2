import type fr from '../fr/simulator.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';
import { f } from './facts.ts';
import below from './simulator-below.ts';
import board from './simulator-board.ts';
import night from './simulator-night.ts';

const percent = { unit: '%', spoken: '{value} per cent' } as const;

export default {
  meta: {
    title: 'Simulator: your charging bill, today and with us',
    description:
      'What smart charging would earn your fleet, per vehicle per year: your bill today and with us, at real market prices over three years.',
  },
  hero: { title: 'How much would your fleet save?' },
  withoutScript:
    'Without JavaScript this page shows the full calculation for a typical fleet. To enter your own figures, move the hours, compare or share, please turn it on; or write to us and we will work it out with you.',
  loading: 'Working out your simulation…',
  failed: {
    text: 'The calculation could not be loaded: the figures shown are those of your previous answer.',
    again: 'Try again',
  },
  modes: {
    label: 'Simulator mode',
    simple: { name: 'Simple mode' },
    expert: { name: 'Expert mode' },
  },
  actions: {
    label: 'This simulation',
    copy: 'Copy the link',
    share: 'Share',
    making: 'Preparing the analysis…',
    busy: 'Many analyses are being asked for',
    busyText: 'Yours could not be prepared. Try again in a minute.',
    print: 'Print',
    csv: 'Hourly schedule (CSV)',
    json: 'Data (JSON)',
    save: 'Save this simulation',
    copied: 'Link copied',
    copiedText: 'It reopens exactly these answers, and they can still be changed.',
    notCopied: 'The link could not be copied',
    notCopiedText: 'You will find it in your browser’s address bar.',
    notMade: 'The file could not be prepared',
    notMadeText: 'Check your connection, then try again.',
    shareTitle: 'What smart charging would save our fleet',
  },
  csv: {
    day: 'Day',
    from: 'From',
    to: 'To',
    spotEurosPerMwh: 'Wholesale price (€/MWh)',
    energyEurosPerMwh: 'Energy paid (€/MWh)',
    gridEurosPerMwh: 'Grid tariff (€/MWh)',
    todayKw: 'Today (kW)',
    planKw: `With ${f.brand.name} (kW)`,
    soldKw: 'Exported (kW)',
    todayLevel: 'Level today (%)',
    planLevel: `Level with ${f.brand.name} (%)`,
  },
  inputs: {
    chargerClass: {
      'ac-standard': 'AC Standard',
      'ac-fast': 'Fast AC / slow DC',
      'dc-fast': 'Fast DC',
    },
    startByActivity: 'By your activity: {km} km a day.',
    leftOut: {
      siteKw: 'assumed',
      daysPerYear: 'working days',
      baseline: 'no answer yet',
      contract: 'no answer yet',
      price: 'mean of three years',
    },
    expertKept: 'The calculation includes your answers from Expert mode.',
    reset: 'Back to the starting values',
    decimalSign: '.',
  },
  notes: {
    clamped: 'Set to {value}.',
    tooManyVehicles:
      'The simulator stops at {most} vehicles: keep {most}, and let us talk about your fleet.',
    sessionsByHours: 'Set to {most}: sessions × hours cannot exceed a day.',
    version1:
      'This link comes from version 1 of the simulator, which counted differently. The figures have been computed again with version 3; whatever the link leaves open takes today’s values.',
    version2:
      'This link comes from version 2 of the simulator, which assumed charging as soon as the vehicles are plugged in and spot prices. The figures have been computed again with version 3: check these two answers.',
    secondFleet:
      'This link compared two fleets, A and B. The simulator now works out one at a time: this is fleet A.',
    link: 'This link held values that were out of bounds or unknown. We took:',
    linkClamped: '{field}: {value}, the nearest limit',
    linkUnknown: '{field}: {value}, the starting value',
    mode: 'Mode',
  },
  fields: {
    vehicles: { label: 'Electric vehicles', unit: 'vehicles', spoken: '{value} vehicles' },
    hours: { label: 'Hours plugged in per day', unit: 'h' },
    activity: { label: 'Activity' },
    vehicleType: { label: 'Vehicle' },
    chargerKw: { label: 'Charger power', unit: 'kW', spoken: '{value} kilowatts' },
    batteryKwh: { label: 'Battery capacity', unit: 'kWh', spoken: '{value} kilowatt hours' },
    startPercent: { label: 'Level on arrival', ...percent },
    targetPercent: { label: 'Target level', ...percent },
    departureHour: { label: 'Departure time', unit: 'h' },
    siteKw: { label: 'Subscribed power', unit: 'kVA' },
    subscribedSharePercent: { label: 'Subscribed power, as a share of the chargers', ...percent },
    baseline: { label: 'When do your vehicles charge today?' },
    contract: { label: 'Your electricity price' },
    offPeak: { label: 'Off-peak hours' },
    peakPrice: { label: 'Peak (P)', unit: 'c€/kWh' },
    hphPrice: { label: 'Winter, peak (HPH)', unit: 'c€/kWh' },
    hchPrice: { label: 'Winter, off-peak (HCH)', unit: 'c€/kWh' },
    hpbPrice: { label: 'Summer, peak (HPB)', unit: 'c€/kWh' },
    hcbPrice: { label: 'Summer, off-peak (HCB)', unit: 'c€/kWh' },
    flatPrice: { label: 'Energy price, at all hours', unit: 'c€/kWh' },
    bidirectional: { label: 'Bidirectional chargers' },
    control: { label: 'Vehicle control' },
    priority: { label: 'Operational priority' },
    exempt: { label: 'Energy exported' },
    sessionsPerDay: {
      label: 'Charging sessions per day',
      unit: 'a day',
      spoken: '{value} a day',
    },
    daysPerYear: { label: 'Operating days per year', unit: 'days' },
    controllablePercent: { label: 'Controllable part of the fleet', ...percent },
    capturePercent: { label: 'Energy gain captured', ...percent },
    fleetSharePercent: { label: 'Your share of the value created', ...percent },
    wearCents: {
      label: 'Wear per kWh exported',
      unit: 'c€/kWh',
      spoken: '{value} cents per kilowatt hour',
    },
    efficiencyPercent: { label: 'Round-trip efficiency', ...percent },
  },
  options: {
    activity: {
      transport: 'Passenger transport',
      delivery: 'Delivery / logistics',
      municipal: 'Municipal services',
      service: 'Technical services',
    },
    vehicleType: { car: 'Car', van: 'Van', truck: 'Truck', bus: 'Bus' },
    baseline: { arrival: 'As soon as they are plugged in', timer: 'Later, on a timer' },
    contract: {
      fixed: 'One price at all hours',
      class: 'Peak and off-peak prices',
      indexed: 'It changes every hour',
      unknown: 'I don’t know',
    },
    offPeak: { night: '10 p.m. to 6 a.m.', split: '1 to 6 a.m. and 1 to 4 p.m.' },
    bidirectional: { no: 'no', yes: 'yes, V2G' },
    priority: {
      high: 'High: reserve of {reserve}',
      normal: 'Normal: reserve of {reserve}',
      low: 'Low: reserve of {reserve}',
    },
    control: {
      ocpp: 'OCPP: V1G and V2G',
      mixed: 'Mixed: V2G for half',
      api: 'Manufacturer API: V1G only',
    },
    exempt: { no: 'grid charges and duty paid twice', yes: 'grid charges and duty refunded' },
  },
  result: { label: 'Your result' },
  board,
  night,
  below,
  call: {
    potential: 'Potential of your fleet',
    summary: 'Potential of your fleet: {level}, {size}',
    sizes: {
      low: 'fewer than {medium} vehicles',
      medium: '{medium} to {mostMedium} vehicles',
      high: '{high} vehicles or more',
    },
    high: {
      title: 'Join the private beta with this simulation',
      text: 'Free of charge, limited places. Your answers are carried over to the form.',
      action: 'Pre-register my fleet',
    },
    medium: {
      title: 'Let’s talk about your depot',
      text: 'Your simulation goes with the request.',
      action: contactForm.dialogTitle,
    },
    low: {
      title: 'At this size, keep it light',
      text: 'Smart charging needs no hardware. The newsletter keeps you posted on prices and rules.',
      action: 'Get the newsletter',
    },
    none: {
      title: 'Next to nothing to gain with these answers',
      text: 'Try other hours or another target level. If these really are your answers, ask us: there are still grid services, which this calculation leaves out.',
      action: contactForm.dialogTitle,
    },
    linked: {
      title: 'This simulation has joined your pre-registration',
      text: 'Your analysis will be based on these answers. If you change one, the new simulation replaces this one.',
      priority: `With it, your request has become a priority: we will be in touch ${f.claims.priorityContactWithin}.`,
    },
    refine: 'Refine in Expert mode',
  },
  warnings: {
    title: 'Please check',
    'start-above-target':
      'The level on arrival is at the target level already: there is nothing to charge.',
    'window-too-short':
      'The window is too short: {kwh} per vehicle are missing at departure. Plug in for longer or use more powerful chargers.',
    'site-too-weak':
      'The contracted capacity is too low: {kwh} per vehicle are missing at departure. Raise it or plug in for longer.',
    'no-time-to-drive':
      'The vehicles are plugged in nearly all day: they have no time left to drive, and so to empty. Reduce the hours or the sessions per day.',
    'no-v2g-by-api': 'A manufacturer’s API can only delay charging: no V2G.',
    'no-v2g-without-market':
      'Without spot prices, exporting earns no more at one hour than at another: no V2G.',
    'power-raised-to-need': 'Subscribed power assumed: at least what your vehicles need.',
  },
  kept: {
    resume: 'Your previous simulation: {what}.',
    resumeSaved: 'Your saved simulation: {what}.',
    what: '{vehicles}, {hours}, {mode}',
    resumeAction: 'Resume it',
    dismiss: 'Dismiss',
    shared:
      'You are reading a shared simulation. Change what you like: your own ({what}) is left alone.',
    backToMine: 'Back to mine',
    keepThis: 'Keep this one',
    saved: 'Simulation saved',
    savedText:
      'Its link reopens exactly these answers. If the model has changed since, the result is worked out again.',
    savedCopied:
      'Its link is copied. It reopens exactly these answers; if the model has changed, the result is worked out again.',
    savedLink: 'Saved simulation:',
    savedHere: 'Saved in this browser',
    savedHereText: 'The server did not answer: there is no short link yet. The full link works.',
    stored:
      'Simulation saved on {date}, model {version}. Your net gain was {gain} per vehicle per year.',
    storedOlder:
      'Simulation saved on {date} with model {version}, which counted differently. The figures below are worked out again with model {current}: check how you charge and your price.',
    notFound: 'This simulation does not exist, or has been deleted. Here is the typical fleet.',
    notReached:
      'The saved simulation could not be read. Try again in a moment; here is the typical fleet.',
  },
  /** What is shared, and with whom: beside the assumption of the share. */
  share: `${f.shareRule} ${f.simulatedShareRule}`,
  trust: {
    figure: `${f.claims.pilotFleets}+`,
    title: 'Pilot Fleets',
    text: 'In pilot or under contract, taken together.',
    how: 'How we calculate',
  },
} as const satisfies Words<typeof fr>;
