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
  FLEET_SIZES,
  fleetOf,
  fleetSize,
  LEVELS,
  nearestSlot,
  RULES,
} from '#domain/simulator/index.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { FigureFormats } from './figure-formats.ts';
import { formulaDecimals } from './formula-decimals.ts';
import type { Calculated } from './method-figures.ts';

/** What the specification gives by rules of its own. */
export function ruleFigures(
  calculated: Calculated,
  levels: WordsOf<'simulator-method'>['levels'],
  format: FigureFormats,
): Record<string, string> {
  const { specified, estimate } = calculated.results;
  const { fleet } = calculated;
  const decimals = formulaDecimals(calculated);
  return {
    ...pointFigures(calculated, format),
    usedFlexibility: format.plain(RULES.usedFlexibilityShare),
    flexibilityPerDay: format.measured(specified.flexibilityKwhPerDay, 'kWh', 0),
    potential: levels[specified.potential],
    capacityShare: format.plain(RULES.capacityShare),
    capacity: format.measured(specified.capacityKw, 'kW'),
    productDays: format.plain(RULES.productDays),
    product: format.measured(specified.productMwh, 'MWh', decimals.product),
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
  };
}

/** The points of the simulation, one by one. */
function pointFigures({ fleet }: Calculated, format: FigureFormats): Record<string, string> {
  const rules = SCORE_RULES;
  const size = fleetSize(fleet.vehicles);
  const order = FLEET_SIZES.indexOf(size);
  const plugged = PLUGGED_TIMES.find(({ fromHours }) => fleet.hours >= fromHours);
  const span = fleet.targetPercent - fleetOf(fleet).startPercent;
  const points = (earned: boolean, value: number) => format.plain(earned ? value : 0);
  return {
    potentialPoints: format.plain(size.potentialPoints),
    vehiclePoints: format.plain(SIZE_POINTS.simple[order] ?? 0),
    hourPoints: format.plain(plugged?.simple ?? 0),
    activityPoints: format.plain(ACTIVITY_POINTS[fleet.activity]),
    slotPoints: format.plain(SLOT_POINTS[nearestSlot(fleet)]),
    pointsPerTenth: format.plain(rules.scorePointsPerTenth),
    highestScore: format.plain(rules.highestScore),
    scoreOutOfTen: format.plain(scoreOutOfTen(fleet), 1),
    expertBase: format.plain(rules.expertBasePoints),
    expertFrom: format.plain(rules.expertFromPoints),
    expertVehiclePoints: format.plain(SIZE_POINTS.expert[order] ?? 0),
    expertHourPoints: format.plain(plugged?.expert ?? 0),
    powerPoints: points(fleet.chargerKw >= rules.fastChargerFromKw, rules.fastChargerPoints),
    batteryPoints: points(fleet.batteryKwh >= rules.largeBatteryFromKwh, rules.largeBatteryPoints),
    spanPoints: points(span >= rules.wideSpanFromPercent, rules.wideSpanPoints),
    expertScore: format.plain(leadScore(fleet, 'expert')),
  };
}
