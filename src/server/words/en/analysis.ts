import { f } from '#content/en/facts.ts';
import simulator from '#content/en/simulator.ts';
import type { Words } from '#content/words.ts';
import type fr from '../fr/analysis.ts';

export default {
  title: 'Flexibility analysis',
  titleFor: 'Flexibility analysis, {name}',
  description: 'What smart charging is worth: bill before and after, night, months, assumptions.',
  fileName: 'analysis',
  footer: `${f.brand.name}, flexibility analysis`,
  page: '{page} / {pages}',
  vehicles: {
    car: 'electric cars',
    van: 'electric vans',
    truck: 'electric trucks',
    bus: 'electric buses',
  },
  activity: simulator.options.activity,
  situation: {
    charging: { arrival: 'on arrival', timer: 'by an off-peak timer' },
    price: simulator.below.situation.price,
  },
  warnings: simulator.warnings,
  cover: {
    for: 'For the finance director of',
    fleet: '{count} {vehicles}',
    plugged: '{activity}, plugged in from {arrival} to {departure}',
    unit: 'less per vehicle per year',
    range: 'cautious {low}, favourable {high}',
    between: '{low} to {high}',
    answered: 'Your net gain {paying}, {against}.',
    rests:
      'The range rests on the assumptions of page 4: the year’s prices, how much of the gain is achieved, vehicles under control, your share.',
    restsOnPower:
      'The range rests on the assumptions of page 4: subscribed power, the year’s prices, how much of the gain is achieved, vehicles under control, your share.',
    restsInOne: 'Page 4 gives the assumptions behind the range, for one situation.',
    timerIdleSupposed: 'Back at {arrival}, we assume: a timer would change nothing.',
    timerIdle: 'Back at {arrival}: a timer would change nothing.',
    open: {
      both: 'Your net gain, depending on how your vehicles charge today and which price you pay, still to settle.',
      baseline:
        'Your net gain {paying}, depending on how your vehicles charge today, still to settle.',
      contract: 'Your net gain, depending on which price you pay, still to settle.',
    },
    six: 'Your energy price',
    own: 'yours',
    noRange: 'With these answers there is no gain to expect.',
    noRangeBecause:
      'With these answers there is no gain to expect. Page 4 says what stands in the way.',
    drawn: '{gain} {against}, {range}',
    facts: {
      fleet: 'The fleet’s gain per year',
      bill: 'Charging paid by the fleet',
      per100Km: 'Electricity per 100 km',
    },
    meaning: {
      detail:
        'The bill and pages 2 to 4 look at one of the situations only: {price}, charging {charging}.',
      arrival:
        'Today charging starts on return, at {arrival}, and costs the fleet {before} a year excluding VAT.',
      timer:
        'Today charging waits for off-peak hours and costs the fleet {before} a year excluding VAT.',
      gain: `With the same departures and the same energy, but at hours chosen by ${f.brand.name}, you pay {after} in total, our share included: {gain} less, {share} of the bill.`,
      nothing: 'Other hours would not reduce this bill: there is no gain to share.',
      assumed: {
        one: 'One answer is missing: page 4 says which, and what it changes.',
        many: '{count} answers are missing: page 4 says which, and what they change.',
      },
    },
  },
  bill: {
    title: 'The bill, before and after',
    lead: 'Per vehicle per year, excluding VAT; {price}, charging {charging} today. Same energy, same departures.',
    lines: {
      energy: 'Energy',
      grid: 'Grid charges',
      power: 'Subscribed power',
      accise: 'Excise duty',
      v2g: 'Energy exported',
      created: 'Value created',
      ownShare: `${f.brand.name}’s share`,
      after: 'Paid in total',
      reserve: 'Frequency reserve',
      v2gReserve: 'Reserve, V2G chargers',
    },
    badges: {
      tariff: 'tariff',
      market: 'market',
      contract: 'contract',
      check: 'to check',
      possible: 'not counted',
    },
    powerCheck: 'to check on your bill',
    upTo: 'at most {most}',
    yourGain: 'Your gain',
    summary: `From {before} today to {after} paid in total: {created} of value created, of which ${f.brand.name} invoices {share}, {own}; your gain is {gain}.`,
    table: {
      line: 'Line',
      perVehicle: 'One vehicle',
      fleet: '{count} vehicles',
      today: 'today',
      withUs: `with ${f.brand.name}`,
      kind: 'The difference comes from',
      share: '{share} of the value created',
      less: '{share} less',
      same: 'no change',
    },
    ownCost:
      'You gave ‘{typed}’ as your current cost of energy; we work out {before} a year for the whole fleet. The two differ: ours counts charging only, excluding VAT, at mean prices of {first} to {last}; yours may cover the whole site, VAT, fuel or other prices.',
    sure: {
      title: 'What comes from the tariff',
      text: '{tariff} of the value created comes from the grid tariff: it depends on when you charge, not on the market.',
      power:
        '{power} comes from subscribed power: {before} today, {after} afterwards with a margin of {margin}, on average over {years} years of prices.',
      powerToCheck:
        '{power} would come from subscribed power: {before} today, which is {chargers} of the chargers and assumed; {after} afterwards, with a margin of {margin}. To be checked on your bill.',
      powerAtNeed:
        '{power} would come from subscribed power: {before} today, the least your vehicles need and assumed; {after} afterwards, with a margin of {margin}. To be checked on your bill.',
      nothing: 'Grid tariff and subscribed power bring nothing here.',
    },
    market: {
      title: 'What can move',
      indexed:
        '{energy} comes from price differences between the hours. At the prices of each year from {first} to {last}, your gain ranges from {least} to {most}.',
      class:
        '{energy} comes from the differences between peak and off-peak prices of your contract: they hold until it ends.',
      fixed: 'You pay one price at all hours: nothing depends on wholesale prices.',
      more: 'Spot prices would add {more} to your gain, at the market’s risk, because the bill itself would change.',
      nothing: 'With these answers, price differences between the hours bring nothing.',
      possible:
        'The reserves are not counted, nor is demand response (NEBCO): they are amounts at most, at prices of the second half of 2025, before sharing, and need a megawatt at least and a certification.',
    },
  },
  night: {
    title: 'The night, the months, what comes next',
    lead: {
      mean: 'An average day of {year} at your depot: {kwh} to charge, at other hours.',
      winter: 'An average day of December to February {year}: {kwh} to charge, at other hours.',
      nothing: 'An average day of {year} at your depot: there is nothing to charge.',
    },
    price: 'your energy price',
    priceAt: '{price} at {hour}',
    classAt: '{name} {price}',
    allHours: '{price} at all hours',
    classes: { peak: 'Peak (pointe)', hph: 'HPH', hch: 'HCH', hpb: 'HPE', hcb: 'HCE' },
    today: 'today: {euros}',
    plan: `with ${f.brand.name}: {euros}`,
    sold: 'exported to the grid',
    level: 'battery of a controlled vehicle',
    limits: {
      today: 'subscribed today',
      subscribed: 'to subscribe then',
      planned: 'drawn at most',
    },
    ready: {
      car: '{count} cars ready at {departure}',
      van: '{count} vans ready at {departure}',
      truck: '{count} trucks ready at {departure}',
      bus: '{count} buses ready at {departure}',
    },
    drawn:
      'Energy price, site power and battery level, hour by hour, from {arrival} to {departure}. {conclusion}',
    mean: `Per working day, charging the fleet costs {today} today and {plan} with ${f.brand.name}, if everything goes as planned: energy, grid charges and excise duty, without subscribed power or sharing.`,
    level100: 'On departure, vehicles are at {level}.',
    notReady:
      'In this window each vehicle is {kwh} short on departure: the level asked for is not reached.',
    months: {
      title: 'Net gain per vehicle, month by month',
      tariff: 'grid tariff and power',
      energy: 'energy',
      nothing: 'There is no gain to spread over the months.',
      text: 'Highest in {best} ({most}), lowest in {worst} ({least}). Mean of three years of prices, each month rounded.',
      even: 'The same gain every month, to the euro. Mean of three years of prices.',
      drawn: 'Net gain per vehicle for each month: {list}.',
    },
    years: {
      title: 'At the prices of each year',
      year: 'Year',
      before: 'Bill',
      gain: 'Your gain',
      text: 'The gain announced is the mean of these {years} years, at today’s grid tariffs.',
    },
    cash: {
      title: 'Who pays, and when',
      text: f.paymentRule,
    },
    next: {
      title: 'Next steps',
      steps: [
        {
          name: 'Your bills',
          text: 'An electricity bill and your real timetables: we redo this analysis on your figures.',
        },
        {
          name: 'Connection',
          text: `Remotely, ${f.claims.connectionWithin}, where the chargers allow it. You decide vehicle by vehicle.`,
        },
        {
          name: 'The first bill',
          text: `Compare it with this one. ${f.capitalised(f.claims.noticePeriod)}, at any time.`,
        },
      ],
    },
  },
  assumptions: {
    title: 'Assumptions and checks',
    lead: 'Each line says where it comes from. Correct it, and we calculate again.',
    heading: 'Assumptions',
    columns: { line: 'Assumption', value: 'Value', from: 'Origin' },
    rows: {
      vehicles: 'Vehicles',
      vehicleType: 'Kind',
      activity: 'Activity',
      plugged: 'Plugged in',
      days: 'Days a year',
      start: 'On return',
      target: 'On departure',
      battery: 'Battery',
      chargers: 'Chargers',
      bidirectional: 'V2G',
      control: 'Control',
      baseline: 'Charging today',
      contract: 'Energy price',
      prices: 'Prices in €/MWh',
      flatPrice: 'Price paid',
      offPeak: 'Off-peak hours',
      power: 'Subscribed power',
      controllable: 'Controllable',
      capture: 'Achieved',
      efficiency: 'Efficiency',
      share: 'Share',
    },
    values: {
      fleetOf: '{count}, for {least} to {most}',
      fleetFrom: '{count}, for {least} or more',
      type: { car: 'car', van: 'van', truck: 'truck', bus: 'bus' },
      plugged: '{arrival} to {departure}',
      sessions: '{sessions} × {hours} a day, leaving at {departure}',
      workingDays: '{days}, working days',
      start: '{level} of the battery',
      bidirectional: { no: 'no, one-way chargers', yes: 'yes, bidirectional chargers' },
      control: {
        ocpp: 'OCPP, wear {wear}',
        mixed: 'mixed, wear {wear}',
        api: 'manufacturer’s API',
      },
      exempt: { no: 'taxes paid twice', yes: 'taxes refunded' },
      open: '{value}, no answer',
      offPeak: { night: '10 p.m. to 6 a.m.', split: '1 to 6 a.m. and 1 to 4 p.m.' },
      power: '{power}',
      powerAssumed: '{power}, {chargers} of the chargers',
      powerShare: '{chargers} of the chargers',
      powerAtNeed: '{power}, what vehicles need',
      controllable: '{share} of the fleet',
      capture: '{share} of the gain worked out',
      efficiency: '{share} round trip',
      share: `{fleet} for you, {own} for ${f.brand.name}`,
    },
    from: { given: 'you', assumed: 'assumed', contract: 'contract' },
    cases: {
      title: 'The gain if one assumption changes',
      lead: 'Per vehicle per year, {paying}, {against}.',
      nothing: 'Nothing to charge or too little time: no assumption changes this gain.',
      fields: {
        subscribedSharePercent: 'Subscribed power, as a share of the chargers',
        capturePercent: 'Share of the gain really achieved',
        controllablePercent: 'Controllable share of the fleet',
        fleetSharePercent: 'Your share of the value created',
        priceYear: 'Prices of one year alone',
        hours: 'Hours at the depot',
        distance: 'Level on return, by distance',
      },
      hours: '{arrival} to {departure}',
      rule: 'One assumption changes at a time; two at once can leave the range.',
      known: 'Subscribed power known, and equal to {power}: {low} to {high}.',
    },
    checks: {
      title: 'To check on site',
      list: [
        'Charger models and OCPP version (1.6 J or later)',
        'Electricity contract: the price of each class of hours, and when it ends',
        'Subscribed power and last winter’s peak, on the bill',
        'The depot’s meter: smart or not, and what else it supplies',
        'Lease of the site: consent of the owner or lessor',
        'Insurance of the depot: smart charging and, with V2G, exporting',
      ],
    },
    open: {
      title: 'Still to settle',
      power:
        'Subscribed power assumed: {power}. If that is right, the range narrows: from {low} to {high}.',
      powerSame: 'Subscribed power assumed: {power}. Knowing it does not change the range.',
      size: 'Fleet of {least} to {most} vehicles: the total is worked out for {vehicles}.',
      sizeFrom: 'Fleet of {least} vehicles or more: the total is worked out for {vehicles}.',
      hours:
        'Hours at the depot assumed. Whether vehicles return late, return in the evening or charge before midnight, the gain would range from {low} to {high}.',
      distance:
        'Daily distance assumed from the activity. Shorter or longer, the gain would range from {low} to {high}.',
      contract:
        'Energy price to settle: by contract, the gain ranges from {low} to {high}, {against}.',
      baseline:
        'Charging today to settle: on arrival or by a timer, the gain ranges from {low} to {high}, {paying}.',
      distanceOnly:
        'Daily distance assumed from the activity: the battery level on return replaces it.',
      nothing: 'Every answer that matters was given.',
    },
    sources: {
      title: 'Sources',
      prices:
        'Wholesale prices: ENTSO-E transparency platform, bidding zone France, day-ahead prices hour by hour, {first} to {last}, plus {supplier} for the supplier, to be confirmed.',
      tariff:
        'Grid charges {domain}: CRE, decision no. 2026-105 of 21 May 2026 (TURPE 7 as of 1 August 2026). Excise duty: rate as of 1 August 2026.',
      domains: { BT: 'at low voltage', HTA: 'at medium voltage' },
      model: 'Model {version}. Formulas and constants:',
      reopen: 'Reopen and change this simulation:',
      legal:
        'An estimate from the answers given, without contractual commitment. Amounts in euros excluding VAT.',
    },
    call: {
      booking: 'Twenty minutes to go through it together',
      contact: 'A question about this analysis?',
      person: '{name}, {role}',
    },
  },
} as const satisfies Words<typeof fr>;
