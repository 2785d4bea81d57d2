import { BRAND } from '#domain/brand.ts';
import { CLAIMS } from '#domain/claims.ts';
import { MEANS_UNDERSTATE_PERCENT } from '#domain/simulator/means-understate.ts';
import { REFERENCE_VAN, VAN_CASES, VAN_ON_HOURLY_PRICES } from '#domain/simulator/reference-van.ts';
import { clock, euros, measure, percent } from '../figures.ts';
import type fr from '../fr/simulator-method.ts';
import type { Words } from '../words.ts';
import articleValue from './article-value.ts';

const { night } = VAN_CASES;
const eur = (value: number) => euros(Math.round(value), 'en');
const both = ({ smartEuros, extraEuros }: { smartEuros: number; extraEuros: number }) =>
  eur(smartEuros + extraEuros);
const hourly = VAN_ON_HOURLY_PRICES;
const van = {
  battery: measure(REFERENCE_VAN.batteryKwh, 'kWh', 'en'),
  charger: measure(REFERENCE_VAN.chargerKw, 'kW', 'en'),
  needed: measure(REFERENCE_VAN.targetKwh - REFERENCE_VAN.startKwh, 'kWh', 'en'),
  from: clock(REFERENCE_VAN.arrivalHour, 'en'),
  to: clock(REFERENCE_VAN.arrivalHour + REFERENCE_VAN.pluggedHours, 'en'),
};

export default {
  meta: {
    title: 'How we calculate: the simulator’s method',
    description:
      'Every formula of the simulator filled in with your values, every assumption with its source, what is left out, and how it compares with published studies.',
  },
  hero: {
    title: 'How we calculate.',
    lead: 'Every result of the simulator with its formula, filled in with your own values. Every assumption with its source. And what we leave out.',
  },
  about: {
    simulator: 'Simulator',
    name: 'Method',
    version: 'Model {version}, {date}',
    default: 'The values are those of the simulator’s default fleet.',
    own: 'The values are those of your simulation.',
    stored: 'The values are those of the simulation saved on {date}, with model {version}.',
    storedOlder: 'The formulas below are those of model {current}: a result may differ.',
    loading: 'Reading the saved simulation…',
    notFound:
      'This simulation does not exist, or no longer: the values are those of the simulator’s default fleet.',
    notReached:
      'The saved simulation could not be read: the values are those of the simulator’s default fleet. Try again in a moment.',
    open: 'Open this simulation',
    clamped: 'The link carried values out of range: each was moved to the nearest one allowed.',
    fleet: '{vehicles} vehicles, {activity}, {slot}, plugged in for {hours} before {ready}',
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
  sections: {
    'trois-chiffres': {
      title: 'One fleet, three figures.',
      body: [
        'They do not contradict each other: they count different things. Here they are side by side, per vehicle per year.',
      ],
    },
    simple: {
      title: 'Simple mode: a rule of thumb',
      body: [
        `Four answers, one comparison factor, one basic gain per vehicle. The default fleet is exactly 1, the best possible fleet exactly 2: that is where our ‘up to ${euros(CLAIMS.headlineGainMax.value, 'en')} per vehicle per year’ comes from. The simulator cannot show more.`,
      ],
    },
    comparaison: {
      title: 'The comparison with other fleets',
      body: [
        'These fleets are simulated, and called so. A fixed draw gives each one its hours, an activity and a slot, spread around the default fleet; the average of their factors is 1 to within 2%. The same fleet is always compared with the same sample. They are not customers.',
      ],
    },
    plafond: {
      title: 'Expert mode: the technical ceiling',
      body: [
        'Every charger, every hour plugged in, every day of the year. It is a technical limit: a battery cannot always take that much energy in a day, and the French grid emits far less CO₂ than the factor used here. We show it small, and under this name.',
      ],
    },
    vehicule: {
      title: 'Expert mode: what a vehicle needs',
      body: [
        'These formulas say whether every vehicle leaves at its level, and how much time is left to choose the hours.',
      ],
    },
    'prix-reels': {
      title: 'On real prices: the figure for your CFO',
      body: [
        'What would the cheapest possible charging have cost, hour by hour, against charging on arrival? Same energy, same departure, French day-ahead wholesale prices. The difference is the gain, and nothing else goes into it.',
        'We solve month by month, on the average price of each hour of that month, then add up. Averaging the months first would wipe out what a month such as October earns.',
      ],
    },
    plan: {
      title: 'How the plan is found',
      body: [
        'The controlled fleet is seen as one battery. For each hour the solver knows what one more kilowatt-hour is worth in the hours that remain; it buys below that value and gives back above it. The method is exact, not an approximation.',
        [
          'The target comes first. Where it is out of reach, the plan charges all the time and says what is missing.',
          'Giving back never goes below the reserve, and costs wear for each kilowatt-hour given back.',
          'Energy that was not bought is not sold: a vehicle leaves at least at the level it arrived with.',
          'An hour in which selling would earn more than buying costs, within that same hour, is closed to selling: otherwise the solver would burn energy.',
          'Times go by quarters of an hour: part of an hour allows only its part.',
        ],
        'With every version our tests compare this solver with HiGHS, an independent one, on five thousand fleets drawn at random: the costs agree to ten digits.',
      ],
    },
    hypotheses: {
      title: 'Every assumption',
      body: [
        'This list is produced by the very constants that the simulator uses. Those you can change in Expert mode are shown with their default.',
      ],
    },
    limites: {
      title: 'What we leave out',
      body: [
        [
          'Reserve and capacity markets. They may come on top; they are never in the figure.',
          'Intraday trading. Only prices fixed the day before count.',
          'Network charges, taxes and the supplier’s margin: they do not move with the hour in this calculation.',
          'Subscribed power. The peak is shown before and after; no saving is drawn from it.',
          `Extreme days. A monthly average wipes out the best and the worst alike; it understates the value of a night by ${MEANS_UNDERSTATE_PERCENT.least} to ${percent(MEANS_UNDERSTATE_PERCENT.most, 'en')}.`,
          'Each vehicle by itself. Delays, cold, pre-heating and losses at low power are in the capture rate, not in the plan.',
          'The price of a bidirectional charger. We say what premium V2G would pay back, not what the charger costs.',
          'The future. These prices were paid in 2023 and 2024; they do not predict the next ones.',
          'Other countries. Only France has its data here.',
        ],
      ],
    },
    etudes: {
      title: 'Against published studies',
      body: [
        `One case to measure by: ${van.charger}, ${van.battery}, from ${van.from} to ${van.to}, ${van.needed} per weekday night, wholesale prices only, nothing shared and nothing lost to forecasts. On monthly averages our solver finds ${eur(night.y2024.smartEuros)} by smart charging and ${both(night.y2024)} with V2G for 2024, ${eur(night.y2023.smartEuros)} and ${both(night.y2023)} for 2023.`,
        `On hourly prices and with perfect foresight the same nights are worth ${eur(hourly.y2024.smartEuros)} and ${eur(hourly.y2024.bothEuros)} in 2024, ${eur(hourly.y2023.smartEuros)} and ${eur(hourly.y2023.bothEuros)} in 2023: our averages are cautious.`,
      ],
    },
    version: {
      title: 'Model version',
      body: [
        'Any change that may alter a result gets a new number. A saved simulation keeps the one it was made with.',
      ],
    },
  },
  three: {
    simple: {
      from: 'Simple mode',
      name: 'An order of magnitude',
      text: 'Four value streams (network services, tariff, management, efficiency) by a rule of thumb.',
      detail: 'per vehicle per year',
    },
    real: {
      from: 'Expert mode, on real prices',
      name: 'The one to show your CFO',
      text: 'The same energy bought at the cheapest hours, and sold back by bidirectional chargers where V2G earns more than its wear. Anyone can check the sum.',
      detail: 'your share, from {low} to {high}; {gross} before sharing',
    },
    ceiling: {
      from: 'Expert mode',
      name: 'Technical ceiling',
      text: 'Every charger, every hour plugged in, every day. A limit, never a promise.',
      detail: 'per vehicle per year',
    },
  },
  formulas: {
    simple: [
      {
        name: 'Comparison factor',
        rule: '({hoursFactorBase} + {hoursFactorPerHour} × hours plugged in) × activity × slot',
        filled:
          '({hoursFactorBase} + {hoursFactorPerHour} × {hoursNumber}) × {activityFactor} × {slotFactor}',
        result: '= {factor}',
      },
      {
        name: 'Monthly gain',
        rule: 'vehicles × {gainPerVehicleMonth} × factor',
        filled: '{vehicles} × {gainPerVehicleMonth} × {factor}',
        result: '= {monthlyGain} a month',
      },
      {
        name: 'Gain per vehicle per year',
        rule: 'monthly gain × 12 ÷ vehicles',
        filled: '{monthlyGain} × 12 ÷ {vehicles}',
        result: '= {yearlyGainPerVehicle}',
      },
      {
        name: 'Value streams',
        rule: 'network services {networkShare}, tariff {tariffShare}, management {managementShare}, efficiency {efficiencyShare}',
        filled: '{networkEuros} + {tariffEuros} + {managementEuros} + {efficiencyEuros}',
        result: '= {monthlyGain} a month',
      },
      {
        name: 'CO₂ saved per day',
        rule: 'vehicles × {co2PerVehicleDay} × factor',
        filled: '{vehicles} × {co2PerVehicleDay} × {factor}',
        result: '= {co2PerDay}',
      },
      {
        name: 'Daily flexibility',
        rule: 'vehicles × {simpleCharger} × hours × {usedFlexibility}',
        filled: '{vehicles} × {simpleCharger} × {hours} × {usedFlexibility}',
        result: '= {flexibilityPerDay}',
      },
      {
        name: 'Potential of the fleet’s size',
        rule: 'points by number of vehicles: high from 3, medium at 2, low at 1',
        filled: '{vehicles} vehicles, {potentialPoints} out of 4',
        result: '{potential}',
      },
      {
        name: 'Score',
        rule: '(vehicles + hours + activity + slot) ÷ {pointsPerTenth}, at most {highestScore}',
        filled:
          '({vehiclePoints} + {hourPoints} + {activityPoints} + {slotPoints}) ÷ {pointsPerTenth}',
        result: '= {scoreOutOfTen} out of {highestScore}',
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
        rule: 'fleets of the sample that earn less, the same, more per vehicle',
        filled: '{below} less, {equal} the same, {above} more',
        result: 'better than {below} of {sampleSize}',
      },
      {
        name: 'Against the average',
        rule: 'factor ÷ average factor of the sample',
        filled: '{factor} ÷ {meanFactor}',
        result: '= {multipleOfAverage} times the average',
      },
      {
        name: 'Against the median',
        rule: 'gain per vehicle ÷ median gain of the sample',
        filled: '{yearlyGainPerVehicle} ÷ {median}',
        result: '= {multipleOfMedian} times the median',
      },
    ],
    plafond: [
      {
        name: 'Flexibility capacity',
        rule: 'vehicles × charger power × {ceilingUse}',
        filled: '{vehicles} × {charger} × {ceilingUse}',
        result: '= {capacity}',
      },
      {
        name: 'Energy per year',
        rule: 'capacity × hours × {ceilingDays} days',
        filled: '{capacity} × {hours} × {ceilingDays}',
        result: '= {ceilingEnergy}',
      },
      {
        name: 'Technical ceiling',
        rule: 'energy × {ceilingPrice}',
        filled: '{ceilingEnergy} × {ceilingPrice}',
        result: '= {ceilingEuros} a year, {ceilingPerVehicle} per vehicle',
      },
      {
        name: 'CO₂ at the ceiling',
        rule: 'energy × {ceilingCo2Factor}',
        filled: '{ceilingEnergy} × {ceilingCo2Factor}',
        result: '= {ceilingCo2} a year',
      },
      {
        name: 'Network services',
        rule: 'capacity: high above {networkHigh}, medium above {networkMedium}',
        filled: '{capacity}',
        result: '{networkServices}',
      },
      {
        name: 'Tariff optimisation',
        rule: 'energy: high above {tariffHigh}, medium above {tariffMedium}',
        filled: '{ceilingEnergy}',
        result: '{tariffOptimisation}',
      },
      {
        name: 'Expert mode score',
        rule: '{expertBase} + vehicles + hours + power + battery + charge span',
        filled:
          '{expertBase} + {expertVehiclePoints} + {expertHourPoints} + {powerPoints} + {batteryPoints} + {spanPoints}',
        result: '= {expertScore}',
      },
    ],
    vehicule: [
      {
        name: 'Energy needed',
        rule: 'battery × (level at departure − level on arrival), never below zero',
        filled: '{battery} × ({target} − {start})',
        result: '= {needed}',
      },
      {
        name: 'Charge time',
        rule: 'energy needed ÷ power available per vehicle',
        filled: '{needed} ÷ {vehiclePower}',
        result: '= {chargeTime}',
      },
      {
        name: 'Success rate',
        rule: 'power × usable hours ÷ energy needed, at most {mostSuccess}, and as much where none is needed',
        filled: '{vehiclePower} × {usableHours} ÷ {needed}',
        result: '= {success}',
      },
      {
        name: 'Flexibility score',
        rule: '1 − charge time ÷ usable hours',
        filled: '1 − {chargeTime} ÷ {usableHours}',
        result: '= {flexibility}',
      },
      {
        name: 'Operational efficiency',
        rule: 'success rate × one-way efficiency (square root of {efficiency})',
        filled: '{success} × {oneWayEfficiency}',
        result: '= {operationalEfficiency}',
      },
      {
        name: 'Management efficiency',
        rule: 'energy moved ÷ energy charged on arrival',
        filled: '{moved} ÷ {charged}',
        result: '= {movedShare}',
      },
    ],
    'prix-reels': [
      {
        name: 'Controlled vehicles',
        rule: 'vehicles × controllable share',
        filled: '{vehicles} × {controllable}',
        result: '= {controlled}',
      },
      {
        name: 'Smart charging (V1G)',
        rule: 'saving per session × sessions × days × controlled vehicles × capture',
        filled: '{smartPerSession} × {sessions} × {days} × {controlled} × {capture}',
        result: '= {smartEuros} a year',
      },
      {
        name: 'Extra from V2G, net of wear',
        rule: 'net gain per session × sessions × days × controlled vehicles × capture',
        filled: '{extraPerSession} × {sessions} × {days} × {controlled} × {capture}',
        result: '= {extraEuros} a year',
      },
      {
        name: 'Wear',
        rule: 'energy given back × cost of wear',
        filled: '{discharged} × {wear}',
        result: '= {wearEuros} a year, already deducted',
      },
      {
        name: 'Your share',
        rule: '(V1G + V2G where it earns more than its wear) × the fleet’s share',
        filled: '({smartEuros} + {countedExtraEuros}) × {fleetShare}',
        result: '= {shareEuros} a year',
      },
      {
        name: 'Your share per vehicle',
        rule: 'your share ÷ all vehicles, controlled or not',
        filled: '{shareEuros} ÷ {vehicles}',
        result: '= {sharePerVehicle} a year',
      },
      {
        name: 'Charger premium that V2G pays back',
        rule: 'your share of the V2G gain ÷ V2G vehicles × years',
        filled: '{shareExtraEuros} ÷ {v2gVehicles} × {years}',
        result: '= {premium} per charger',
      },
      {
        name: 'Energy that can earn',
        rule: 'energy moved + energy given back',
        filled: '{moved} + {discharged}',
        result: '= {valorisable} a year',
      },
      {
        name: 'CO₂, average method',
        rule: 'change in each hour’s draw × the grid’s intensity in that hour',
        filled: 'sum over the hours of the year',
        result: '{co2Change} a year',
      },
      {
        name: 'Activation frequency',
        rule: 'days a week on which the plan moves energy or gives it back',
        filled: '{days} days counted',
        result: '{activations} a week',
      },
      {
        name: 'Departures at target',
        rule: 'days counted on which every vehicle leaves at its level',
        filled: 'at most {shortBy} missing per vehicle',
        result: '{ready} of days',
      },
      {
        name: 'The site’s peak',
        rule: 'highest power drawn, on arrival and then by the plan',
        filled: 'before {peakBefore}',
        result: 'after {peakAfter}',
      },
      {
        name: 'Equivalent cycles',
        rule: 'energy given back, seen from the battery ÷ capacity, per V2G vehicle',
        filled: '{drivingCycles} due to driving',
        result: '{v2gCycles} more a year',
      },
    ],
  },
  range: {
    caption: 'Low, reference, high, per year',
    scenarios: { low: 'Low', reference: 'Reference', high: 'High' },
    rows: {
      capture: 'Capture rate',
      wear: 'Wear per kWh given back',
      smart: 'Smart charging (V1G), fleet',
      extra: 'Extra from V2G, net of wear',
      gross: 'Gross gain, fleet',
      share: 'Your share, fleet',
      perVehicle: 'Your share, per vehicle',
      moved: 'Energy moved',
      discharged: 'Energy given back',
      cycles: 'V2G cycles per vehicle',
    },
  },
  constants: {
    columns: { name: 'Assumption', value: 'Value', source: 'Source' },
    groups: {
      simple: 'Simple mode',
      expert: 'Expert mode, ceiling and scores',
      real: 'On real prices',
    },
    units: { points: 'points', days: 'days', years: 'years', fleets: 'fleets' },
    names: {
      gainPerVehicleMonthEuros: 'Basic gain per vehicle and month',
      co2PerVehicleDayGrams: 'CO₂ saved per vehicle and day',
      simpleChargerKw: 'Power per vehicle',
      usedFlexibilityShare: 'Usable part of the flexibility',
      hoursFactorBase: 'Hours factor, base',
      hoursFactorPerHour: 'Hours factor, per hour plugged in',
      sampleBaseFleets: 'Simulated fleets, base',
      samplePerVehicleFleets: 'Simulated fleets, per vehicle',
      scorePointsPerTenth: 'Points for a tenth of the score',
      highestScore: 'Highest score',
      ceilingUseShare: 'Part of the chargers’ power',
      ceilingDays: 'Days at the ceiling',
      ceilingEurosPerMwh: 'Value of energy at the ceiling',
      ceilingCo2TonnesPerMwh: 'CO₂ at the ceiling',
      highestSuccessPercent: 'Highest success rate',
      expertBasePoints: 'Expert mode score, base',
      switchBelowPoints: 'Score lifted on switching to Expert mode if under',
      fastChargerFromKw: 'Powerful charger from',
      fastChargerPoints: 'Points for a powerful charger',
      largeBatteryFromKwh: 'Large battery from',
      largeBatteryPoints: 'Points for a large battery',
      wideSpanFromPercent: 'Wide charge span from',
      wideSpanPoints: 'Points for a wide charge span',
      consumptionKwhPerKm: 'A vehicle’s consumption',
      controllablePercent: 'Controllable share of the fleet',
      daysPerYear: 'Days of use per year',
      eventsPerWeek: 'Flexibility days per week, at most',
      wearCents: 'Battery wear, reference',
      highWearCents: 'Battery wear, low case',
      lowWearCents: 'Battery wear, high case',
      roundTripEfficiencyPercent: 'Round-trip efficiency',
      capturePercent: 'Capture rate, reference',
      lowCapturePercent: 'Capture rate, low case',
      highCapturePercent: 'Capture rate, high case',
      fleetSharePercent: 'The fleet’s share of the revenue',
      paybackYears: 'Payback time of a charger',
      gridCo2YearlyGramsPerKwh: 'CO₂ of the French grid, yearly average',
    },
    sources: {
      rule: `${BRAND.name}’s own convention`,
      completion: 'Our choice, completing that convention',
      claim: `Our part of the revenue is ${percent(CLAIMS.ownShare.value, 'en')}; the middle of what remains`,
      assumption: 'Cautious assumption, to be changed in Expert mode',
      range: 'The ends of our estimate',
      common: 'Common order of magnitude for an electric van',
      'working-days': 'Working days of a year in France',
      rte: 'RTE, electricity review 2024',
    },
  },
  tables: {
    activities: {
      title: 'Activities',
      flexibility: { high: 'high', medium: 'medium', low: 'low' },
      name: '{activity}, {level} flexibility',
      columns: {
        name: 'Activity',
        factor: 'Factor',
        points: 'Points',
        km: 'km per day',
      },
    },
    slots: {
      title: 'Slots',
      columns: { name: 'Slot', hours: 'Hours', factor: 'Factor', points: 'Points' },
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
      reserve: 'reserve of {percent}, which giving back never touches',
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
      text: 'Average day-ahead prices per month and local hour, bidding zone France, 2023 and 2024, derived from the ENTSO-E Transparency Platform. An operator can load a full year of hourly prices: the same function takes them.',
    },
  },
  studies: articleValue.figure,
  sources: { title: 'Sources', entries: articleValue.sources },
  changes: {
    caption: 'Change log',
    columns: { version: 'Version', date: 'Date', change: 'Change' },
    advised: 'V2G counts only where it pays for its wear; the peak is that of full power.',
    first:
      'First published version: Simple and Expert modes, estimate on the prices of 2023 and 2024.',
  },
  closing: {
    title: 'Your fleet, your hours, your chargers.',
    lead: 'Change an answer and come back: every formula will follow.',
    action: 'Open the simulator',
  },
} as const satisfies Words<typeof fr>;
