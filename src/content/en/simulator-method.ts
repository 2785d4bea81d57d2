import { BRAND } from '#domain/site/brand.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { euros, longDate, percent } from '../figures.ts';
import { fleetFigures } from '../fleet-figures.ts';
import type fr from '../fr/simulator-method.ts';
import { monthName } from '../month-name.ts';
import { paymentRule, shareRule, simulatedShare } from '../share-rule.ts';
import type { Words } from '../words.ts';
import publishedStudies from './published-studies.ts';

const { of } = fleetFigures('en');
const [initial, depot, delivery, largeVans] = [
  of('initial'),
  of('depot'),
  of('delivery'),
  of('largeVans'),
];

export default {
  meta: {
    title: 'How we calculate: the simulator’s method',
    description:
      'Your charging bill, today and with us, on three years of real prices: every formula filled in with your values, every assumption with its source.',
  },
  hero: {
    title: 'How we calculate.',
    lead: 'The yearly bill for charging your fleet, worked out twice: as it is today, and with us. Every formula is filled in with your values; the tables say where every assumption comes from.',
  },
  about: {
    simulator: 'Simulator',
    name: 'Method',
    version: 'Model {version}, {date}',
    default: 'The values are those of the simulator’s default fleet.',
    own: 'The values are those of your simulation.',
    stored: 'The values are those of the simulation saved on {date}, with model {version}.',
    storedOlder:
      'They are calculated again with model {current}: the result may differ from the one saved.',
    loading: 'Reading the saved simulation…',
    notFound:
      'This simulation does not exist, or has been deleted: the values are those of the simulator’s default fleet.',
    notReached:
      'The saved simulation could not be read: the values are those of the simulator’s default fleet. Try again in a moment.',
    notCalculated:
      'The calculation could not be loaded: the values are those of the simulator’s default fleet. Reload the page to try again.',
    open: 'Open this simulation',
    clamped: 'The link carried values out of range: each was moved to the nearest one allowed.',
    gain: `net per vehicle per year, excluding VAT, ${BRAND.name}’s share deducted; {low} to {high} depending on the case`,
    gainAlone: 'net per vehicle per year',
    fleet: '{vehicles} vehicles, {activity}, plugged in for {hours}: {arrival} to {departure}',
  },
  contents: 'On this page',
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
  states: {
    notGiven: 'not given',
    domains: { BT: 'low voltage above 36 kVA', HTA: 'medium voltage (HTA)' },
    noCo2Effect: 'no measurable effect',
    noV2g: 'chargers not bidirectional',
    counted: 'counted in the gain',
    tooLittle: 'too little to be counted',
  },
  sections: {
    gain: {
      title: 'One figure: what your fleet keeps',
      body: [
        'Your gain is {gain} per vehicle per year, excluding VAT: the difference between what charging costs today and all that you would pay with us, our share included. It is the same in both modes of the simulator, in our emails and in the analysis.',
        `${shareRule('en')} ${simulatedShare('en')} ${paymentRule('en')}`,
      ],
    },
    calcul: {
      title: 'The bill, today and with us',
      body: [
        'The bill counts energy at the day-ahead price, hour by hour, the grid tariff (TURPE), excise duty and contracted capacity, on the working days of three years. Regulated tariffs are those of today, applied to all three years of prices. Nothing is rounded before it is shown.',
        'Today, every vehicle charges at full power on arrival; or from 10 p.m., if you answer that your vehicles charge by timer. The site contracts the capacity that this takes.',
        'If your contract has a fixed price, the energy line does not move: you still save on grid charges and capacity. If the window or the site is too small to charge the vehicles, the gain is nil and the page says how many kilowatt-hours are missing.',
      ],
    },
    programme: {
      title: 'How the charging schedule is found',
      body: [
        'Part of your vehicles can be controlled; the others go on charging as they do today. For every night, the energy of the controlled vehicles is placed in the cheapest hours, market price and grid tariff added, never above the contracted capacity or the charger’s power.',
        'The capacity to contract is sought at the same time, one for each year of prices: less capacity costs less, but forces some charging into more expensive hours. The calculation takes the one at which the sum is lowest.',
        [
          'Every vehicle leaves at the level asked for, at the time asked for.',
          'Friday’s session ends on Saturday morning. Weekends and the eleven public holidays do not count.',
          'Of an hour that has begun, only the part plugged in is used.',
          'Discharging never goes below the reserve, and wear is charged for every kilowatt-hour exported.',
        ],
        'Our tests compare schedules and capacity with HiGHS, an independent solver, and all amounts with a second implementation of the calculation, written separately, on dozens of fleets.',
      ],
    },
    annees: {
      title: 'Three years side by side, and the range',
      body: [
        'The gain is the mean of three years. The range runs from the weakest case to the best: all three years, a return one hour earlier or later, how much of the gain is really obtained and, as long as you have not entered your contracted capacity, a site that already contracts less. Entering that capacity narrows the range.',
        'More hours plugged in do not always mean a larger gain: today’s bill depends on the return time, expensive around 6 p.m., cheap around 2 p.m.',
      ],
    },
    v2g: {
      title: 'V2G and grid services',
      body: [
        'On day-ahead prices alone, exporting energy adds little, because energy bought back pays its grid charge and excise duty again. That extra counts in the gain if it reaches one euro per vehicle per year.',
        'A bidirectional charger is paid for by grid services. We show them before sharing, at their dated price, and never count them: it takes one megawatt and a certification, and those prices are falling.',
      ],
    },
    regles: {
      title: 'Indicators given by a rule',
      body: [
        'Potential, scores and levels follow simple rules. They change nothing in the gain.',
        'The product ‘capacity × hours × 365 days’ is a theoretical potential of all chargers at full power, neither the fleet’s gain nor its emissions: the fleet described here draws {drawnMwh} a year, the product says {product}.',
      ],
    },
    comparaison: {
      title: 'The comparison with other fleets',
      body: [
        'These fleets are simulated: a fixed draw gives each one a return time between 4 p.m. and 10 p.m., a departure between 5 a.m. and 8 a.m. and an activity, and the same model works out what it keeps. The same fleet is always compared with the same sample. They are not customers.',
      ],
    },
    hypotheses: {
      title: 'Every assumption',
      body: [
        'These tables are produced by the very constants that the simulator uses. Those you can change in Expert mode are shown with their default. ‘To be confirmed’: the value comes from a secondary source, or depends on your site.',
      ],
    },
    limites: {
      title: 'What we leave out',
      body: [
        [
          'Reserve and capacity: shown, never counted.',
          'Intraday trading: only prices fixed the day before count.',
          'Weekends plugged in.',
          'A bigger grid connection avoided.',
          'The CTA levy, metering and management: contracting less capacity lowers the CTA too.',
          'The supplier’s margin and VAT.',
          'Solar on site.',
          'The case of each vehicle: delays, cold, preheating and losses at low power are in the part of the gain that is really obtained.',
          'The price of a bidirectional charger.',
          'The future: these prices were paid from 2023 to 2025.',
          'Other countries: only France has its data here.',
        ],
      ],
    },
    etudes: {
      title: 'Beside published studies',
      body: [
        `Most studies give a value before sharing. Ours, on the same basis: ${initial.created} for the simulator’s default fleet, ${depot.created} for the depot of our home page, ${delivery.created} for ${delivery.vehicles} delivery vans. The fleets keep ${initial.keeps}, ${depot.keeps} and ${delivery.keeps} of it.`,
        `‘Up to ${euros(CLAIMS.headlineGainMax.value, 'en')} per vehicle per year’ is a gain after sharing: ${largeVans.vehicles} large vans on ${largeVans.charger} chargers, plugged in from ${largeVans.from} to ${largeVans.to}, keep ${largeVans.keeps}.`,
      ],
    },
    version: {
      title: 'Version of the model',
      body: [
        'Every change that may change a result gets a new number. A saved simulation opens with today’s model and says which one it was made with.',
      ],
    },
  },
  bill: {
    caption: 'One vehicle’s bill, in euros a year excluding VAT, mean of three years',
    columns: { line: 'Line', before: 'Today', after: 'With us', change: 'Difference' },
    rows: {
      energy: 'Energy',
      grid: 'Grid tariff',
      power: 'Contracted capacity',
      accise: 'Excise duty',
      bill: 'Electricity bill',
      v2g: 'Energy exported (V2G)',
      ourPart: 'Our share',
      all: 'What you pay in total',
    },
  },
  years: {
    caption: 'The same fleet at the prices of each year, in euros per vehicle',
    line: 'Line',
    mean: 'Mean',
    rows: {
      before: 'Bill today',
      created: 'Value created, before sharing',
      gain: 'The fleet’s gain',
    },
  },
  formulas: {
    calcul: [
      {
        name: 'Power per vehicle, today',
        rule: 'the smallest of: charger, most per vehicle, contracted capacity ÷ vehicles',
        filled: '{charger}; {todayMost}; {siteEach}',
        result: '= {todayKw}',
      },
      {
        name: 'Energy per session, at the meter',
        rule: 'battery × (level on departure − level on arrival) ÷ charging efficiency, at most what the window allows',
        filled: '{battery} × ({target} − {start}) ÷ {oneWayEfficiency}',
        result: '= {sessionKwh}',
      },
      {
        name: 'Energy per vehicle per year',
        rule: 'energy per session × sessions × days',
        filled: '{sessionKwh} × {sessions} × {days}',
        result: '= {yearKwh}',
      },
      {
        name: 'Contracted capacity',
        rule: 'today vehicles × power; with us, the cheapest',
        filled: '{vehicles} × {subscribedTodayEach} = {subscribedToday}, {domain}',
        result: 'with us {subscribed}',
      },
      {
        name: 'Saved on energy',
        rule: '(energy today − energy of the schedule) × part of the gain obtained; a loss counts in full',
        filled: '{fullMarket} × {reached}',
        result: '= {market}',
      },
      {
        name: 'Saved on the grid tariff',
        rule: 'grid tariff today − grid tariff of the schedule',
        filled: '{gridBefore} − {gridAfter}',
        result: '= {tariff}',
      },
      {
        name: 'Saved on capacity',
        rule: 'price of a kW a year × capacity less per vehicle',
        filled: '{powerPrice} × ({subscribedTodayEach} − {subscribedEach})',
        result: '= {power}',
      },
      {
        name: 'Value created, before sharing',
        rule: 'energy + grid tariff + capacity + V2G where it counts',
        filled: '{market} + {tariff} + {power} + {countedV2g}',
        result: '= {created}',
      },
      {
        name: 'Your gain, per vehicle per year',
        rule: 'value created × the fleet’s share',
        filled: '{created} × {fleetShare}',
        result: '= {gain}',
      },
      {
        name: 'Part of the bill',
        rule: 'gain ÷ bill today',
        filled: '{gainCents} ÷ {beforeCents}',
        result: '= {gainOfBill}',
      },
      {
        name: 'Comparison factor',
        rule: 'gain ÷ (12 × {gainPerVehicleMonth})',
        filled: '{gainCents} ÷ (12 × {gainPerVehicleMonth})',
        result: '= {factor}',
      },
      {
        name: 'The fleet’s gain per month',
        rule: 'vehicles × {gainPerVehicleMonth} × factor',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain}',
      },
      {
        name: 'Cost of 100 km',
        rule: 'what you pay ÷ kilometres, by kind of vehicle',
        filled: '{per100Before} today',
        result: '{per100After} with us',
      },
      {
        name: 'CO₂ saved per vehicle per year',
        rule: 'change in what is drawn in each hour × the grid’s emissions in that hour',
        filled: '{moved} moved',
        result: '{co2}',
      },
    ],
    annees: [
      {
        name: 'The weakest case',
        rule: 'the least of three years and three hours of return, with {lowCapture} of the gain on prices; and, where the contracted capacity is not given, with {leastSubscribed} of today’s',
        filled: 'after sharing',
        result: '{low}',
      },
      {
        name: 'The best case',
        rule: 'the most of the same cases, with {highCapture} of the gain on prices',
        filled: 'after sharing',
        result: '{high}',
      },
    ],
    v2g: [
      {
        name: 'V2G extra, before sharing',
        rule: '(cost with smart charging − cost with exports) × part of the gain obtained; wear at {wear}, grid charge and duty paid when buying back',
        filled: '{sold} exported; {v2gState}',
        result: '{v2gExtra}',
      },
      {
        name: 'Possible reserve, by pausing the charge',
        rule: 'energy charged × price (FCR {fcrPrice}, aFRR {afrrPrice} per MW per hour) × controllable part × part obtained',
        filled: '{yearMwh} × price × {controllable} × {capture}',
        result: 'FCR {fcr}, aFRR {afrr}',
      },
      {
        name: 'Possible reserve, bidirectional chargers',
        rule: 'power × hours plugged in × days × price × controllable part × part obtained × {bothDirections}, both directions being held × V2G part',
        filled:
          '{todayKw} × {hours} × {sessions} × {days} × price × {controllable} × {capture} × {bothDirections} × {v2gPart}',
        result: 'FCR {fcrBoth}, aFRR {afrrBoth}',
      },
      {
        name: 'Possible capacity',
        rule: 'capacity less per vehicle × price of the auction',
        filled: '({subscribedTodayEach} − {subscribedEach}) × {capacityPrice}',
        result: '= {capacityEuros}',
      },
    ],
    regles: [
      {
        name: 'Potential of the fleet’s size',
        rule: 'points by the number of vehicles: high from 3, medium at 2, low at 1',
        filled: '{vehicles} vehicles, that is {potentialPoints} out of 4',
        result: '{potential}',
      },
      {
        name: 'Score',
        rule: '(vehicles + hours + activity + slot) ÷ {pointsPerTenth}, at most {highestScore}',
        filled:
          '({vehiclePoints} + {hourPoints} + {activityPoints} + {slotPoints}) ÷ {pointsPerTenth}',
        result: '= {scoreOutOfTen} out of {highestScore}',
      },
      {
        name: 'Expert mode score',
        rule: '{expertBase} + vehicles + hours + power + battery + charge span',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
      {
        name: 'Flexibility per day',
        rule: 'vehicles × charger power × hours × {usedFlexibility}',
        filled: '{vehicles} × {charger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
      {
        name: 'Flexibility capacity',
        rule: 'vehicles × charger power × {capacityShare}',
        filled: '{vehicles} × {charger} × {capacityShare}',
        result: '= {capacity}',
      },
      {
        name: 'Theoretical potential, energy',
        rule: 'capacity × hours × {productDays} days',
        filled: '{capacity} × {hours} × {productDays}',
        result: '= {product}',
      },
      {
        name: 'Theoretical potential, euros',
        rule: 'theoretical energy × {productPrice} per MWh',
        filled: '{product} × {productPrice}',
        result: '= {productEuros}',
      },
      {
        name: 'Theoretical potential, CO₂',
        rule: 'theoretical energy × {productCo2Factor} per MWh',
        filled: '{product} × {productCo2Factor}',
        result: '= {productCo2}',
      },
      {
        name: 'CO₂ per day, by the rule',
        rule: 'vehicles × {co2PerVehicleDay} × factor',
        filled: '{vehicles} × {co2PerVehicleDay} × {factor}',
        result: '= {co2ByRule}',
      },
      {
        name: 'Level of grid services',
        rule: 'capacity: high above {capacityHigh}, medium above {capacityMedium}',
        filled: '{capacity}',
        result: '{networkServices}',
      },
      {
        name: 'Level of tariff optimisation',
        rule: 'theoretical energy: high above {productHigh}, medium above {productMedium}',
        filled: '{product}',
        result: '{tariffOptimisation}',
      },
      {
        name: 'Energy needed',
        rule: 'battery × (level on departure − level on arrival), never less than zero',
        filled: '{battery} × ({target} − {start})',
        result: '= {needed}',
      },
      {
        name: 'Charging time',
        rule: 'energy needed ÷ charging efficiency ÷ power per vehicle',
        filled: '{needed} ÷ {oneWayEfficiency} ÷ {todayKw}',
        result: '= {chargeTime}',
      },
      {
        name: 'Success rate',
        rule: 'hours plugged in ÷ charging time, at most {mostSuccess}, and as much where nothing is needed',
        filled: '{hours} ÷ {chargeTime}',
        result: '= {success}',
      },
      {
        name: 'Flexibility score',
        rule: '1 − charging time ÷ hours plugged in, never less than zero',
        filled: '1 − {chargeTime} ÷ {hours}',
        result: '= {flexibility}',
      },
      {
        name: 'Operational efficiency',
        rule: 'success rate × charging efficiency (square root of {efficiency})',
        filled: '{success} × {oneWayEfficiency}',
        result: '= {operationalEfficiency}',
      },
      {
        name: 'Management efficiency',
        rule: 'energy moved ÷ energy charged',
        filled: '{moved} ÷ {yearKwh}',
        result: '= {movedShare}',
      },
    ],
    comparaison: [
      {
        name: 'Size of the sample',
        rule: '{sampleBase} + {samplePerVehicle} × vehicles, rounded',
        filled: '{sampleBase} + {samplePerVehicle} × {vehicles}',
        result: '= {sampleSize} simulated fleets',
      },
      {
        name: 'Your place',
        rule: 'fleets of the sample that keep less, as much, more per vehicle',
        filled: '{below} less, {equal} as much, {above} more',
        result: 'better than {below} out of {sampleSize}',
      },
      {
        name: 'Against the average',
        rule: 'gain ÷ average gain of the sample (median: {medianGain})',
        filled: '{gainCents} ÷ {meanGainCents}',
        result: '= {multipleOfAverage} times the average',
      },
    ],
  },
  tariff: {
    caption: 'Grid tariff by energy: TURPE 7, short use, in €/MWh',
    columns: {
      name: 'Class',
      months: 'Months',
      hours: 'Hours',
      bt: 'Low voltage',
      hta: 'Medium voltage',
    },
    classes: {
      peak: 'Peak',
      hph: 'Peak, winter',
      hch: 'Off-peak, winter',
      hpb: 'Peak, summer',
      hcb: 'Off-peak, summer',
    },
    months: Array.from({ length: 12 }, (_, month) => monthName(month, 'en', 'short')),
    span: '{from}–{until}',
    note: 'CRE, deliberation 2026-105 of 21 May 2026, in force from 1 August 2026. To be confirmed: the medium-voltage values come from a transcription, the low-voltage ones from a bill of 2026; peak and off-peak hours are set locally. The peak class exists at medium voltage only.',
  },
  constants: {
    columns: { name: 'Assumption', value: 'Value', source: 'Source and date' },
    toConfirm: 'To be confirmed.',
    groups: {
      bill: 'The bill',
      fleet: 'The fleet and the share',
      possible: 'Possible, never counted',
      rules: 'Indicators given by a rule',
    },
    units: { points: 'points', days: 'days', fleets: 'fleets', perKwYear: 'per kW per year' },
    names: {
      powerBt: 'Contracted capacity, low voltage',
      powerHta: 'Contracted capacity, medium voltage',
      mediumVoltageAboveKw: 'Medium voltage above',
      accise: 'Excise duty on electricity, above 36 kVA',
      workingDays2023: 'Working days, 2023',
      workingDays2024: 'Working days, 2024',
      workingDays2025: 'Working days, 2025',
      timerHour: 'Start of charging by timer',
      leastTodayKwMost: 'Capacity contracted today per vehicle, at most',
      todayKwMostPerKwh: 'or, where that is more, per kWh of battery',
      controllable: 'Controllable part of the fleet',
      capture: 'Part of the gain on prices really obtained',
      lowCapture: 'The same, weakest case',
      highCapture: 'The same, best case',
      leastSubscribed: 'Capacity already contracted, weakest case',
      fleetShare: 'The fleet’s share of the value created',
      efficiency: 'Round-trip efficiency',
      wear: 'Wear per kWh exported',
      countsFrom: 'V2G counts from, per vehicle per year',
      carConsumption: 'Consumption, car',
      vanConsumption: 'Consumption, van',
      truckConsumption: 'Consumption, truck',
      busConsumption: 'Consumption, bus',
      gridCarbon: 'CO₂ of the grid, mean of the hours',
      fcr: 'Primary reserve (FCR)',
      afrr: 'Secondary reserve (aFRR)',
      bothDirections: 'Time counted when both directions are held',
      capacityPrice: 'Capacity',
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
      scorePointsPerTenth: 'Points for a tenth of the score',
      highestScore: 'Highest score',
      expertBase: 'Expert mode score, base',
      expertFrom: 'Score lifted on switching to Expert mode if under',
      fastChargerFrom: 'Powerful charger from',
      fastChargerPoints: 'Points for a powerful charger',
      largeBatteryFrom: 'Large battery from',
      largeBatteryPoints: 'Points for a large battery',
      wideSpanFrom: 'Wide charge span from',
      wideSpanPoints: 'Points for a wide charge span',
    },
    sources: {
      cre: 'CRE, deliberation 2026-105 of 21 May 2026, TURPE 7 from 1 August 2026; published transcription.',
      creIndex:
        'CRE, same deliberation: value of August 2025 (deliberation 2025-78) times the index that reproduces the others.',
      connection: 'Threshold of a medium-voltage connection.',
      accise: 'Ministry, guide to energy taxes 2026, rate from 1 August 2026.',
      calendar: 'Calendar: Monday to Friday, less the eleven public holidays.',
      assumption: 'Assumption, to be changed in Expert mode.',
      share: `${BRAND.name} is paid ${percent(CLAIMS.ownShare.value, 'en')} of the value created; the middle of what remains.`,
      range: 'The ends of our range.',
      choice: 'Our choice in the calculation.',
      common: 'Common order of magnitude.',
      fcr: `Average price of 2024, Linklaters, ${longDate('2025-06-18', 'en')}.`,
      afrr: 'Second half of 2025, E-CUBE; one direction or both.',
      capacity: 'Auction of 5 December 2024 for 2026, Connaissance des énergies.',
      rte: 'RTE, éCO2mix, France 2024, direct combustion.',
      rule: `${BRAND.name}’s own convention.`,
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
      title: 'Points by size and hours',
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
    },
    reserve: {
      title: 'Operational priority and type of control',
      columns: { name: 'Setting', value: 'Effect' },
      priorities: { high: 'High priority', normal: 'Normal priority', low: 'Low priority' },
      reserve: 'reserve of {percent}, which exports never touch',
      controls: { ocpp: 'Control by OCPP', api: 'Control by API', mixed: 'Mixed control' },
      v2g: 'V2G for {percent} of controlled vehicles, if the charger is bidirectional',
    },
    carbon: {
      title: 'CO₂ of the grid, hour by hour',
      columns: { hour: 'Hour', grams: 'g/kWh' },
      source: 'France 2024, direct combustion, after the production published by RTE (éCO2mix).',
    },
    prices: {
      title: 'Prices',
      text: 'Day-ahead prices, bidding zone France, hour by hour in local time, 2023 to 2025, after the ENTSO-E Transparency Platform; the same prices are published under CC BY 4.0 by SMARD.de. In spring the missing hour is the mean of its neighbours; in autumn the doubled hour is the mean of the two. Since October 2025 the auction is in quarter hours: each hour is the mean of its four.',
    },
  },
  studies: publishedStudies.figure,
  sources: { title: 'Sources', entries: publishedStudies.sources },
  changes: {
    caption: 'Change log',
    columns: { version: 'Version', date: 'Date', change: 'Change' },
    bill: 'One gain: the bill today and with us, on the hourly prices of three years, with grid tariff, excise duty and contracted capacity, after sharing. Simple and Expert mode give the same figure. Earlier links and simulations open and are calculated again.',
    advised: 'V2G counts only where it pays for its wear; the peak is that of full power.',
    first:
      'First published version: Simple and Expert modes, estimate on the average prices of 2023 and 2024.',
  },
  closing: {
    title: 'Your fleet, your hours, your chargers.',
    lead: 'Change an answer and come back: every formula will follow.',
    action: 'Open the simulator',
  },
} as const satisfies Words<typeof fr>;
