import * as constants from './constants.ts';
import {
  ACTIVITIES,
  fleetPotential,
  fleetSize,
  type Potential,
  pluggedTime,
  SLOTS,
  VALUE_STREAMS,
  type ValueStream,
} from './fleet-profiles.ts';
import type { FleetInputs } from './inputs.ts';

export type SimpleInputs = Pick<FleetInputs, 'vehicles' | 'hours' | 'activity' | 'slot'>;

export type SimpleEstimate = {
  readonly comparisonFactor: number;
  readonly monthlyGainEuros: number;
  readonly yearlyGainPerVehicleEuros: number;
  readonly co2GramsPerDay: number;
  readonly powerCapacityKw: number;
  readonly flexibilityKwhPerDay: number;
  readonly valueStreamEuros: Readonly<Record<ValueStream, number>>;
  /** Of the fleet's size, and of nothing else. */
  readonly potential: Potential;
  readonly leadScore: number;
  readonly scoreOutOfTen: number;
};

/** The default fleet is 1, the best that can be chosen 2. */
export function comparisonFactor({
  hours,
  activity,
  slot,
}: Omit<SimpleInputs, 'vehicles'>): number {
  const hoursFactor = constants.hoursFactorBase + constants.hoursFactorPerHour * hours;
  return hoursFactor * ACTIVITIES[activity].factor * SLOTS[slot].factor;
}

/** What a gain of one month for a fleet is for one vehicle in a year. */
export const gainPerVehicleYearEuros = (factor: number): number =>
  constants.gainPerVehicleMonthEuros * factor * 12;

/** What a fleet could earn, from four answers, by rule of thumb. */
export function estimateSimple(fleet: SimpleInputs): SimpleEstimate {
  const { vehicles, hours } = fleet;
  const factor = comparisonFactor(fleet);
  const monthlyGainEuros = vehicles * constants.gainPerVehicleMonthEuros * factor;
  const powerCapacityKw = vehicles * constants.simpleChargerKw;
  const leadScore = simpleLeadScore(fleet);
  return {
    comparisonFactor: factor,
    monthlyGainEuros,
    yearlyGainPerVehicleEuros: gainPerVehicleYearEuros(factor),
    co2GramsPerDay: vehicles * constants.co2PerVehicleDayGrams * factor,
    powerCapacityKw,
    flexibilityKwhPerDay: powerCapacityKw * hours * constants.usedFlexibilityShare,
    valueStreamEuros: {
      network: monthlyGainEuros * VALUE_STREAMS.network,
      tariff: monthlyGainEuros * VALUE_STREAMS.tariff,
      management: monthlyGainEuros * VALUE_STREAMS.management,
      efficiency: monthlyGainEuros * VALUE_STREAMS.efficiency,
    },
    potential: fleetPotential(vehicles),
    leadScore,
    scoreOutOfTen: Math.min(constants.highestScore, leadScore / constants.scorePointsPerTenth),
  };
}

function simpleLeadScore({ vehicles, hours, activity, slot }: SimpleInputs): number {
  return (
    fleetSize(vehicles).simpleLeadPoints +
    pluggedTime(hours).simpleLeadPoints +
    ACTIVITIES[activity].leadPoints +
    SLOTS[slot].leadPoints
  );
}
