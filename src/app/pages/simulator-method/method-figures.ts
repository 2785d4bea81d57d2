import { fill } from '#content/fill.ts';
import {
  ACTIVITY_POINTS,
  leadScore,
  PLUGGED_TIMES,
  SCORE_RULES,
  SIZE_POINTS,
  SLOT_POINTS,
  scoreOutOfTen,
} from '#domain/leads/simulator-score.ts';
import {
  BASE_FLEETS,
  BOTH_DIRECTIONS_SHARE,
  chargingToday,
  type DetailResults,
  FLAT_EUROS_PER_MWH,
  FLEET_SIZES,
  FLEETS_PER_VEHICLE,
  type FleetInputs,
  fleetOf,
  fleetSize,
  GAIN_PER_VEHICLE_MONTH_EUROS,
  LEVELS,
  type MainResults,
  NUMBER_FIELDS,
  nearestSlot,
  oneWayEfficiency,
  POWER_MARGIN,
  RESERVE_EUROS_PER_MWH,
  RULES,
  SUPPLIER_EUROS_PER_MWH,
  shownFigures,
  V2G_SHARE,
} from '#domain/simulator/index.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { FigureFormats } from './figure-formats.ts';
import { centsOfGain, daysIn, formulaDecimals } from './formula-decimals.ts';

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

/** Smaller differences are below the precision of hourly averages. */
const LEAST_CO2_KG = 0.05;

/** The value of each placeholder in the formulas and texts, of the situation that leads. */
export function methodFigures(
  calculated: Calculated,
  words: MethodWords,
  format: FigureFormats,
): Record<string, string> {
  const { fleet, results } = calculated;
  const { estimate, comparison } = results;
  const { possible, years } = estimate;
  const { plain, exactly, measured, money, cents, share, perMwh } = format;
  const decimals = formulaDecimals(calculated);
  const asked = fleetOf(fleet);
  const sum = centsOfGain(results);
  const { perVehicle } = shownFigures(results, null, fleet.vehicles);
  const eachKva = (kw: number) => measured(kw / fleet.vehicles, 'kVA', decimals.subscribed);
  return {
    ...powerToday(calculated, words.states, format),
    ...ruleFigures(calculated, words.levels, format),
    situation: situationText(results, words),
    firstYear: String(years[0]?.year),
    lastYear: String(years.at(-1)?.year),
    supplier: perMwh(SUPPLIER_EUROS_PER_MWH),
    flatPrice: perMwh(FLAT_EUROS_PER_MWH),
    createdWhole: money(perVehicle.valueCreatedEuros),
    ourPart: money(perVehicle.ownShareEuros),
    gain: money(perVehicle.gainEuros),
    margin: share(100 * POWER_MARGIN),
    defaultShare: share(NUMBER_FIELDS.subscribedSharePercent.initial),
    todayMost: measured(asked.todayKwMost, 'kW', 1),
    todayKw: measured(chargingToday(asked).kwPerVehicle, 'kW', decimals.todayKw),
    domain: words.states.domains[estimate.domain],
    planned: measured(estimate.plannedKw, 'kVA', 0),
    subscribed: measured(estimate.subscribedKw, 'kVA', 0),
    subscribedTodayEach: eachKva(estimate.subscribedTodayKw),
    subscribedEach: eachKva(estimate.subscribedKw),
    powerPrice: cents(asked.tariff.grid[estimate.domain].eurosPerKwYear),
    vehicles: plain(fleet.vehicles),
    charger: measured(fleet.chargerKw, 'kW'),
    battery: measured(fleet.batteryKwh, 'kWh'),
    start: share(asked.startPercent),
    target: share(fleet.targetPercent),
    oneWayEfficiency: plain(oneWayEfficiency(asked), decimals.efficiency),
    sessionKwh: measured(estimate.kwhPerSession, 'kWh', decimals.energy),
    sessions: plain(fleet.sessionsPerDay),
    days: plain(daysIn(estimate, fleet.sessionsPerDay), decimals.energy),
    yearKwh: measured(estimate.kwh, 'kWh', 0),
    parts: sumOf([sum.energy, sum.tariff, sum.power, sum.v2g], format),
    power: cents(sum.power),
    created: cents(sum.created),
    fleetShare: share(fleet.fleetSharePercent),
    gainCents: cents(estimate.gainEuros, decimals.gain),
    gainPerVehicleMonth: money(GAIN_PER_VEHICLE_MONTH_EUROS),
    factor: exactly(estimate.factor, decimals.factor),
    monthlyGain: money(estimate.gainPerMonthEuros),
    moved: measured(estimate.movedKwh, 'kWh', 0),
    co2:
      estimate.savedCo2Kg >= LEAST_CO2_KG
        ? measured(estimate.savedCo2Kg, 'kg', 1)
        : words.states.noCo2Effect,
    v2gExtra: cents(estimate.v2gExtraEuros),
    v2gState: v2gState(calculated, words.states),
    wear: measured(fleet.wearCents, 'ct/kWh'),
    sold: measured(estimate.soldKwh, 'kWh', 0),
    controllable: share(fleet.controllablePercent),
    capture: share(fleet.capturePercent),
    yearMwh: measured(estimate.kwh / 1000, 'MWh', 2),
    fcrPrice: money(RESERVE_EUROS_PER_MWH.fcr),
    afrrPrice: money(RESERVE_EUROS_PER_MWH.afrr),
    fcr: money(possible.fcrEuros),
    afrr: money(possible.afrrEuros),
    hours: measured(fleet.hours, 'h'),
    bothDirections: share(100 * BOTH_DIRECTIONS_SHARE),
    v2gPart: share(100 * V2G_SHARE[fleet.control]),
    fcrBoth: money(possible.fcrBidirectionalEuros),
    afrrBoth: money(possible.afrrBidirectionalEuros),
    sampleBase: plain(BASE_FLEETS),
    samplePerVehicle: plain(FLEETS_PER_VEHICLE),
    sampleSize: plain(comparison.sampleSize),
    below: plain(comparison.below),
    equal: plain(comparison.equal),
    above: plain(comparison.above),
    meanGainCents: cents(comparison.meanEuros),
    medianGain: money(comparison.medianEuros),
    multipleOfAverage: exactly(comparison.multipleOfAverage, 2),
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

/** The power subscribed today, and what it is known or assumed from. */
function powerToday(
  { fleet, results: { estimate } }: Calculated,
  states: MethodWords['states'],
  { plain, measured, share }: FigureFormats,
) {
  const { siteKw } = fleet;
  const assumed = estimate.isPowerRaisedToNeed ? ('raised' as const) : 'assumed';
  const known = siteKw === null ? assumed : 'given';
  const mostKw = Math.min(fleet.chargerKw, fleetOf(fleet).todayKwMost);
  const subscribedShare = share(fleet.subscribedSharePercent);
  const subscribedToday = measured(estimate.subscribedTodayKw, 'kVA', 0);
  const basis = {
    given: `${measured(siteKw ?? 0, 'kVA', 0)} ÷ ${plain(fleet.vehicles)}`,
    assumed: `${measured(mostKw, 'kW')} × ${subscribedShare}`,
    raised: `${measured(estimate.kwhPerSession, 'kWh')} ÷ ${measured(fleet.hours, 'h')}`,
  };
  return {
    subscribedShare,
    subscribedToday,
    subscribedBasis: fill(states.subscribed[known], { subscribedToday, subscribedShare }),
    todayBasis: basis[known],
  };
}

/** What is nothing is left out. */
function sumOf(parts: readonly number[], { cents }: FigureFormats): string {
  const [first = 0, ...others] = parts.filter((euros) => euros !== 0);
  const rest = others.map((euros) => ` ${euros < 0 ? '−' : '+'} ${cents(Math.abs(euros))}`);
  return [cents(first), ...rest].join('');
}

function v2gState({ fleet, results }: Calculated, states: MethodWords['states']): string {
  const { contract, countsV2g } = results.estimate;
  if (fleet.bidirectional === 'no') return states.noV2g;
  if (contract !== 'indexed') return states.notIndexed;
  return countsV2g ? states.counted : states.tooLittle;
}

/** What the specification gives by rules of its own. */
function ruleFigures(
  calculated: Calculated,
  levels: MethodWords['levels'],
  { plain, measured, share, duration, tenths }: FigureFormats,
) {
  const { fleet, results } = calculated;
  const { specified, estimate } = results;
  const rules = SCORE_RULES;
  const size = fleetSize(fleet.vehicles);
  const order = FLEET_SIZES.indexOf(size);
  const plugged = PLUGGED_TIMES.find(({ fromHours }) => fleet.hours >= fromHours);
  const span = fleet.targetPercent - fleetOf(fleet).startPercent;
  const points = (earned: boolean, value: number) => plain(earned ? value : 0);
  return {
    potentialPoints: plain(size.potentialPoints),
    vehiclePoints: plain(SIZE_POINTS.simple[order] ?? 0),
    hourPoints: plain(plugged?.simple ?? 0),
    activityPoints: plain(ACTIVITY_POINTS[fleet.activity]),
    slotPoints: plain(SLOT_POINTS[nearestSlot(fleet)]),
    pointsPerTenth: plain(rules.scorePointsPerTenth),
    highestScore: plain(rules.highestScore),
    scoreOutOfTen: plain(scoreOutOfTen(fleet), 1),
    expertBase: plain(rules.expertBasePoints),
    expertFrom: plain(rules.expertFromPoints),
    expertVehiclePoints: plain(SIZE_POINTS.expert[order] ?? 0),
    expertHourPoints: plain(plugged?.expert ?? 0),
    powerPoints: points(fleet.chargerKw >= rules.fastChargerFromKw, rules.fastChargerPoints),
    batteryPoints: points(fleet.batteryKwh >= rules.largeBatteryFromKwh, rules.largeBatteryPoints),
    spanPoints: points(span >= rules.wideSpanFromPercent, rules.wideSpanPoints),
    expertScore: plain(leadScore(fleet, 'expert')),
    usedFlexibility: plain(RULES.usedFlexibilityShare),
    flexibilityPerDay: measured(specified.flexibilityKwhPerDay, 'kWh', 0),
    potential: levels[specified.potential],
    capacityShare: plain(RULES.capacityShare),
    capacity: measured(specified.capacityKw, 'kW'),
    productDays: plain(RULES.productDays),
    product: measured(specified.productMwh, 'MWh', formulaDecimals(calculated).product),
    drawnMwh: measured((estimate.kwh * fleet.vehicles) / 1000, 'MWh', 0),
    capacityHigh: measured(LEVELS.capacityKw.high, 'kW'),
    capacityMedium: measured(LEVELS.capacityKw.medium, 'kW'),
    networkServices: levels[specified.networkServices],
    productHigh: measured(LEVELS.productMwh.high, 'MWh'),
    productMedium: measured(LEVELS.productMwh.medium, 'MWh'),
    tariffOptimisation: levels[specified.tariffOptimisation],
    needed: measured(specified.neededKwhPerVehicle, 'kWh'),
    chargeTime: duration(specified.chargeHours),
    mostSuccess: share(RULES.highestSuccessPercent),
    success: tenths(specified.successPercent),
    flexibility: share(specified.flexibilityPercent),
    operationalEfficiency: share(specified.operationalEfficiencyPercent),
    movedShare: share(estimate.kwh > 0 ? (100 * estimate.movedKwh) / estimate.kwh : 0),
  };
}
