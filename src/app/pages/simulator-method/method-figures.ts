import type { DetailResults, MainResults } from '#domain/simulator/calculation.ts';
import { BASE_FLEETS, FLEETS_PER_VEHICLE } from '#domain/simulator/comparison.ts';
import { ACTIVITIES, fleetSize, pluggedTime, SLOTS } from '#domain/simulator/fleet-profiles.ts';
import { type FleetInputs, fleetOf } from '#domain/simulator/inputs.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS } from '#domain/simulator/model/estimate.ts';
import { ASSUMPTIONS, oneWayEfficiency, V2G_SHARE } from '#domain/simulator/model/fleet.ts';
import {
  BOTH_DIRECTIONS_SHARE,
  CAPACITY_EUROS_PER_KW,
  RESERVE_EUROS_PER_MWH,
} from '#domain/simulator/model/possible.ts';
import {
  HIGH_CAPTURE_PERCENT,
  LEAST_SUBSCRIBED_SHARE,
  LOW_CAPTURE_PERCENT,
} from '#domain/simulator/model/range.ts';
import { chargingToday } from '#domain/simulator/model/solution.ts';
import { LEVELS, leadScore, RULES } from '#domain/simulator/specified-figures.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { FigureFormats } from './figure-formats.ts';
import { centsOfGain, daysIn, formulaDecimals } from './formula-decimals.ts';

type Figures = Record<string, string>;

export interface Calculated {
  fleet: FleetInputs;
  results: MainResults;
  /** Null until they are known. */
  details: DetailResults | null;
}

type MethodWords = Pick<WordsOf<'simulator-method'>, 'levels' | 'states'>;

/** The value of each placeholder in the formulas and texts. */
export function methodFigures(
  calculated: Calculated,
  words: MethodWords,
  format: FigureFormats,
): Figures {
  return {
    ...billFigures(calculated, words.states, format),
    ...rangeFigures(calculated, format),
    ...possibleFigures(calculated, words.states, format),
    ...ruleFigures(calculated, words.levels, format),
    ...comparisonFigures(calculated, format),
  };
}

function billFigures(
  { fleet, results }: Calculated,
  states: MethodWords['states'],
  format: FigureFormats,
): Figures {
  const decimals = formulaDecimals({ fleet, results });
  const { estimate, per100Km } = results;
  const asked = fleetOf(fleet);
  const today = chargingToday(asked, ASSUMPTIONS);
  const { before } = estimate;
  const reachedPercent = estimate.marketEuros > 0 ? fleet.capturePercent : 100;
  const cents = centsOfGain(results, reachedPercent);
  const eachKw = (kw: number) => format.measured(kw / fleet.vehicles, 'kW', decimals.subscribed);
  return {
    vehicles: format.plain(fleet.vehicles),
    charger: format.measured(fleet.chargerKw, 'kW'),
    battery: format.measured(fleet.batteryKwh, 'kWh'),
    start: format.share(asked.startPercent),
    target: format.share(fleet.targetPercent),
    todayMost: format.measured(ASSUMPTIONS.todayKwMost(fleet.batteryKwh), 'kW', 1),
    siteEach:
      fleet.siteKw === null
        ? states.notGiven
        : format.measured(fleet.siteKw / fleet.vehicles, 'kW', 1),
    todayKw: format.measured(today.kwPerVehicle, 'kW', decimals.todayKw),
    efficiency: format.share(fleet.efficiencyPercent),
    oneWayEfficiency: format.plain(oneWayEfficiency(asked), decimals.efficiency),
    sessionKwh: format.measured(estimate.kwhPerSession, 'kWh', decimals.energy),
    sessions: format.plain(fleet.sessionsPerDay),
    days: format.plain(daysIn(estimate, fleet.sessionsPerDay), decimals.energy),
    yearKwh: format.measured(estimate.kwh, 'kWh', 0),
    domain: states.domains[estimate.domain],
    subscribedToday: format.measured(estimate.subscribedTodayKw, 'kW', 0),
    subscribed: format.measured(estimate.subscribedKw, 'kW', 0),
    subscribedTodayEach: eachKw(estimate.subscribedTodayKw),
    subscribedEach: eachKw(estimate.subscribedKw),
    fullMarket: format.cents(cents.full, cents.fullDecimals),
    reached: format.share(reachedPercent),
    market: format.cents(cents.market),
    gridBefore: format.cents(cents.gridBefore),
    gridAfter: format.cents(cents.gridAfter),
    tariff: format.cents(cents.tariff),
    powerPrice: format.cents(ASSUMPTIONS.tariff.grid[estimate.domain].eurosPerKwYear),
    power: format.cents(cents.power),
    countedV2g: format.cents(cents.v2g),
    created: format.cents(cents.created),
    fleetShare: format.share(fleet.fleetSharePercent),
    gain: format.money(estimate.gainEuros),
    gainCents: format.cents(estimate.gainEuros, decimals.gain),
    beforeCents: format.cents(before.totalEuros),
    gainOfBill: format.share(100 * estimate.gainOfBillShare),
    gainPerVehicleMonth: format.money(GAIN_PER_VEHICLE_MONTH_EUROS),
    factor: format.exactly(estimate.factor, decimals.factor),
    monthlyGain: format.money(estimate.gainPerMonthEuros),
    per100Before: format.cents(per100Km.beforeEuros),
    per100After: format.cents(per100Km.afterEuros),
    moved: format.measured(estimate.movedKwh, 'kWh', 0),
    co2:
      estimate.savedCo2Kg >= LEAST_CO2_KG
        ? format.measured(estimate.savedCo2Kg, 'kg', 1)
        : states.noCo2Effect,
  };
}

/** Smaller differences are below the precision of hourly averages. */
const LEAST_CO2_KG = 0.05;

function rangeFigures({ details }: Calculated, format: FigureFormats): Figures {
  return {
    lowCapture: format.share(LOW_CAPTURE_PERCENT),
    highCapture: format.share(HIGH_CAPTURE_PERCENT),
    leastSubscribed: format.share(100 * LEAST_SUBSCRIBED_SHARE),
    low: details ? format.money(details.range.lowEuros) : '…',
    high: details ? format.money(details.range.highEuros) : '…',
  };
}

function possibleFigures(
  { fleet, results: { estimate } }: Calculated,
  states: MethodWords['states'],
  format: FigureFormats,
): Figures {
  const { possible } = estimate;
  return {
    v2gExtra: format.cents(estimate.v2gExtraEuros),
    v2gState: fleet.bidirectional === 'no' ? states.noV2g : countedText(estimate, states),
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
    capacityPrice: format.cents(CAPACITY_EUROS_PER_KW),
    capacityEuros: format.money(possible.capacityEuros),
  };
}

const countedText = (
  { countsV2g }: MainResults['estimate'],
  states: MethodWords['states'],
): string => (countsV2g ? states.counted : states.tooLittle);

function ruleFigures(
  calculated: Calculated,
  levels: MethodWords['levels'],
  format: FigureFormats,
): Figures {
  const { fleet, results } = calculated;
  const { specified, estimate } = results;
  const size = fleetSize(fleet.vehicles);
  const plugged = pluggedTime(fleet.hours);
  const points = (earned: boolean, value: number) => format.plain(earned ? value : 0);
  const span = fleet.targetPercent - fleetOf(fleet).startPercent;
  const decimals = formulaDecimals(calculated);
  return {
    co2PerVehicleDay: format.measured(RULES.co2PerVehicleDayGrams, 'g'),
    co2ByRule: format.measured(specified.co2GramsPerDayByRule / 1000, 'kg', 2),
    usedFlexibility: format.plain(RULES.usedFlexibilityShare),
    flexibilityPerDay: format.measured(specified.flexibilityKwhPerDay, 'kWh', 0),
    potentialPoints: format.plain(size.potentialPoints),
    potential: levels[specified.potential],
    vehiclePoints: format.plain(size.simpleLeadPoints),
    hourPoints: format.plain(plugged.simpleLeadPoints),
    activityPoints: format.plain(ACTIVITIES[fleet.activity].leadPoints),
    slotPoints: format.plain(SLOTS[fleet.slot].leadPoints),
    pointsPerTenth: format.plain(RULES.scorePointsPerTenth),
    highestScore: format.plain(RULES.highestScore),
    scoreOutOfTen: format.plain(specified.scoreOutOfTen, 1),
    capacityShare: format.plain(RULES.capacityShare),
    capacity: format.measured(specified.capacityKw, 'kW'),
    productDays: format.plain(RULES.productDays),
    product: format.measured(specified.productMwh, 'MWh', decimals.product),
    productPrice: format.money(RULES.productEurosPerMwh),
    productEuros: format.money(specified.productEuros),
    productCo2Factor: format.measured(RULES.productCo2TonnesPerMwh, 't'),
    productCo2: format.measured(specified.productCo2Tonnes, 't', 0),
    drawnMwh: format.measured((estimate.kwh * fleet.vehicles) / 1000, 'MWh', 0),
    capacityHigh: format.measured(LEVELS.capacityKw.high, 'kW'),
    capacityMedium: format.measured(LEVELS.capacityKw.medium, 'kW'),
    networkServices: levels[specified.networkServices],
    productHigh: format.measured(LEVELS.productMwh.high, 'MWh'),
    productMedium: format.measured(LEVELS.productMwh.medium, 'MWh'),
    tariffOptimisation: levels[specified.tariffOptimisation],
    needed: format.measured(specified.neededKwhPerVehicle, 'kWh'),
    chargeTime: format.duration(specified.chargeHours),
    mostSuccess: format.share(RULES.highestSuccessPercent),
    success: format.tenths(specified.successPercent),
    flexibility: format.share(specified.flexibilityPercent),
    operationalEfficiency: format.share(specified.operationalEfficiencyPercent),
    movedShare: format.share(estimate.kwh > 0 ? (100 * estimate.movedKwh) / estimate.kwh : 0),
    expertBase: format.plain(RULES.expertBasePoints),
    expertVehiclePoints: format.plain(size.expertLeadPoints),
    expertHourPoints: format.plain(plugged.expertLeadPoints),
    powerPoints: points(fleet.chargerKw >= RULES.fastChargerFromKw, RULES.fastChargerPoints),
    batteryPoints: points(fleet.batteryKwh >= RULES.largeBatteryFromKwh, RULES.largeBatteryPoints),
    spanPoints: points(span >= RULES.wideSpanFromPercent, RULES.wideSpanPoints),
    expertScore: format.plain(leadScore(fleet, 'expert')),
  };
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
