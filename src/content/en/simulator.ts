import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { number } from '../figures.ts';
import type fr from '../fr/simulator.ts';
import { promised } from '../promises.ts';
import { shareRule, simulatedShare } from '../share-rule.ts';
import type { Words } from '../words.ts';
import contactForm from './contact-form.ts';
import night from './simulator-night.ts';

export default {
  meta: {
    title: 'Simulator: your charging bill, today and with us',
    description:
      'What smart charging would earn your fleet, per vehicle per year: your bill today and with us, at real market prices over three years.',
  },
  hero: { title: 'How much would your fleet gain?' },
  withoutScript:
    'Without JavaScript this page shows the full calculation for a typical fleet. To enter your own figures, move the hours, compare or share, please turn it on; or write to us and we will work it out with you.',
  loading: 'Working out your simulation…',
  failed: {
    text: 'The calculation could not be loaded: the figures shown are those of your previous answer.',
    again: 'Try again',
  },
  modes: {
    label: 'Simulator mode',
    simple: {
      name: 'Simple mode',
      note: `4 answers, ${promised('estimateWithin', 'en')}`,
    },
    expert: { name: 'Expert mode', note: 'every assumption' },
  },
  actions: {
    label: 'This simulation',
    copy: 'Copy the link',
    share: 'Share',
    analysis: 'Download the analysis (PDF)',
    making: 'Preparing the analysis…',
    busy: 'Many analyses are being asked for',
    busyText: 'Yours could not be prepared. Try again in a minute.',
    print: 'Print',
    csv: 'Hourly schedule (CSV)',
    json: 'Data (JSON)',
    save: 'Save this simulation',
    method: 'How we calculate',
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
    gridEurosPerMwh: 'Grid tariff (€/MWh)',
    todayKw: 'Today (kW)',
    planKw: `With ${BRAND.name} (kW)`,
    soldKw: 'Exported (kW)',
    todayLevel: 'Level today (%)',
    planLevel: `Level with ${BRAND.name} (%)`,
  },
  inputs: {
    summary: '{vehicles}, plugged in from {arrival} to {departure}, {activity}',
    change: 'Change',
    close: 'Close',
    window: 'From {arrival} to {departure}',
    chargerClass: {
      'ac-standard': 'AC Standard',
      'ac-fast': 'Fast AC / slow DC',
      'dc-fast': 'Fast DC',
    },
    startByActivity: 'By your activity: {km} km a day.',
    siteNote: 'It is on your bill.',
    leftOut: { siteKw: 'not sure', daysPerYear: 'working days' },
    unfold: '{count} more assumptions',
    fold: 'Fold the {count} assumptions away',
    presets: 'Common powers',
    note: 'French prices and grid tariff (TURPE). The method page says where every assumption comes from.',
    expertKept: 'The calculation includes your answers from Expert mode.',
    reset: 'Back to the starting values',
    decimalSign: '.',
  },
  notes: {
    clamped: 'Set to {value}.',
    tooManyVehicles:
      'The simulator stops at {most} vehicles: keep {most}, and let us talk about your fleet.',
    sessionsByHours: 'Set to {most}: sessions × hours cannot exceed a day.',
    windowBounds:
      'The calculation covers six to sixteen hours plugged in: set to {arrival} to {departure}',
    version1:
      'This link comes from an earlier version of the simulator, which counted differently. Your answers are taken over; whatever it leaves open takes today’s values.',
    secondFleet:
      'This link compared two fleets, A and B. The simulator now works out one at a time: this is fleet A.',
    link: 'This link held values that were out of bounds or unknown. We took:',
    linkClamped: '{field}: {value}, the nearest limit',
    linkUnknown: '{field}: {value}, the starting value',
    mode: 'Mode',
  },
  fields: {
    vehicles: { label: 'Electric vehicles', unit: 'vehicles', spoken: '{value} vehicles' },
    hours: { label: 'Hours plugged in per day', unit: 'h', spoken: '{value} hours' },
    activity: { label: 'Activity' },
    slot: { label: 'Charging slot' },
    vehicleType: { label: 'Vehicle' },
    chargerKw: { label: 'Charger power', unit: 'kW', spoken: '{value} kilowatts' },
    batteryKwh: { label: 'Battery capacity', unit: 'kWh', spoken: '{value} kilowatt hours' },
    startPercent: { label: 'Level on arrival', unit: '%', spoken: '{value} per cent' },
    targetPercent: { label: 'Target level', unit: '%', spoken: '{value} per cent' },
    departureHour: { label: 'Departure time', unit: 'h', spoken: '{value}' },
    siteKw: { label: 'Contracted capacity (kW)', unit: 'kW', spoken: '{value} kilowatts' },
    baseline: { label: 'Today, charging' },
    contract: { label: 'Electricity contract' },
    bidirectional: { label: 'Bidirectional chargers' },
    control: { label: 'Vehicle control' },
    priority: { label: 'Operational priority' },
    exempt: { label: 'Energy exported' },
    sessionsPerDay: {
      label: 'Charging sessions per day',
      unit: 'a day',
      spoken: '{value} a day',
    },
    daysPerYear: {
      label: 'Operating days per year',
      unit: 'days',
      spoken: '{value} days a year',
    },
    controllablePercent: {
      label: 'Controllable part of the fleet',
      unit: '%',
      spoken: '{value} per cent',
    },
    capturePercent: {
      label: 'Market gain captured',
      unit: '%',
      spoken: '{value} per cent',
    },
    fleetSharePercent: {
      label: 'Your share of the value created',
      unit: '%',
      spoken: '{value} per cent',
    },
    wearCents: {
      label: 'Wear per kWh exported',
      unit: 'c€/kWh',
      spoken: '{value} cents per kilowatt hour',
    },
    efficiencyPercent: { label: 'Round-trip efficiency', unit: '%', spoken: '{value} per cent' },
  },
  options: {
    activity: {
      transport: 'Passenger transport',
      delivery: 'Delivery / logistics',
      municipal: 'Municipal services',
      service: 'Technical services',
    },
    slot: {
      standard: 'Standard, 6 a.m. to 10 p.m.',
      early: 'Early, 5 a.m. to 9 p.m.',
      late: 'Late, 8 a.m. to midnight',
      night: 'Night, 10 p.m. to 6 a.m.',
    },
    vehicleType: { car: 'Car', van: 'Van', truck: 'Truck', bus: 'Bus' },
    baseline: { arrival: 'starts on arrival', timer: 'is timed for 10 p.m.' },
    contract: { indexed: 'indexed to the market', fixed: 'at a fixed price' },
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
  result: {
    label: 'Your result',
    title: 'Your net gain',
    unit: 'per vehicle per year',
    range: 'Range: {low} to {high} per vehicle per year',
    rangePending: 'The range is being worked out',
    fleet: 'Your fleet, {vehicles} vehicles',
    perYear: 'a year',
    bill: 'Paid for charging, per vehicle per year',
    becomes: 'becomes',
    ofBill: '(−{share})',
    per100Km: 'Electricity per 100 km',
    against: {
      arrival: `Compared with charging that starts on arrival, at real French prices from {first} to {last}. After ${BRAND.name}’s share, excluding VAT.`,
      timer: `Compared with charging timed for 10 p.m., at real French prices from {first} to {last}. After ${BRAND.name}’s share, excluding VAT.`,
    },
    narrower: 'Tell us your contracted capacity (Expert mode) and the range narrows.',
  },
  night,
  waterfall: {
    title: 'Where your {gain} comes from',
    titleNothing: 'Why there is nothing to gain this way',
    lead: 'Per vehicle per year. Dashed columns are not counted.',
    columns: {
      before: 'Bill\ntoday',
      market: 'Cheaper\nhours',
      grid: 'Grid tariff,\noff-peak',
      power: 'Contracted\ncapacity',
      v2g: 'Energy\nexported (V2G)',
      created: 'Value\ncreated',
      ownShare: `${BRAND.name}’s\nshare`,
      after: 'Paid\nin total',
      reserve: 'Frequency\nreserve',
      v2gReserve: 'Reserve with\nV2G chargers',
    },
    streams: {
      tariff: 'tariff optimisation',
      management: 'smart management',
      efficiency: 'efficiency',
      network: 'grid services',
    },
    badges: {
      tariff: 'published tariff',
      market: 'market',
      check: 'to be checked',
      possible: 'possible, not counted',
    },
    upTo: 'up to {most}',
    summary: `From {before} today to {after} paid in total: {created} of value created, of which ${BRAND.name} invoices {share}, that is {own}; your gain is {gain}.`,
    text: `Your supplier bills {supplier} instead of {before}: {created} of value created. ${BRAND.name} invoices {share} of it, {own}; you pay {after} in total.`,
    cut: 'The bars of the bills are cut at {cut}.',
    fixed:
      'At a fixed price only the grid tariff and the contracted capacity count; an indexed contract would add {more} to your gain.',
    table: {
      caption: 'From today’s bill to what you pay, per vehicle per year',
      row: 'Line',
      stream: 'Value stream',
      euros: 'Per year',
      supplier: 'Of which the supplier’s bill',
      gain: 'Your net gain',
    },
  },
  levers: {
    title: 'What would change this number',
    lead: 'Your gain per vehicle per year, if a single answer were different.',
    others: 'Then, one answer at a time',
    nothing: 'No other answer, on its own, would change this number.',
    siteNote:
      'As long as the contracted capacity is not given, we assume that all your chargers can run at once.',
    arrival: {
      best: 'You are back at the best hour: {gain} at {arrival}',
      title: 'Return time matters most: {gain} if vehicles are back at {arrival}',
      hour: 'hours',
      text: 'Departure at {departure} as before. The gain is large when, without us, charging would fall in the expensive hours of the evening; more hours plugged in are not enough.',
    },
    names: {
      baseline: 'If charging {value} today',
      contract: 'With a contract {value}',
      site: 'With {value} contracted today',
      controllable: 'With {value} of the fleet controllable',
      capture: 'Obtaining {value} of the market gain',
      share: 'Keeping {value} of the value created',
    },
    table: {
      caption: 'Effect of each answer on the gain per vehicle per year',
      lever: 'Answer',
      change: 'Effect',
    },
  },
  months: {
    title: 'Twelve months, three years',
    lead: 'Your gain per vehicle, in euros. Contracted capacity is spread evenly over the months.',
    table: { caption: 'Gain per vehicle and month', month: 'Month', gain: 'Gain' },
    years: {
      caption: 'At the prices of each year, per vehicle',
      year: 'Year',
      before: 'Bill without us',
      gain: 'Your gain',
      text: 'The number above is the mean of these {years} years, at today’s grid tariff.',
    },
  },
  reserve: {
    title: 'And V2G?',
    dayAhead: {
      without:
        'Exporting energy takes bidirectional chargers. On day-ahead prices alone it adds little: the energy bought again pays grid charges and duty a second time. Choose ‘yes, V2G’ in Expert mode to see what it would do for you.',
      little:
        'On day-ahead prices alone, exporting energy would earn you {extra} per vehicle per year before sharing: the energy bought again pays grid charges and duty a second time. We do not count it.',
      counted:
        'On day-ahead prices alone, exporting energy adds {extra} per vehicle per year before sharing, battery wear and grid charges paid. It is counted above.',
    },
    network:
      'It is mostly grid services that pay for it. Holding reserve in both directions, each of your vehicles would earn, before sharing, about {fcr} a year from primary reserve (2024 price: {fcrPrice} per hour), up to {afrr} from secondary reserve (price of the second half of 2025: {afrrPrice} per hour). Without bidirectional chargers: {fcrSmart} to {afrrSmart}.',
    conditions:
      'This reserve is not counted here: selling it takes certification and at least one megawatt, often from several fleets together, and its prices are falling. The capacity mechanism would add {capacity} per vehicle per year.',
  },
  facts: {
    title: 'All other results',
    groups: {
      fleet: 'The fleet',
      ready: 'Departure',
      flexibility: 'Flexibility',
      operations: 'Operations',
      battery: 'Batteries and carbon',
    },
    monthly: 'Monthly gain, whole fleet',
    co2Day: 'CO₂ saved per day',
    noEffect: 'no measurable effect',
    flexibilityKwh: 'Flexibility per day',
    potential: 'Potential, by size',
    potentials: { high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    score: 'Score',
    outOfTen: '{score} / 10',
    average: 'Against the average',
    ready: 'Departures at target level',
    success: 'Success rate (capped)',
    needed: 'Energy needed per vehicle',
    chargeTime: 'Charging time',
    capacity: 'Flexibility capacity',
    flexibility: 'Flexibility score',
    outOf: '{score} / 100',
    activation: 'Activation frequency',
    activationUnit: '{days} days/year',
    valorisable: 'Energy that can be sold',
    perYear: '{value}/year',
    network: 'Level of grid services',
    tariff: 'Tariff savings',
    networkLevels: { high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    tariffLevels: { high: 'HIGH', medium: 'MEDIUM', low: 'LOW' },
    yearly: 'Yearly gain, whole fleet',
    operational: 'Operational efficiency',
    management: 'Management efficiency',
    peak: 'Contracted capacity',
    peakChange: '{before} → {after}',
    leadScore: 'Project score',
    cycles: 'Cycles from V2G',
    drivingCycles: 'Cycles from driving',
    co2Year: 'CO₂ saved per year',
  },
  product: {
    title: 'The theoretical potential, and the simple rules',
    text: 'Capacity × hours plugged in × days: {capacity} × {hours} × {days} = {mwh} a year; at {price}, {euros}; at {carbon}, {co2} of CO₂.',
    caution:
      'This is the theoretical potential of all chargers at full power. It is neither the fleet’s gain nor its emissions: the fleet uses {drawn} a year.',
    co2Rule:
      'CO₂ per day by the rule: {vehicles} × {grams} × {factor} = {co2}. The figure above follows the carbon of each hour.',
    monthlyRule:
      'Monthly gain: {vehicles} × {base} × {factor} = {gain}. The factor is your gain per vehicle over twelve times {base}.',
  },
  place: {
    better: 'Better than {below} of {all} simulated fleets',
    behind: '{above} of {all} simulated fleets gain more',
    text: 'These fleets are drawn at random in our model: back between 4 p.m. and 10 p.m., leaving between 5 a.m. and 8 a.m., the four activities. They are not customers.',
    you: 'Your fleet: {gain}',
    axis: 'net gain per vehicle per year',
    summary:
      'Distribution of {all} simulated fleets by their net gain per vehicle per year. With {gain} your fleet does better than {below} of them, as well as {equal}, less well than {above}; the median is {median}.',
    benchmark: 'That is {multiple} the median ({median}).',
    table: {
      caption: 'Your place among the simulated fleets',
      group: 'Simulated fleets',
      count: 'Number',
      below: 'gain less than you',
      equal: 'gain as much',
      above: 'gain more than you',
    },
  },
  figures: 'See the figures',
  call: {
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
      priority: `With it, your request has become a priority: we will be in touch ${promised('priorityContactWithin', 'en')}.`,
    },
    refine: 'Refine in Expert mode',
  },
  bar: { detail: 'Details' },
  status: '{gain} of net gain per vehicle per year, {fleet} a year for the fleet.',
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
    'no-v2g-at-fixed-price':
      'At a fixed price, exporting earns no more at one hour than at another: no V2G.',
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
      'Simulation saved on {date} with model {version}, which counted differently. The figures below are worked out again with model {current}.',
    notFound: 'This simulation does not exist, or has been deleted. Here is the typical fleet.',
    notReached:
      'The saved simulation could not be read. Try again in a moment; here is the typical fleet.',
  },
  print: {
    title: 'Simulation',
    made: 'Made on {date}, model {version}.',
    link: 'To reopen and change it:',
    inputs: 'Answers and assumptions',
    source:
      'French wholesale prices hour by hour (ENTSO-E), grid tariff TURPE 7 and duty included, VAT excluded. Sources and formulas on the method page.',
  },
  trust: {
    figure: `${number(CLAIMS.pilotFleets.value, 'en')}+`,
    title: 'Pilot Fleets',
    text: 'Fleets in pilot or under contract, taken together.',
    how: 'How we calculate',
    lead: 'The method page shows every formula and where every constant comes from, with your values.',
    care: [
      {
        name: 'How it is shared',
        text: `${shareRule('en')} ${simulatedShare('en')}`,
      },
      {
        name: 'What we do not count',
        text: 'Reserve markets, the CTA levy, weekends plugged in and a grid reinforcement avoided would come on top.',
      },
      {
        name: 'Public sources',
        text: 'ENTSO-E’s day-ahead prices, hour by hour, over three years; the regulator’s grid tariff. The method page sets our results beside published studies.',
      },
    ],
  },
} as const satisfies Words<typeof fr>;
