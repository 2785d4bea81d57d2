import type fr from '../fr/simulator-method.ts';
import type { Words } from '../words.ts';
import { f } from './facts.ts';
import publishedStudies from './published-studies.ts';

export default {
  meta: {
    title: 'How we calculate: the simulator’s method',
    description:
      'Your charging bill, today and with us, on three years of real prices: what is calculated, assumed and left out, and where every assumption comes from.',
  },
  hero: { title: 'How we calculate' },
  about: {
    simulator: 'Simulator',
    name: 'Method',
    version: 'Model {version}, {date}',
    default: 'The simulator’s default fleet.',
    own: 'Your simulation.',
    stored: 'Simulation saved on {date}, with model {version}.',
    storedOlder: 'Calculated again with model {current}: the result may differ.',
    linkOlder: 'A link from an earlier version, calculated again.',
    loading: 'Reading the saved simulation…',
    notFound: 'This simulation does not exist, or has been deleted.',
    notReached: 'The saved simulation could not be read. Try again in a moment.',
    notCalculated: 'The calculation could not be loaded. Reload the page to try again.',
    instead: 'The figures are those of the simulator’s default fleet.',
    open: 'Open this simulation',
    clamped: 'Values out of range in the link were moved to the nearest ones allowed.',
    unit: `per vehicle per year, excluding VAT, ${f.brand.name}’s share deducted`,
    cases: 'cautious {low}, favourable {high}',
    openBy: {
      both: 'depending on how you charge and what you pay',
      charging: 'depending on how you charge',
      price: 'depending on what you pay',
    },
    fleet: '{vehicles} vehicles, {activity}, plugged in for {hours}: {arrival} to {departure}',
  },
  summary: {
    computed: {
      name: 'What is calculated',
      text: 'One vehicle’s charging bill for a year: that of today, and that with us. The difference, less our share, is your gain.',
    },
    prices: {
      name: 'On which prices',
      text: 'French spot prices from {firstYear} to {lastYear}, hour by hour, plus {supplier} for the supplier; or the prices of your contract. TURPE grid tariff and excise duty of 1 August 2026.',
    },
    kept: {
      name: 'What you keep',
      text: '{fleetShare} of the value created: {gain} of {createdWhole} per vehicle per year, {situation}. Our share: {ourPart}.',
    },
    supposed: {
      name: 'What is assumed',
      text: '{subscribedBasis}; {controllable} of the fleet controllable; {capture} of the saving on energy and grid charges obtained; a power margin of {margin}.',
    },
    left: {
      name: 'What is left out',
      text: 'Grid services, intraday trading, the price of a bidirectional charger, the CTA levy and VAT.',
    },
  },
  activities: {
    transport: 'passenger transport',
    delivery: 'delivery and logistics',
    municipal: 'municipal services',
    service: 'technical services',
  },
  slots: {
    standard: 'standard slot',
    early: 'early slot',
    late: 'late slot',
    night: 'night slot',
  },
  levels: { high: 'high', medium: 'medium', low: 'low' },
  baselines: {
    arrival: 'against charging on arrival',
    timer: 'against an off-peak timer',
  },
  contracts: {
    indexed: 'with spot prices, by the hour',
    class: 'with peak and off-peak prices',
    fixed: 'with one price at all hours',
  },
  timerIdle: '{contract}; a timer would change nothing',
  states: {
    subscribed: {
      given: '{subscribedToday} contracted today, as entered',
      assumed: '{subscribedToday} contracted today, {subscribedShare} of all chargers together',
      raised: '{subscribedToday} contracted today, the least that your vehicles need',
    },
    domains: { BT: 'low voltage above 36 kVA', HTA: 'medium voltage (HTA)' },
    noCo2Effect: 'no measurable effect',
    noV2g: 'chargers not bidirectional',
    notIndexed: 'counted with spot prices only',
    counted: 'counted in the gain',
    tooLittle: 'too little to be counted',
  },
  sections: {
    gain: {
      title: 'Two questions, six amounts',
      body: [
        'How your vehicles charge today, which price you pay: six combinations, all calculated. While an answer is missing, the simulator shows the span of those that remain. This page follows one of them: {situation}.',
        `${f.shareRule} ${f.simulatedShareRule}`,
      ],
    },
    calcul: {
      title: 'The bill, today and with us',
      body: [
        'The working days of three years, at today’s regulated rates. Nothing is rounded before it is shown.',
        'Today, every vehicle charges in one go: on arrival or, with a timer, in its longest stretch of off-peak hours. Where time or power is too short to charge, the gain is nil and the simulator says so.',
      ],
    },
    programme: {
      title: 'The charging schedule and its power',
      body: [
        'Controlled vehicles charge in the cheapest hours, energy and grid charges added, and leave at the level and time asked for; the others charge as today.',
        'Power is sought at the same time, one for each year of prices: less power costs less, but pushes charging into more expensive hours. The lowest sum wins, with a margin of {margin} for nights that go otherwise.',
        'Of the saving on energy and grid charges, {capture} is counted; a loss would be counted in full.',
        'Checked on 89 fleets by HiGHS, an independent solver, and by a second calculation, written separately.',
      ],
    },
    annees: {
      title: 'Cautious, favourable: the list of cases',
      body: [
        'One assumption is changed at a time, the rest as given: the lowest is the cautious case, the highest the favourable one. Two at once can leave the range.',
      ],
    },
    prix: {
      title: 'Prices, contract by contract',
      body: [
        'Spot prices, by the hour: the day-ahead price plus {supplier} for the supplier.',
        'Peak and off-peak prices: those on your bill (in c€/kWh, times ten) or, without them, the mean of the spot prices in each class, plus {supplier}.',
        'One price at all hours: that on your bill or, without it, {flatPrice}, the mean of all hours plus {supplier}.',
        'Since October 2025, the price of an hour is the mean of its four quarters.',
      ],
    },
    v2g: {
      title: 'V2G and grid services',
      body: [
        'Exporting at spot prices alone earns little: energy bought back pays supplier, grid charges and duty again. The extra counts from one euro a year.',
        'Grid services are shown before sharing and never counted: they take one megawatt and a certification. FCR, a symmetric product, counts by half; NEBCO is not estimated.',
      ],
    },
    regles: {
      title: 'Score, potential and levels',
      body: [
        'These rules change nothing in the gain. The theoretical potential takes every charger at full power, all year; the fleet draws {drawnMwh}.',
      ],
    },
    comparaison: {
      title: 'The comparison with other fleets',
      body: [
        'Simulated fleets, not customers: a fixed draw gives each a return between 4 p.m. and 10 p.m., a departure between 5 a.m. and 8 a.m. and an activity.',
      ],
    },
    hypotheses: {
      title: 'Every assumption, its source and date',
      body: ['‘To be confirmed’: a secondary source, or a value of your own site.'],
    },
    limites: {
      title: 'Simplifications, and what is left out',
      body: [
        [
          'Class prices are means over all days. With the sun of weekends, summer off-peak hours cost more than peak ones: leaving summer evenings saves little (BT) or nothing (HTA), until you type your own prices.',
          'A timer starts all vehicles at once; the assumed power stays at {defaultShare} of the chargers.',
          'The part obtained and the power margin are assumed, not measured; exceeding the power is not priced.',
          'Off-peak hours hold all year; in the afternoon they really run mostly from April to October.',
          'Also left out: weekends plugged in, a grid reinforcement avoided, metering, solar.',
        ],
      ],
    },
    etudes: {
      title: 'Beside published studies',
      body: [
        `Most give a value before sharing. Ours, against charging on arrival, with spot prices, by the hour: ${f.initial.created} for the default fleet, ${f.depot.created} for the depot on our home page, ${f.delivery.created} for ${f.delivery.vehicles} delivery vans. The fleets keep ${f.initial.keeps}, ${f.depot.keeps} and ${f.delivery.keeps}.`,
        `‘Up to ${f.claims.headlineGainMax} per electric truck per year’, after sharing: in the same case, ${f.trucks.vehicles} delivery trucks on ${f.trucks.charger} chargers, plugged in from ${f.trucks.from} to ${f.trucks.to}, keep ${f.trucks.keeps}.`,
      ],
    },
    version: {
      title: 'Versions of the model',
      body: ['Everything that may change a result gets a number.'],
    },
  },
  situations: {
    caption: 'Gain per vehicle per year',
    price: 'Price paid',
    idle: 'A timer changes nothing here: charging would begin at the same time.',
  },
  bill: {
    caption: 'One vehicle’s bill, in euros a year excluding VAT, mean of three years',
    columns: { line: 'Line', before: 'Today', after: 'With us', change: 'Difference' },
    rows: {
      energy: 'Energy',
      grid: 'Grid charges',
      power: 'Contracted power',
      accise: 'Excise duty',
      bill: 'Electricity bill',
      v2g: 'Energy exported (V2G)',
      ourPart: 'Our share',
      all: 'What you pay in total',
    },
  },
  cases: {
    caption: 'Gain per vehicle per year, {situation}',
    columns: { name: 'Assumption', cases: 'Gain if it is' },
    names: {
      subscribedSharePercent: 'Contracted power, as a share of the chargers',
      capturePercent: 'Part of the saving obtained',
      controllablePercent: 'Controllable part',
      fleetSharePercent: 'Your share',
      priceYear: 'Year of prices',
    },
    none: 'Nothing to charge, or not enough time or power: there are no cases to compare.',
  },
  formulas: {
    calcul: [
      {
        name: 'Power of a vehicle, today',
        rule: 'contracted power ÷ vehicles, never more than the charger or {todayMost}; unknown, {subscribedShare} of that limit, or the need',
        filled: '{todayBasis}',
        result: '= {todayKw}',
      },
      {
        name: 'Energy per session, at the meter',
        rule: 'battery × levels ÷ charging efficiency, at most what the window allows',
        filled: '{battery} × ({target} − {start}) ÷ {oneWayEfficiency}',
        result: '= {sessionKwh}',
      },
      {
        name: 'Energy per vehicle per year',
        rule: 'sessions, days',
        filled: '{sessionKwh} × {sessions} × {days}',
        result: '= {yearKwh}',
      },
      {
        name: 'Contracted power',
        rule: 'with us, that of the schedule ({planned}) and its margin',
        filled: '{vehicles} × {subscribedTodayEach} = {subscribedToday}, {domain}',
        result: 'with us {subscribed}',
      },
      {
        name: 'Saving on power, per vehicle',
        filled: '{powerPrice} × ({subscribedTodayEach} − {subscribedEach})',
        result: '= {power}',
      },
      {
        name: 'Value created, before sharing',
        rule: 'energy, grid charges, power, V2G if it counts',
        filled: '{parts}',
        result: '= {created}',
      },
      { name: 'Your gain', filled: '{created} × {fleetShare}', result: '= {gain}' },
      {
        name: 'Comparison factor',
        filled: '{gainCents} ÷ (12 × {gainPerVehicleMonth})',
        result: '= {factor}',
      },
      {
        name: 'The fleet’s gain per month',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain}',
      },
      {
        name: 'CO₂ saved per vehicle per year',
        filled: '{moved} moved, at the emissions of each hour',
        result: '{co2}',
      },
    ],
    v2g: [
      {
        name: 'V2G extra, before sharing',
        rule: 'after {wear} of wear',
        filled: '{sold} exported; {v2gState}',
        result: '{v2gExtra}',
      },
      {
        name: 'Reserve, by pausing the charge',
        rule: 'per MW per hour: FCR {fcrPrice}, at {bothDirections}; aFRR {afrrPrice} at most, at prices of the second half of 2025',
        filled: '{yearMwh} × price × {controllable} × {capture}',
        result: 'FCR {fcr}, aFRR {afrr} at most',
      },
      {
        name: 'Reserve, bidirectional chargers',
        rule: 'the same prices, {bothDirections} for both directions',
        filled:
          '{todayKw} × {hours} × {sessions} × {days} × price × {controllable} × {capture} × {bothDirections} × {v2gPart}',
        result: 'FCR {fcrBoth}, aFRR {afrrBoth} at most',
      },
    ],
    regles: [
      {
        name: 'Potential',
        rule: 'high from 3 points, medium at 2',
        filled: '{vehicles} vehicles, that is {potentialPoints} out of 4',
        result: '{potential}',
      },
      {
        name: 'Score',
        rule: 'vehicles, hours, activity, slot; at most {highestScore}',
        filled:
          '({vehiclePoints} + {hourPoints} + {activityPoints} + {slotPoints}) ÷ {pointsPerTenth}',
        result: '= {scoreOutOfTen} out of {highestScore}',
      },
      {
        name: 'Expert mode score',
        rule: 'base, vehicles, hours, power, battery, charge span; lifted to {expertBase} if under {expertFrom}',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
      {
        name: 'Flexibility per day',
        filled: '{vehicles} × {charger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
      {
        name: 'Flexibility capacity, grid services',
        rule: 'high above {capacityHigh}, medium above {capacityMedium}',
        filled: '{vehicles} × {charger} × {capacityShare}',
        result: '= {capacity} ({networkServices})',
      },
      {
        name: 'Theoretical potential, tariff optimisation',
        rule: 'high above {productHigh}, medium above {productMedium}',
        filled: '{capacity} × {hours} × {productDays}',
        result: '= {product} ({tariffOptimisation})',
      },
      {
        name: 'Charging time',
        filled: '{needed} ÷ {oneWayEfficiency} ÷ {todayKw}',
        result: '= {chargeTime}',
      },
      {
        name: 'Success rate',
        rule: 'at most {mostSuccess}',
        filled: '{hours} ÷ {chargeTime}',
        result: '= {success}',
      },
      {
        name: 'Flexibility score',
        rule: 'never less than zero',
        filled: '1 − {chargeTime} ÷ {hours}',
        result: '= {flexibility}',
      },
      {
        name: 'Operational efficiency',
        filled: '{success} × {oneWayEfficiency}',
        result: '= {operationalEfficiency}',
      },
      {
        name: 'Management efficiency',
        filled: '{moved} ÷ {yearKwh}',
        result: '= {movedShare}',
      },
    ],
    comparaison: [
      {
        name: 'Size of the sample',
        filled: '{sampleBase} + {samplePerVehicle} × {vehicles}',
        result: '= {sampleSize} fleets',
      },
      {
        name: 'Your place',
        filled: '{below} keep less, {equal} as much, {above} more',
        result: 'better than {below} out of {sampleSize}',
      },
      {
        name: 'Against the average',
        rule: 'median: {medianGain}',
        filled: '{gainCents} ÷ {meanGainCents}',
        result: '= {multipleOfAverage} times the average',
      },
    ],
  },
  classes: {
    peak: 'Peak hours',
    hph: 'HPH, winter peak',
    hch: 'HCH, winter off-peak',
    hpb: 'HPE, summer peak',
    hcb: 'HCE, summer off-peak',
  },
  classPrices: {
    caption: 'Energy by class, without your bill, in €/MWh: off-peak {hours}',
    name: 'Class',
    domains: { BT: 'BT', HTA: 'HTA' },
  },
  tariff: {
    caption: 'Grid tariff by energy: TURPE 7, short use, in €/MWh',
    columns: { name: 'Class', months: 'Months', bt: 'BT', hta: 'HTA' },
    months: f.shortMonths,
    span: '{from}–{until}',
    note: 'BT: above 36 kVA. HTA: medium voltage, the only one with a peak ({peak}). To be confirmed: HTA from a transcription, BT from a bill of 2026.',
  },
  constants: {
    columns: { name: 'Assumption', value: 'Value', source: 'Source and date' },
    toConfirm: 'To be confirmed.',
    validUntil: 'Valid until {date}.',
    checked: 'Being checked: valid until {date}.',
    groups: {
      bill: 'The bill',
      fleet: 'The fleet and the share',
      possible: 'Possible, never counted',
      rules: 'Indicators given by a rule',
    },
    units: { points: 'points', days: 'days', fleets: 'fleets', perKwYear: 'per kVA per year' },
    names: {
      powerBt: 'Contracted power, low voltage',
      powerHta: 'Contracted power, medium voltage',
      mediumVoltageAboveKw: 'Medium voltage above',
      accise: 'Excise duty on electricity, above 36 kVA',
      workingDays2023: 'Working days, 2023',
      workingDays2024: 'Working days, 2024',
      workingDays2025: 'Working days, 2025',
      supplier: 'The supplier’s part',
      flatPrice: 'One price at all hours, by default',
      subscribedShare: 'Contracted power, share of the chargers',
      powerMargin: 'Margin on the power of the schedule',
      leastTodayKwMost: 'Power per vehicle today, at most',
      todayKwMostPerKwh: 'or, where that is more, per kWh of battery',
      controllable: 'Controllable part of the fleet',
      capture: 'Part of the saving obtained',
      lowCapture: 'The same, cautious case',
      highCapture: 'The same, favourable case',
      fleetShare: 'The fleet’s share',
      efficiency: 'Round-trip efficiency',
      wear: 'Wear per kWh exported',
      countsFrom: 'V2G counts from',
      carConsumption: 'Consumption, car',
      vanConsumption: 'Consumption, van',
      truckConsumption: 'Consumption, truck',
      busConsumption: 'Consumption, bus',
      gridCarbon: 'CO₂ of the grid, mean of the hours',
      fcr: 'Primary reserve (FCR)',
      afrr: 'Secondary reserve (aFRR), at most',
      bothDirections: 'Part counted if both directions are held',
      gainPerVehicleMonth: 'Basic gain per vehicle and month',
      co2PerVehicleDay: 'CO₂ per vehicle and day',
      usedFlexibility: 'Usable part of the flexibility',
      capacityShare: 'Part of the chargers’ power',
      productDays: 'Days of the theoretical potential',
      productPrice: 'Price of the theoretical potential',
      productCo2: 'CO₂ of the theoretical potential',
      highestSuccess: 'Highest success rate',
      baseFleets: 'Simulated fleets, base',
      fleetsPerVehicle: 'Simulated fleets, per vehicle',
    },
    sources: {
      cre: 'CRE, deliberation 2026-105 of 21 May 2026, TURPE 7 from 1 August 2026; published transcription.',
      creIndex:
        'CRE, same deliberation: value of August 2025 (deliberation 2025-78) times the index that reproduces the others.',
      connection: 'Threshold of a medium-voltage connection.',
      accise: 'Ministry, guide to energy taxes 2026, rate from 1 August 2026.',
      calendar: 'Monday to Friday, less eleven public holidays.',
      assumption: 'To be changed in Expert mode.',
      share: `${f.brand.name} is paid ${f.claims.ownShare} of the value created; the middle of what remains.`,
      range: 'Cases of our range.',
      choice: 'Our choice in the calculation.',
      common: 'Common order of magnitude.',
      fcr: `Average price of 2024, Linklaters, ${f.day('2025-06-18')}.`,
      afrr: 'Second half of 2025, E-CUBE.',
      rte: 'RTE, éCO2mix, France 2024, direct combustion.',
      rule: `${f.brand.name}’s own convention.`,
      prices: 'ENTSO-E, day-ahead prices for France, 2023 to 2025; also published by SMARD.de.',
      offPeakNight: 'As of 1 August 2026; set locally.',
      offPeakSplit: 'Expected above 36 kVA from 1 January 2027; set locally.',
      supplier: `Energy savings certificates in new contracts for 2026 (Wattvalue, ${f.day('2025-12-08')}), the supplier’s costs and margin.`,
    },
  },
  tables: {
    activities: {
      title: 'Activities',
      flexibility: { high: 'high', medium: 'medium', low: 'low' },
      name: '{activity}, {level} flexibility',
      columns: { name: 'Activity', km: 'km per day', points: 'Points' },
    },
    slots: {
      title: 'Charging slots: vehicles are ready at the end',
      columns: { name: 'Slot', hours: 'Hours', points: 'Points' },
    },
    sizes: {
      title: 'Points of the score',
      columns: {
        name: 'Threshold',
        potential: 'Potential',
        simple: 'Simple score',
        expert: 'Expert score',
      },
      vehicles: 'from {from} vehicles',
      fewerVehicles: 'fewer vehicles',
      hours: 'from {from} plugged in',
      fewerHours: 'fewer hours',
      charger: 'charger from {from}',
      battery: 'battery from {from}',
      chargeSpan: 'charge span from {from}',
    },
    reserve: {
      title: 'Operational priority and type of control',
      columns: { name: 'Setting', value: 'Effect' },
      priorities: { high: 'High priority', normal: 'Normal priority', low: 'Low priority' },
      reserve: 'reserve of {percent}',
      controls: { ocpp: 'Control by OCPP', api: 'Control by API', mixed: 'Mixed control' },
      v2g: 'V2G for {percent} of controlled vehicles',
    },
    carbon: {
      title: 'CO₂ of the grid, hour by hour',
      source: 'g/kWh. France 2024, direct combustion, after RTE (éCO2mix).',
    },
  },
  studies: publishedStudies.figure,
  sources: { title: 'Sources', entries: publishedStudies.sources },
  changes: {
    caption: 'Change log',
    columns: { version: 'Version', date: 'Date', change: 'Change' },
    contracts:
      'Three contracts, two ways of charging today, power assumed from the chargers, a power margin, a range made of cases, no more capacity scheme. Links and simulations of versions 1 and 2 open and are calculated again.',
    bill: 'One gain: the bill today and with us, on the hourly prices of three years, after sharing.',
    advised: 'V2G counts only where it pays for its wear; the peak is that of full power.',
    first: 'Simple and Expert modes, on the average prices of 2023 and 2024.',
  },
  closing: {
    title: 'Your fleet, your hours, your chargers.',
    lead: 'Change an answer and come back: the figures will follow.',
    action: 'Open the simulator',
  },
} as const satisfies Words<typeof fr>;
