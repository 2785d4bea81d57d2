import { LEVEL_THRESHOLDS } from '#domain/simulator/charging-profiles.ts';
import * as constants from '#domain/simulator/constants.ts';
import {
  ACTIVITIES,
  fleetSize,
  pluggedTime,
  SLOTS,
  VALUE_STREAMS,
} from '#domain/simulator/fleet-profiles.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { pluggedWindows } from '#domain/simulator/plugged-windows.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { oneWayEfficiencyShare, vehicleKw } from '#domain/simulator/vehicle-day.ts';
import type { WordsOf } from '../words-of.ts';
import type { Written } from './written.ts';

type Figures = Record<string, string>;

export interface Calculated {
  fleet: FleetInputs;
  results: MainResults;
}

type Levels = WordsOf<'simulator-method'>['levels'];

/** What stands for each placeholder of the formulas: constants and the visitor's own values. */
export function methodFigures(calculated: Calculated, levels: Levels, as: Written): Figures {
  return {
    ...simpleFigures(calculated, levels, as),
    ...comparisonFigures(calculated, as),
    ...ceilingFigures(calculated, levels, as),
    ...vehicleFigures(calculated, as),
    ...realPriceFigures(calculated, as),
  };
}

function simpleFigures({ fleet, results }: Calculated, levels: Levels, as: Written): Figures {
  const { simple } = results;
  const size = fleetSize(fleet.vehicles);
  return {
    vehicles: as.plain(fleet.vehicles),
    hours: as.measured(fleet.hours, 'h'),
    hoursNumber: as.plain(fleet.hours),
    hoursFactorBase: as.plain(constants.hoursFactorBase),
    hoursFactorPerHour: as.plain(constants.hoursFactorPerHour),
    activityFactor: as.plain(ACTIVITIES[fleet.activity].factor),
    slotFactor: as.plain(SLOTS[fleet.slot].factor, 4),
    factor: as.plain(simple.comparisonFactor, 4),
    gainPerVehicleMonth: as.money(constants.gainPerVehicleMonthEuros),
    monthlyGain: as.exactMoney(simple.monthlyGainEuros),
    yearlyGainPerVehicle: as.exactMoney(simple.yearlyGainPerVehicleEuros),
    networkShare: as.share(100 * VALUE_STREAMS.network),
    tariffShare: as.share(100 * VALUE_STREAMS.tariff),
    managementShare: as.share(100 * VALUE_STREAMS.management),
    efficiencyShare: as.share(100 * VALUE_STREAMS.efficiency),
    networkEuros: as.exactMoney(simple.valueStreamEuros.network),
    tariffEuros: as.exactMoney(simple.valueStreamEuros.tariff),
    managementEuros: as.exactMoney(simple.valueStreamEuros.management),
    efficiencyEuros: as.exactMoney(simple.valueStreamEuros.efficiency),
    co2PerVehicleDay: as.measured(constants.co2PerVehicleDayGrams, 'g'),
    co2PerDay: as.measured(simple.co2GramsPerDay / 1000, 'kg'),
    simpleCharger: as.measured(constants.simpleChargerKw, 'kW'),
    usedFlexibility: as.plain(constants.usedFlexibilityShare),
    flexibilityPerDay: as.measured(simple.flexibilityKwhPerDay, 'kWh', 0),
    potentialPoints: as.plain(size.potentialPoints),
    potential: levels[simple.potential],
    vehiclePoints: as.plain(size.simpleLeadPoints),
    hourPoints: as.plain(pluggedTime(fleet.hours).simpleLeadPoints),
    activityPoints: as.plain(ACTIVITIES[fleet.activity].leadPoints),
    slotPoints: as.plain(SLOTS[fleet.slot].leadPoints),
    pointsPerTenth: as.plain(constants.scorePointsPerTenth),
    highestScore: as.plain(constants.highestScore),
    scoreOutOfTen: as.plain(simple.scoreOutOfTen, 1),
  };
}

function comparisonFigures({ results: { comparison } }: Calculated, as: Written): Figures {
  return {
    sampleBase: as.plain(constants.sampleBaseFleets),
    samplePerVehicle: as.plain(constants.samplePerVehicleFleets),
    sampleSize: as.plain(comparison.sampleSize),
    below: as.plain(comparison.below),
    equal: as.plain(comparison.equal),
    above: as.plain(comparison.above),
    meanFactor: as.plain(comparison.meanFactor, 4),
    multipleOfAverage: as.hundredths(comparison.multipleOfAverage),
    median: as.exactMoney(comparison.medianEurosPerVehicle),
    multipleOfMedian: as.hundredths(comparison.multipleOfMedian),
  };
}

function ceilingFigures({ fleet, results }: Calculated, levels: Levels, as: Written): Figures {
  const { expert } = results;
  const points = (earned: boolean, value: number) => as.plain(earned ? value : 0);
  const { networkKw, tariffMwh } = LEVEL_THRESHOLDS;
  return {
    charger: as.measured(fleet.chargerKw, 'kW'),
    ceilingUse: as.plain(constants.ceilingUseShare),
    capacity: as.measured(expert.capacityKw, 'kW', 1),
    ceilingDays: as.plain(constants.ceilingDays),
    ceilingEnergy: as.measured(expert.ceilingEnergyMwh, 'MWh', 1),
    ceilingPrice: `${as.money(constants.ceilingEurosPerMwh)}/MWh`,
    ceilingEuros: as.money(expert.ceilingEuros),
    ceilingPerVehicle: as.money(expert.ceilingPerVehicleEuros),
    ceilingCo2Factor: as.measured(constants.ceilingCo2TonnesPerMwh, 't/MWh'),
    ceilingCo2: as.measured(expert.ceilingCo2Tonnes, 't', 0),
    networkHigh: as.measured(networkKw.high, 'kW'),
    networkMedium: as.measured(networkKw.medium, 'kW'),
    networkServices: levels[expert.networkServices],
    tariffHigh: as.measured(tariffMwh.high, 'MWh'),
    tariffMedium: as.measured(tariffMwh.medium, 'MWh'),
    tariffOptimisation: levels[expert.tariffOptimisation],
    expertBase: as.plain(constants.expertBasePoints),
    expertVehiclePoints: as.plain(fleetSize(fleet.vehicles).expertLeadPoints),
    expertHourPoints: as.plain(pluggedTime(fleet.hours).expertLeadPoints),
    powerPoints: points(
      fleet.chargerKw >= constants.fastChargerFromKw,
      constants.fastChargerPoints,
    ),
    batteryPoints: points(
      fleet.batteryKwh >= constants.largeBatteryFromKwh,
      constants.largeBatteryPoints,
    ),
    spanPoints: points(
      fleet.targetPercent - fleet.startPercent >= constants.wideSpanFromPercent,
      constants.wideSpanPoints,
    ),
    expertScore: as.plain(expert.leadScore),
  };
}

function vehicleFigures({ fleet, results }: Calculated, as: Written): Figures {
  const { expert, estimate } = results;
  return {
    battery: as.measured(fleet.batteryKwh, 'kWh'),
    start: as.share(fleet.startPercent),
    target: as.share(fleet.targetPercent),
    needed: as.measured(expert.neededKwhPerVehicle, 'kWh', 1),
    vehiclePower: as.measured(vehicleKw(fleet), 'kW'),
    chargeTime: as.duration(expert.chargeHours),
    usableHours: as.measured(pluggedWindows(fleet)[0]?.hours ?? fleet.hours, 'h'),
    mostSuccess: as.share(constants.highestSuccessPercent),
    success: as.share(expert.successPercent),
    flexibility: as.share(expert.flexibilityPercent),
    efficiency: as.share(fleet.efficiencyPercent),
    oneWayEfficiency: as.plain(oneWayEfficiencyShare(fleet), 3),
    operationalEfficiency: as.share(expert.operationalEfficiencyPercent),
    movedShare: as.share(100 * estimate.reference.movedShare),
  };
}

function realPriceFigures({ fleet, results }: Calculated, as: Written): Figures {
  const { estimate, breakEven } = results;
  const { reference } = estimate;
  const gain = reference.fleet;
  const sessions =
    (estimate.controlledVehicles *
      estimate.countedDays *
      fleet.sessionsPerDay *
      fleet.capturePercent) /
    100;
  const perSession = (yearlyEuros: number) => as.smallMoney(yearlyEuros / sessions);
  return {
    controllable: as.share(fleet.controllablePercent),
    controlled: as.plain(estimate.controlledVehicles),
    sessions: as.plain(fleet.sessionsPerDay),
    days: as.plain(estimate.countedDays, 1),
    capture: as.share(fleet.capturePercent),
    smartPerSession: perSession(gain.smartEuros),
    smartEuros: as.money(gain.smartEuros),
    extraPerSession: perSession(gain.extraV2gEuros),
    extraEuros: as.money(gain.extraV2gEuros),
    countedExtraEuros: as.money(gain.grossEuros - gain.smartEuros),
    charged: as.measured(reference.chargedKwh, 'kWh', 0),
    moved: as.measured(reference.movedKwh, 'kWh', 0),
    discharged: as.measured(reference.dischargedKwh, 'kWh', 0),
    valorisable: as.measured(reference.valorisableKwh, 'kWh', 0),
    wear: as.measured(fleet.wearCents, 'ct/kWh'),
    wearEuros: as.money(gain.wearEuros),
    fleetShare: as.share(fleet.fleetSharePercent),
    shareEuros: as.money(gain.shareEuros),
    shareExtraEuros: as.money(gain.shareExtraV2gEuros),
    sharePerVehicle: as.exactMoney(reference.perVehicle.shareEuros),
    v2gVehicles: as.plain(estimate.v2gVehicles),
    years: as.plain(breakEven.years),
    premium: as.money(breakEven.premiumEurosPerCharger.reference),
    co2Change: co2Change(reference.savedCo2Kg, as),
    activations: as.plain(reference.activationsPerWeek, 1),
    ready: as.share(100 * reference.readyShare),
    shortBy: as.measured(reference.shortByKwh, 'kWh', 1),
    peakBefore: as.measured(reference.peakBeforeKw, 'kW', 0),
    peakAfter: as.measured(reference.peakAfterKw, 'kW', 0),
    drivingCycles: as.plain(reference.drivingCycles, 0),
    v2gCycles: as.plain(reference.v2gCycles, 1),
  };
}

/** Of what is emitted: less is the good news. */
function co2Change(savedKg: number, as: Written): string {
  const sign = Math.round(savedKg) > 0 ? '−' : '+';
  return `${sign}${as.measured(Math.abs(savedKg), 'kg', 0)}`;
}
