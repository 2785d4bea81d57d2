import { fill } from '#content/fill.ts';
import {
  BASE_FLEETS,
  BOTH_DIRECTIONS_SHARE,
  chargingToday,
  type DetailResults,
  FLAT_EUROS_PER_MWH,
  FLEETS_PER_VEHICLE,
  type FleetInputs,
  fleetOf,
  GAIN_PER_VEHICLE_MONTH_EUROS,
  type MainResults,
  NUMBER_FIELDS,
  oneWayEfficiency,
  POWER_MARGIN,
  RESERVE_EUROS_PER_MWH,
  SUPPLIER_EUROS_PER_MWH,
  shownFigures,
  V2G_SHARE,
} from '#domain/simulator/index.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { FigureFormats } from './figure-formats.ts';
import { centsOfGain, daysIn, formulaDecimals } from './formula-decimals.ts';
import { ruleFigures } from './rule-figures.ts';

type Figures = Record<string, string>;

export interface Calculated {
  fleet: FleetInputs;
  results: MainResults;
  /** Null until they are known. */
  details: DetailResults | null;
}

type MethodWords = Pick<
  WordsOf<'simulator-method'>,
  'levels' | 'states' | 'baselines' | 'contracts' | 'timerIdle'
>;

/** The value of each placeholder in the formulas and texts. */
export function methodFigures(
  calculated: Calculated,
  words: MethodWords,
  format: FigureFormats,
): Figures {
  return {
    ...situationFigures(calculated, words, format),
    ...powerFigures(calculated, words.states, format),
    ...billFigures(calculated, words.states, format),
    ...possibleFigures(calculated, words.states, format),
    ...ruleFigures(calculated, words.levels, format),
    ...comparisonFigures(calculated, format),
  };
}

function situationText(
  { estimate: { baseline, contract }, situations }: MainResults,
  words: MethodWords,
): string {
  const paying = words.contracts[contract];
  return situations.isTimerIdle
    ? fill(words.timerIdle, { contract: paying })
    : `${words.baselines[baseline]}, ${paying}`;
}

/** Of the situation that leads, which the formulas and tables follow. */
function situationFigures(
  { fleet, results }: Calculated,
  words: MethodWords,
  format: FigureFormats,
): Figures {
  const { years } = results.estimate;
  const { perVehicle } = shownFigures(results, null, fleet.vehicles);
  return {
    situation: situationText(results, words),
    firstYear: String(years[0]?.year),
    lastYear: String(years.at(-1)?.year),
    supplier: format.perMwh(SUPPLIER_EUROS_PER_MWH),
    flatPrice: format.perMwh(FLAT_EUROS_PER_MWH),
    createdWhole: format.money(perVehicle.valueCreatedEuros),
    ourPart: format.money(perVehicle.ownShareEuros),
    gain: format.money(perVehicle.gainEuros),
    margin: format.share(100 * POWER_MARGIN),
    defaultShare: format.share(NUMBER_FIELDS.subscribedSharePercent.initial),
  };
}

function powerFigures(
  { fleet, results }: Calculated,
  states: MethodWords['states'],
  format: FigureFormats,
): Figures {
  const { estimate } = results;
  const { vehicles, siteKw } = fleet;
  const decimals = formulaDecimals({ fleet, results });
  const asked = fleetOf(fleet);
  const today = chargingToday(asked);
  const mostKw = Math.min(fleet.chargerKw, asked.todayKwMost);
  const kva = (kw: number, most = 0) => format.measured(kw, 'kVA', most);
  const eachKva = (kw: number) => kva(kw / vehicles, decimals.subscribed);
  const subscribedShare = format.share(fleet.subscribedSharePercent);
  const subscribedToday = kva(estimate.subscribedTodayKw);
  const known =
    siteKw !== null ? 'given' : estimate.isPowerRaisedToNeed ? ('raised' as const) : 'assumed';
  const basis = {
    given: `${kva(siteKw ?? 0)} ÷ ${format.plain(vehicles)}`,
    assumed: `${format.measured(mostKw, 'kW')} × ${subscribedShare}`,
    raised: `${format.measured(estimate.kwhPerSession, 'kWh')} ÷ ${format.measured(fleet.hours, 'h')}`,
  };
  return {
    subscribedShare,
    subscribedToday,
    subscribedBasis: fill(states.subscribed[known], { subscribedToday, subscribedShare }),
    todayBasis: basis[known],
    todayMost: format.measured(asked.todayKwMost, 'kW', 1),
    todayKw: format.measured(today.kwPerVehicle, 'kW', decimals.todayKw),
    domain: states.domains[estimate.domain],
    planned: kva(estimate.plannedKw),
    subscribed: kva(estimate.subscribedKw),
    subscribedTodayEach: eachKva(estimate.subscribedTodayKw),
    subscribedEach: eachKva(estimate.subscribedKw),
    powerPrice: format.cents(asked.tariff.grid[estimate.domain].eurosPerKwYear),
  };
}

function billFigures(
  { fleet, results }: Calculated,
  states: MethodWords['states'],
  format: FigureFormats,
): Figures {
  const decimals = formulaDecimals({ fleet, results });
  const { estimate } = results;
  const asked = fleetOf(fleet);
  const cents = centsOfGain(results);
  return {
    vehicles: format.plain(fleet.vehicles),
    charger: format.measured(fleet.chargerKw, 'kW'),
    battery: format.measured(fleet.batteryKwh, 'kWh'),
    start: format.share(asked.startPercent),
    target: format.share(fleet.targetPercent),
    efficiency: format.share(fleet.efficiencyPercent),
    oneWayEfficiency: format.plain(oneWayEfficiency(asked), decimals.efficiency),
    sessionKwh: format.measured(estimate.kwhPerSession, 'kWh', decimals.energy),
    sessions: format.plain(fleet.sessionsPerDay),
    days: format.plain(daysIn(estimate, fleet.sessionsPerDay), decimals.energy),
    yearKwh: format.measured(estimate.kwh, 'kWh', 0),
    parts: sumOf([cents.energy, cents.tariff, cents.power, cents.v2g], format),
    power: format.cents(cents.power),
    created: format.cents(cents.created),
    fleetShare: format.share(fleet.fleetSharePercent),
    gainCents: format.cents(estimate.gainEuros, decimals.gain),
    gainPerVehicleMonth: format.money(GAIN_PER_VEHICLE_MONTH_EUROS),
    factor: format.exactly(estimate.factor, decimals.factor),
    monthlyGain: format.money(estimate.gainPerMonthEuros),
    moved: format.measured(estimate.movedKwh, 'kWh', 0),
    co2:
      estimate.savedCo2Kg >= LEAST_CO2_KG
        ? format.measured(estimate.savedCo2Kg, 'kg', 1)
        : states.noCo2Effect,
  };
}

/** What is nothing is left out. */
function sumOf(parts: readonly number[], { cents }: FigureFormats): string {
  const terms = parts.filter((euros) => euros !== 0);
  const [first = 0, ...others] = terms;
  const rest = others.map((euros) => ` ${euros < 0 ? '−' : '+'} ${cents(Math.abs(euros))}`);
  return [cents(first), ...rest].join('');
}

/** Smaller differences are below the precision of hourly averages. */
const LEAST_CO2_KG = 0.05;

function possibleFigures(
  { fleet, results: { estimate } }: Calculated,
  states: MethodWords['states'],
  format: FigureFormats,
): Figures {
  const { possible } = estimate;
  return {
    v2gExtra: format.cents(estimate.v2gExtraEuros),
    v2gState: v2gState(fleet, estimate, states),
    wear: format.measured(fleet.wearCents, 'ct/kWh'),
    sold: format.measured(estimate.soldKwh, 'kWh', 0),
    controllable: format.share(fleet.controllablePercent),
    capture: format.share(fleet.capturePercent),
    yearMwh: format.measured(estimate.kwh / 1000, 'MWh', 2),
    fcrPrice: format.money(RESERVE_EUROS_PER_MWH.fcr),
    afrrPrice: format.money(RESERVE_EUROS_PER_MWH.afrr),
    fcr: format.money(possible.fcrEuros),
    afrr: format.money(possible.afrrEuros),
    hours: format.measured(fleet.hours, 'h'),
    bothDirections: format.share(100 * BOTH_DIRECTIONS_SHARE),
    v2gPart: format.share(100 * V2G_SHARE[fleet.control]),
    fcrBoth: format.money(possible.fcrBidirectionalEuros),
    afrrBoth: format.money(possible.afrrBidirectionalEuros),
  };
}

function v2gState(
  { bidirectional }: FleetInputs,
  { contract, countsV2g }: MainResults['estimate'],
  states: MethodWords['states'],
): string {
  if (bidirectional === 'no') return states.noV2g;
  if (contract !== 'indexed') return states.notIndexed;
  return countsV2g ? states.counted : states.tooLittle;
}

function comparisonFigures(
  { results: { comparison } }: Calculated,
  format: FigureFormats,
): Figures {
  return {
    sampleBase: format.plain(BASE_FLEETS),
    samplePerVehicle: format.plain(FLEETS_PER_VEHICLE),
    sampleSize: format.plain(comparison.sampleSize),
    below: format.plain(comparison.below),
    equal: format.plain(comparison.equal),
    above: format.plain(comparison.above),
    meanGainCents: format.cents(comparison.meanEuros),
    medianGain: format.money(comparison.medianEuros),
    multipleOfAverage: format.exactly(comparison.multipleOfAverage, 2),
  };
}
