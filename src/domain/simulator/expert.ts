import { LEVEL_THRESHOLDS, type Level, levelAbove } from './charging-profiles.ts';
import * as constants from './constants.ts';
import { ACTIVITIES, type Activity, fleetSize, pluggedTime } from './fleet-profiles.ts';
import { type FleetInputs, NUMBER_FIELDS } from './inputs.ts';
import { pluggedWindows } from './plugged-windows.ts';
import { oneWayEfficiencyShare, vehicleKw } from './vehicle-day.ts';

/** What the specification asks of Expert mode. Gains and CO2 are a technical ceiling: full power, every hour, every day. */
export type ExpertEstimate = {
  readonly capacityKw: number;
  readonly ceilingEnergyMwh: number;
  readonly ceilingEuros: number;
  readonly ceilingPerVehicleEuros: number;
  readonly ceilingCo2Tonnes: number;
  readonly networkServices: Level;
  readonly tariffOptimisation: Level;
  readonly neededKwhPerVehicle: number;
  readonly chargeHours: number;
  readonly successPercent: number;
  readonly flexibilityPercent: number;
  readonly operationalEfficiencyPercent: number;
  readonly leadScore: number;
};

export function estimateExpert(fleet: FleetInputs): ExpertEstimate {
  const { vehicles, hours, chargerKw, batteryKwh, startPercent, targetPercent } = fleet;
  const capacityKw = vehicles * chargerKw * constants.ceilingUseShare;
  const ceilingEnergyMwh = (capacityKw * hours * constants.ceilingDays) / 1000;
  const ceilingEuros = ceilingEnergyMwh * constants.ceilingEurosPerMwh;

  const neededKwhPerVehicle = (batteryKwh * Math.max(0, targetPercent - startPercent)) / 100;
  const usableHours = pluggedWindows(fleet)[0]?.hours ?? hours;
  const chargeHours = neededKwhPerVehicle / vehicleKw(fleet);
  const mostPercent = constants.highestSuccessPercent;
  const successPercent =
    neededKwhPerVehicle > 0
      ? Math.min(mostPercent, (100 * vehicleKw(fleet) * usableHours) / neededKwhPerVehicle)
      : mostPercent;
  return {
    capacityKw,
    ceilingEnergyMwh,
    ceilingEuros,
    ceilingPerVehicleEuros: ceilingEuros / vehicles,
    ceilingCo2Tonnes: ceilingEnergyMwh * constants.ceilingCo2TonnesPerMwh,
    networkServices: levelAbove(capacityKw, LEVEL_THRESHOLDS.networkKw),
    tariffOptimisation: levelAbove(ceilingEnergyMwh, LEVEL_THRESHOLDS.tariffMwh),
    neededKwhPerVehicle,
    chargeHours,
    successPercent,
    flexibilityPercent: Math.max(0, 100 * (1 - chargeHours / usableHours)),
    operationalEfficiencyPercent: successPercent * oneWayEfficiencyShare(fleet),
    leadScore: expertLeadScore(fleet),
  };
}

/** Shown from the switch to Expert mode until its first calculation. */
export const scoreOnSwitchToExpert = (score: number): number =>
  score < constants.switchBelowPoints ? constants.expertBasePoints : score;

/** The level at which a vehicle comes home that left at its target, in the slider's steps. */
export function suggestedStartPercent(
  activity: Activity,
  { batteryKwh, targetPercent }: Pick<FleetInputs, 'batteryKwh' | 'targetPercent'>,
): number {
  const { least, most, sliderStep } = NUMBER_FIELDS.startPercent;
  const usedKwh = ACTIVITIES[activity].kmPerDay * constants.consumptionKwhPerKm;
  const percent = targetPercent - (100 * usedKwh) / batteryKwh;
  return Math.min(Math.max(Math.round(percent / sliderStep) * sliderStep, least), most);
}

function expertLeadScore(fleet: FleetInputs): number {
  const { chargerKw, batteryKwh, startPercent, targetPercent } = fleet;
  const bonuses = [
    [chargerKw >= constants.fastChargerFromKw, constants.fastChargerPoints],
    [batteryKwh >= constants.largeBatteryFromKwh, constants.largeBatteryPoints],
    [targetPercent - startPercent >= constants.wideSpanFromPercent, constants.wideSpanPoints],
  ] as const;
  return bonuses.reduce(
    (score, [earned, points]) => score + (earned ? points : 0),
    constants.expertBasePoints +
      fleetSize(fleet.vehicles).expertLeadPoints +
      pluggedTime(fleet.hours).expertLeadPoints,
  );
}
