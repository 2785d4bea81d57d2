import { ACTIVITIES, fleetSize, pluggedTime, SLOTS } from '#domain/simulator/fleet-profiles.ts';
import { type FleetInputs, fleetOf } from '#domain/simulator/inputs.ts';
import { BASE_FLEETS, FLEETS_PER_VEHICLE } from '#domain/simulator/known/comparison.ts';
import { chargingToday } from '#domain/simulator/model/charging-today.ts';
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
import type { FollowingResults, MainResults } from '#domain/simulator/simulation.ts';
import { LEVELS, leadScore, RULES } from '#domain/simulator/specified-figures.ts';
import type { WordsOf } from '../words-of.ts';
import type { Written } from './written.ts';

type Figures = Record<string, string>;

export interface Calculated {
  fleet: FleetInputs;
  results: MainResults;
  /** Null until they are known. */
  following: FollowingResults | null;
}

type MethodWords = Pick<WordsOf<'simulator-method'>, 'levels' | 'states'>;

/** What stands for each placeholder of the formulas: constants and the visitor's own values. */
export function methodFigures(calculated: Calculated, words: MethodWords, as: Written): Figures {
  return {
    ...billFigures(calculated, words.states, as),
    ...rangeFigures(calculated, as),
    ...possibleFigures(calculated, words.states, as),
    ...ruleFigures(calculated, words.levels, as),
    ...comparisonFigures(calculated, as),
  };
}

function billFigures(
  { fleet, results }: Calculated,
  states: MethodWords['states'],
  as: Written,
): Figures {
  const { estimate, per100Km } = results;
  const asked = fleetOf(fleet);
  const today = chargingToday(asked, ASSUMPTIONS);
  const { before, after, marketEuros } = estimate;
  const reachedPercent = marketEuros > 0 ? fleet.capturePercent : 100;
  const sessionsKwh = estimate.kwhPerSession * fleet.sessionsPerDay;
  return {
    vehicles: as.plain(fleet.vehicles),
    charger: as.measured(fleet.chargerKw, 'kW'),
    battery: as.measured(fleet.batteryKwh, 'kWh'),
    start: as.share(asked.startPercent),
    target: as.share(fleet.targetPercent),
    todayMost: as.measured(ASSUMPTIONS.todayKwMost(fleet.batteryKwh), 'kW', 1),
    siteEach:
      fleet.siteKw === null ? states.notGiven : as.measured(fleet.siteKw / fleet.vehicles, 'kW', 1),
    todayKw: as.measured(today.kwPerVehicle, 'kW', 2),
    efficiency: as.share(fleet.efficiencyPercent),
    oneWayEfficiency: as.plain(oneWayEfficiency(asked), 3),
    sessionKwh: as.measured(estimate.kwhPerSession, 'kWh', 1),
    sessions: as.plain(fleet.sessionsPerDay),
    days: as.plain(sessionsKwh > 0 ? estimate.kwh / sessionsKwh : 0, 1),
    yearKwh: as.measured(estimate.kwh, 'kWh', 0),
    domain: states.domains[estimate.domain],
    subscribedToday: as.measured(estimate.subscribedTodayKw, 'kW', 0),
    subscribed: as.measured(estimate.subscribedKw, 'kW', 0),
    subscribedEach: as.measured(estimate.subscribedKw / fleet.vehicles, 'kW', 2),
    fullMarket: as.cents((100 * marketEuros) / reachedPercent),
    reached: as.share(reachedPercent),
    market: as.cents(marketEuros),
    gridBefore: as.cents(before.gridEuros),
    gridAfter: as.cents(after.gridEuros),
    tariff: as.cents(estimate.tariffEuros),
    powerPrice: as.cents(ASSUMPTIONS.tariff.grid[estimate.domain].eurosPerKwYear),
    power: as.cents(estimate.powerEuros),
    countedV2g: as.cents(estimate.countsV2g ? estimate.v2gExtraEuros : 0),
    created: as.cents(estimate.valueCreatedEuros),
    fleetShare: as.share(fleet.fleetSharePercent),
    gain: as.money(estimate.gainEuros),
    before: as.money(before.totalEuros),
    gainOfBill: as.share(100 * estimate.gainOfBillShare),
    gainPerVehicleMonth: as.money(GAIN_PER_VEHICLE_MONTH_EUROS),
    factor: as.hundredths(estimate.factor),
    monthlyGain: as.money(estimate.gainPerMonthEuros),
    per100Before: as.cents(per100Km.beforeEuros),
    per100After: as.cents(per100Km.afterEuros),
    moved: as.measured(estimate.movedKwh, 'kWh', 0),
    co2:
      estimate.savedCo2Kg >= LEAST_CO2_KG
        ? as.measured(estimate.savedCo2Kg, 'kg', 1)
        : states.noCo2Effect,
  };
}

/** Less is within what hourly means can tell. */
const LEAST_CO2_KG = 0.05;

function rangeFigures({ following }: Calculated, as: Written): Figures {
  return {
    lowCapture: as.share(LOW_CAPTURE_PERCENT),
    highCapture: as.share(HIGH_CAPTURE_PERCENT),
    leastSubscribed: as.share(100 * LEAST_SUBSCRIBED_SHARE),
    low: following ? as.money(following.range.lowEuros) : '…',
    high: following ? as.money(following.range.highEuros) : '…',
  };
}

function possibleFigures(
  { fleet, results: { estimate } }: Calculated,
  states: MethodWords['states'],
  as: Written,
): Figures {
  const { possible } = estimate;
  return {
    v2gExtra: as.cents(estimate.v2gExtraEuros),
    v2gState: fleet.bidirectional === 'no' ? states.noV2g : countedText(estimate, states),
    wear: as.measured(fleet.wearCents, 'ct/kWh'),
    sold: as.measured(estimate.soldKwh, 'kWh', 0),
    controllable: as.share(fleet.controllablePercent),
    capture: as.share(fleet.capturePercent),
    yearMwh: as.measured(estimate.kwh / 1000, 'MWh', 2),
    fcrPrice: as.money(RESERVE_EUROS_PER_MWH.fcr),
    afrrPrice: as.money(RESERVE_EUROS_PER_MWH.afrr),
    fcr: as.money(possible.fcrEuros),
    afrr: as.money(possible.afrrEuros),
    hours: as.measured(fleet.hours, 'h'),
    bothDirections: as.share(100 * BOTH_DIRECTIONS_SHARE),
    v2gPart: as.share(100 * V2G_SHARE[fleet.control]),
    fcrBoth: as.money(possible.fcrBidirectionalEuros),
    afrrBoth: as.money(possible.afrrBidirectionalEuros),
    capacityPrice: as.cents(CAPACITY_EUROS_PER_KW),
    capacityEuros: as.money(possible.capacityEuros),
  };
}

const countedText = (
  { countsV2g }: MainResults['estimate'],
  states: MethodWords['states'],
): string => (countsV2g ? states.counted : states.tooLittle);

function ruleFigures(
  { fleet, results: { specified, estimate } }: Calculated,
  levels: MethodWords['levels'],
  as: Written,
): Figures {
  const size = fleetSize(fleet.vehicles);
  const plugged = pluggedTime(fleet.hours);
  const points = (earned: boolean, value: number) => as.plain(earned ? value : 0);
  const span = fleet.targetPercent - fleetOf(fleet).startPercent;
  return {
    co2PerVehicleDay: as.measured(RULES.co2PerVehicleDayGrams, 'g'),
    co2ByRule: as.measured(specified.co2GramsPerDayByRule / 1000, 'kg', 2),
    usedFlexibility: as.plain(RULES.usedFlexibilityShare),
    flexibilityPerDay: as.measured(specified.flexibilityKwhPerDay, 'kWh', 0),
    potentialPoints: as.plain(size.potentialPoints),
    potential: levels[specified.potential],
    vehiclePoints: as.plain(size.simpleLeadPoints),
    hourPoints: as.plain(plugged.simpleLeadPoints),
    activityPoints: as.plain(ACTIVITIES[fleet.activity].leadPoints),
    slotPoints: as.plain(SLOTS[fleet.slot].leadPoints),
    pointsPerTenth: as.plain(RULES.scorePointsPerTenth),
    highestScore: as.plain(RULES.highestScore),
    scoreOutOfTen: as.plain(specified.scoreOutOfTen, 1),
    capacityShare: as.plain(RULES.capacityShare),
    capacity: as.measured(specified.capacityKw, 'kW', 1),
    productDays: as.plain(RULES.productDays),
    product: as.measured(specified.productMwh, 'MWh', 1),
    productPrice: as.money(RULES.productEurosPerMwh),
    productEuros: as.money(specified.productEuros),
    productCo2Factor: as.measured(RULES.productCo2TonnesPerMwh, 't'),
    productCo2: as.measured(specified.productCo2Tonnes, 't', 0),
    drawnMwh: as.measured((estimate.kwh * fleet.vehicles) / 1000, 'MWh', 0),
    capacityHigh: as.measured(LEVELS.capacityKw.high, 'kW'),
    capacityMedium: as.measured(LEVELS.capacityKw.medium, 'kW'),
    networkServices: levels[specified.networkServices],
    productHigh: as.measured(LEVELS.productMwh.high, 'MWh'),
    productMedium: as.measured(LEVELS.productMwh.medium, 'MWh'),
    tariffOptimisation: levels[specified.tariffOptimisation],
    needed: as.measured(specified.neededKwhPerVehicle, 'kWh', 1),
    chargeTime: as.duration(specified.chargeHours),
    mostSuccess: as.share(RULES.highestSuccessPercent),
    success: as.share(specified.successPercent),
    flexibility: as.share(specified.flexibilityPercent),
    operationalEfficiency: as.share(specified.operationalEfficiencyPercent),
    movedShare: as.share(estimate.kwh > 0 ? (100 * estimate.movedKwh) / estimate.kwh : 0),
    expertBase: as.plain(RULES.expertBasePoints),
    expertVehiclePoints: as.plain(size.expertLeadPoints),
    expertHourPoints: as.plain(plugged.expertLeadPoints),
    powerPoints: points(fleet.chargerKw >= RULES.fastChargerFromKw, RULES.fastChargerPoints),
    batteryPoints: points(fleet.batteryKwh >= RULES.largeBatteryFromKwh, RULES.largeBatteryPoints),
    spanPoints: points(span >= RULES.wideSpanFromPercent, RULES.wideSpanPoints),
    expertScore: as.plain(leadScore(fleet, 'expert')),
  };
}

function comparisonFigures({ results: { comparison } }: Calculated, as: Written): Figures {
  return {
    sampleBase: as.plain(BASE_FLEETS),
    samplePerVehicle: as.plain(FLEETS_PER_VEHICLE),
    sampleSize: as.plain(comparison.sampleSize),
    below: as.plain(comparison.below),
    equal: as.plain(comparison.equal),
    above: as.plain(comparison.above),
    meanGain: as.money(comparison.meanEuros),
    medianGain: as.money(comparison.medianEuros),
    multipleOfAverage: as.hundredths(comparison.multipleOfAverage),
  };
}
