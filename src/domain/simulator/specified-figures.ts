import { fleetSize, type Potential } from './fleet-profiles.ts';
import { type FleetInputs, fleetOf } from './inputs.ts';
import { chargingToday } from './model/charging-today.ts';
import { oneWayEfficiency } from './model/fleet.ts';

type Level = 'high' | 'medium' | 'low';

/** What the specification gives by formulas of its own (sections 3 and 9), beside the model's bill. */
export type SpecifiedFigures = {
  /** Of the fleet's size, and of nothing else. */
  readonly potential: Potential;
  /** Vehicles × 120 g × factor: the model's own CO2 is the one that is shown. */
  readonly co2GramsPerDayByRule: number;
  readonly flexibilityKwhPerDay: number;
  readonly capacityKw: number;
  /** Capacity × hours × 365, × 180 EUR, × 0.45 t: every charger at full power, every hour, every day. */
  readonly productMwh: number;
  readonly productEuros: number;
  readonly productCo2Tonnes: number;
  readonly networkServices: Level;
  readonly tariffOptimisation: Level;
  readonly neededKwhPerVehicle: number;
  readonly chargeHours: number;
  readonly successPercent: number;
  readonly flexibilityPercent: number;
  readonly operationalEfficiencyPercent: number;
};

export const RULES = {
  co2PerVehicleDayGrams: 120,
  usedFlexibilityShare: 0.8,
  capacityShare: 0.7,
  productDays: 365,
  productEurosPerMwh: 180,
  productCo2TonnesPerMwh: 0.45,
  highestSuccessPercent: 98,
} as const;

/** Above, not from. */
export const LEVELS = {
  capacityKw: { high: 100, medium: 50 },
  productMwh: { high: 500, medium: 200 },
} as const;

export function specifiedFigures(inputs: FleetInputs, factor: number): SpecifiedFigures {
  const { vehicles, hours, chargerKw, batteryKwh, targetPercent } = inputs;
  const fleet = fleetOf(inputs);
  const { kwPerVehicle } = chargingToday(fleet);
  const capacityKw = vehicles * chargerKw * RULES.capacityShare;
  const productMwh = (capacityKw * hours * RULES.productDays) / 1000;
  const neededKwhPerVehicle = (batteryKwh * Math.max(0, targetPercent - fleet.startPercent)) / 100;
  const atMeterKwh = neededKwhPerVehicle / oneWayEfficiency(fleet);
  const chargeHours = atMeterKwh / kwPerVehicle;
  const successPercent =
    chargeHours > 0
      ? Math.min(RULES.highestSuccessPercent, (100 * hours) / chargeHours)
      : RULES.highestSuccessPercent;
  return {
    potential: fleetSize(vehicles).potential,
    co2GramsPerDayByRule: vehicles * RULES.co2PerVehicleDayGrams * factor,
    flexibilityKwhPerDay: vehicles * chargerKw * hours * RULES.usedFlexibilityShare,
    capacityKw,
    productMwh,
    productEuros: productMwh * RULES.productEurosPerMwh,
    productCo2Tonnes: productMwh * RULES.productCo2TonnesPerMwh,
    networkServices: levelAbove(capacityKw, LEVELS.capacityKw),
    tariffOptimisation: levelAbove(productMwh, LEVELS.productMwh),
    neededKwhPerVehicle,
    chargeHours,
    successPercent,
    flexibilityPercent: Math.max(0, 100 * (1 - chargeHours / hours)),
    operationalEfficiencyPercent: successPercent * oneWayEfficiency(fleet),
  };
}

function levelAbove(value: number, thresholds: { high: number; medium: number }): Level {
  if (value > thresholds.high) return 'high';
  return value > thresholds.medium ? 'medium' : 'low';
}
