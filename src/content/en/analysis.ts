import { BRAND } from '#domain/site/brand.ts';
import type fr from '../fr/analysis.ts';
import { capitalised, promised } from '../promises.ts';
import { paymentRule } from '../share-rule.ts';
import type { Words } from '../words.ts';
import simulator from './simulator.ts';

export default {
  title: 'Flexibility analysis',
  titleFor: 'Flexibility analysis, {name}',
  description: 'What smart charging is worth: bill before and after, night, months, assumptions.',
  fileName: 'analysis',
  footer: `${BRAND.name}, flexibility analysis`,
  page: '{page} / {pages}',
  vehicles: {
    car: 'electric cars',
    van: 'electric vans',
    truck: 'electric trucks',
    bus: 'electric buses',
  },
  cover: {
    for: 'For the finance director of',
    fleet: '{count} {vehicles}',
    plugged: '{activity}, plugged in from {arrival} to {departure}',
    gain: 'Your net gain',
    unit: 'per vehicle per year',
    drawn: simulator.result.range,
    range:
      'From {low} to {high}, depending on the year’s prices, a return one hour earlier or later, and how much of the market gain is achieved.',
    rangeWithPower:
      'From {low} to {high}, depending on the year’s prices, a return one hour earlier or later, how much of the market gain is achieved, and your contracted capacity, which we do not know.',
    noRange: 'With these answers there is no gain to expect.',
    noRangeBecause:
      'With these answers there is no gain to expect. Page 4 says what stands in the way.',
    facts: {
      fleet: 'For the fleet',
      fleetUnit: 'per year',
      bill: 'Charging paid by the fleet',
      per100Km: 'Electricity per 100 km',
    },
    meaning: {
      arrival:
        'Today charging starts on return, at {arrival}, and costs the fleet {before} a year excluding VAT.',
      timer:
        'Today charging is set to start at 10 p.m. and costs the fleet {before} a year excluding VAT.',
      gain: `With the same departures and the same energy, but at hours chosen by ${BRAND.name}, you pay {after} in total, our share included. That leaves you {gain} a year, {share} of the bill.`,
      nothing: 'Other hours would not reduce this bill: there is no gain to share.',
      assumed: {
        one: 'One answer was missing, so we assumed it: page 4 says which, and what it changes.',
        many: 'We assumed the {count} answers that were missing: page 4 says which, and what they change.',
      },
    },
  },
  bill: {
    title: 'The bill, before and after',
    lead: 'Per vehicle per year, excluding VAT. Same energy, same departures.',
    columns: { ...simulator.waterfall.columns, grid: 'Grid tariff' },
    badges: simulator.waterfall.badges,
    upTo: simulator.waterfall.upTo,
    yourGain: 'your gain',
    summary: simulator.waterfall.summary,
    cut: simulator.waterfall.cut,
    table: {
      line: 'Line',
      perVehicle: 'Per vehicle',
      fleet: '{count} vehicles',
      kind: 'Where it comes from',
      rows: {
        before: 'Charging bill today',
        market: 'Cheaper hours',
        grid: 'Grid tariff, off-peak hours',
        power: 'Contracted capacity',
        v2g: 'Energy exported (V2G)',
        ownShare: `${BRAND.name}’s share`,
        after: `Paid in total with ${BRAND.name}`,
        reserve: 'Frequency reserve',
        v2gReserve: 'Reserve with V2G chargers',
      },
      calculated: 'from your answers',
      share: '{share} of the value created',
      less: '{share} less',
      same: 'no change',
    },
    sure: {
      title: 'What comes from the tariff',
      text: '{tariff} of the value created comes from the grid tariff: it depends on when you charge, not on the market, and remains if wholesale prices flatten.',
      power:
        '{power} comes from contracted capacity: {before} today, {after} once charging is spread out, on average over the {years} years of prices.',
      powerToCheck:
        '{power} would come from contracted capacity: {before} assumed today, {after} once charging is spread out, on average over the {years} years of prices. To be checked on your bill.',
      nothing: 'Grid tariff and contracted capacity bring nothing here.',
    },
    market: {
      title: 'What can move',
      text: '{market} comes from price differences between the hours. At the prices of each year from {first} to {last}, your gain ranges from {least} to {most}.',
      fixed:
        'At a fixed price the market is not in your bill: nothing depends on wholesale prices. An indexed contract would add {more} to your gain.',
      nothing: 'With these answers, price differences between the hours bring nothing.',
      possible:
        'The dashed reserves are not counted: they need a megawatt at least, often from several fleets, and a certification.',
    },
  },
  night: {
    title: 'The night, the months, the years',
    lead: 'An average day of {year} at your depot: {kwh} to charge, at other hours.',
    leadNothing: 'An average day of {year} at your depot: there is nothing to charge.',
    price: 'wholesale price',
    priceAt: simulator.night.labels.priceAt,
    today: simulator.night.labels.today,
    plan: simulator.night.labels.plan,
    sold: 'exported to the grid',
    level: 'battery of a controlled vehicle',
    subscribedToday: '{kw} contracted',
    subscribedPlan: '{kw} is enough',
    drawn:
      'Wholesale price, site power and battery level, hour by hour, from {arrival} to {departure}. {conclusion}',
    mean: simulator.night.mean,
    counted: simulator.night.counted,
    ready: 'On departure, at {departure}, vehicles are at {level}.',
    notReady:
      'In this window each vehicle is {kwh} short on departure: the level asked for is not reached.',
    months: {
      title: 'Net gain per vehicle, month by month',
      tariff: 'grid tariff and capacity',
      market: 'market',
      nothing: 'There is no gain to spread over the months.',
      text: 'Highest in {best} ({most}), lowest in {worst} ({least}). Mean of three years of prices, each month rounded.',
      drawn: 'Net gain per vehicle for each month: {list}.',
    },
    years: {
      title: 'At the prices of each year',
      year: 'Year',
      before: 'Bill',
      gain: 'Your gain',
      text: 'The figure announced is the mean of these {years} years, at today’s grid tariffs.',
    },
    cash: {
      title: 'Who pays, and when',
      text: paymentRule('en'),
    },
  },
  assumptions: {
    title: 'Assumptions, checks, next steps',
    lead: 'Each line says where it comes from. Correct it, and we calculate again.',
    heading: 'Assumptions',
    columns: { line: 'Assumption', value: 'Value', from: 'Origin' },
    rows: {
      vehicles: 'Vehicles',
      activity: 'Activity',
      plugged: 'Plugged in',
      levels: 'Batteries',
      chargers: 'Chargers',
      today: 'Today',
      contract: 'Contract',
      power: 'Capacity',
      controllable: 'Controllable',
      capture: 'Achieved',
      share: 'Share',
      prices: 'Prices',
      grid: 'Grid, taxes',
    },
    values: {
      vehicles: '{count} × {battery}',
      plugged: 'from {arrival} to {departure}, {days} days a year',
      sessions: '{sessions} × {hours} a day, {days} days a year',
      levels: '{start} on return, {target} on departure',
      chargers: { no: '{kw}, one-way', yes: '{kw}, bidirectional' },
      today: simulator.options.baseline,
      contract: simulator.options.contract,
      power: '{kw} contracted',
      powerAssumed: '{kw} assumed',
      controllable: '{share} of the fleet',
      capture: '{share} of the market gain',
      share: `{fleet} for you, {own} for ${BRAND.name}`,
      prices: 'France, hour by hour, {first} to {last}',
      grid: { BT: 'TURPE 7, low voltage, excise', HTA: 'TURPE 7, medium voltage, excise' },
    },
    from: {
      given: 'you',
      assumed: 'assumed',
      check: 'to check',
      contract: 'contract',
      prices: 'ENTSO-E',
      tariff: 'CRE',
    },
    checks: {
      title: 'To check on site',
      list: [
        'Charger models and OCPP version (1.6 J or later)',
        'Electricity contract: indexed, off-peak or fixed price, and when it ends',
        'Contracted capacity and last winter’s peak, on the bill',
        'The depot’s meter: smart or not, and what else it supplies',
        'Lease of the site: consent of the owner or lessor',
        'Insurance of the depot: smart charging and, with V2G, exporting',
      ],
    },
    open: {
      title: 'Still to settle',
      power:
        'Contracted capacity assumed: {kw}. If that is right, the range narrows: from {low} to {high}.',
      powerSame: 'Contracted capacity assumed: {kw}. Knowing it would not change the range.',
      size: 'Fleet of {least} to {most} vehicles: the total is worked out for {vehicles}.',
      sizeFrom: 'Fleet of {least} vehicles or more: the total is worked out for {vehicles}.',
      hours:
        'Hours at the depot assumed. Whether vehicles return late, return in the evening or charge before midnight, the gain would range from {low} to {high}.',
      distance:
        'Daily distance assumed from the activity. Shorter or longer, the gain would range from {low} to {high}.',
      contract: 'Contract assumed to be indexed. At a fixed price the gain would be {gain}.',
      baseline:
        'Charging assumed to start on return. Set to start at 10 p.m., it would leave a gain of {gain}.',
      nothing: 'Every answer that matters was given.',
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
          text: `Remotely, ${promised('connectionWithin', 'en')}, where the chargers allow it. You decide vehicle by vehicle.`,
        },
        {
          name: 'The first bill',
          text: `Compare it with this one. ${capitalised(promised('noticePeriod', 'en'))}, at any time.`,
        },
      ],
    },
    sources: {
      title: 'Sources',
      prices:
        'Wholesale prices: ENTSO-E transparency platform, bidding zone France, day-ahead prices hour by hour, {first} to {last}.',
      tariff:
        'Grid tariff: CRE, decision no. 2026-105 of 21 May 2026 (TURPE 7 as of 1 August 2026). Excise: rate as of 1 August 2026.',
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
