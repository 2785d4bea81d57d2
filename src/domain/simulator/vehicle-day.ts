import { RESERVE_PERCENT, V2G_SHARE } from './charging-profiles.ts';
import { chargeOnArrival, cheapestPlan, type FleetDay, type FleetPlan } from './fleet-day.ts';
import type { FleetInputs } from './inputs.ts';
import { pluggedWindows } from './plugged-windows.ts';
import type { PricedDay } from './price-year.ts';
import { type PluggedStep, pluggedSteps } from './prices.ts';

/** One vehicle's session, seen as its part of the fleet's battery: every figure grows with the fleet. */
export type VehicleSession = {
  readonly month: number;
  readonly days: number;
  readonly arrivalHour: number;
  readonly steps: readonly PluggedStep[];
  readonly onArrival: FleetPlan;
  /** Smart charging alone (V1G). */
  readonly smart: FleetPlan;
  /** The same vehicle where it may also give back (V2G), at a wear to be chosen. */
  readonly withV2g: (wearCents: number) => FleetPlan;
};

/** What a charger gives where the site has not enough for all of them at once. */
export const vehicleKw = ({ chargerKw, siteKw, vehicles }: FleetInputs): number =>
  siteKw === null ? chargerKw : Math.min(chargerKw, siteKw / vehicles);

export const oneWayEfficiencyShare = ({ efficiencyPercent }: FleetInputs): number =>
  Math.sqrt(efficiencyPercent / 100);

export const controlledVehicles = ({ vehicles, controllablePercent }: FleetInputs): number =>
  (vehicles * controllablePercent) / 100;

export const v2gShare = ({ control }: FleetInputs): number => V2G_SHARE[control];

/** Every session of every priced day, planned the three ways. */
export function vehicleSessions(fleet: FleetInputs, days: readonly PricedDay[]): VehicleSession[] {
  const windows = pluggedWindows(fleet);
  return days.flatMap((day) =>
    windows.map(({ arrivalHour, hours }) => {
      const steps = pluggedSteps(day.eurosPerMwh, arrivalHour, hours);
      const vehicle = vehicleDay(fleet, steps);
      return {
        month: day.month,
        days: day.days,
        arrivalHour,
        steps,
        onArrival: chargeOnArrival(vehicle),
        smart: cheapestPlan({ ...vehicle, dischargeKw: 0 }),
        withV2g: (wearCents) => cheapestPlan({ ...vehicle, wearEurosPerKwh: wearCents / 100 }),
      };
    }),
  );
}

function vehicleDay(fleet: FleetInputs, steps: readonly PluggedStep[]): FleetDay {
  const { batteryKwh, startPercent, targetPercent, priority, wearCents } = fleet;
  const efficiencyShare = oneWayEfficiencyShare(fleet);
  const powerKw = vehicleKw(fleet);
  return {
    steps,
    batteryKwh,
    startKwh: (batteryKwh * startPercent) / 100,
    targetKwh: (batteryKwh * targetPercent) / 100,
    reserveKwh: (batteryKwh * RESERVE_PERCENT[priority]) / 100,
    chargeKw: powerKw,
    dischargeKw: powerKw,
    chargeEfficiencyShare: efficiencyShare,
    dischargeEfficiencyShare: efficiencyShare,
    wearEurosPerKwh: wearCents / 100,
  };
}
