import { blendedSteps } from './blended-plan.ts';
import { GRID_CO2_GRAMS_PER_KWH } from './grid-carbon.ts';
import type { FleetInputs } from './inputs.ts';
import { controlledVehicles, type VehicleSession, v2gShare, vehicleKw } from './vehicle-day.ts';

/** Of the mean controlled vehicle in one session, but for the peaks, which are the whole site's. */
export type SessionFigures = {
  readonly smartEuros: number;
  readonly extraV2gEuros: number;
  readonly wearEuros: number;
  readonly arrivalKwh: number;
  readonly movedKwh: number;
  readonly dischargedKwh: number;
  readonly savedCo2Grams: number;
  readonly peakBeforeKw: number;
  readonly peakAfterKw: number;
  /** 1 or 0. */
  readonly activated: number;
  readonly ready: number;
  readonly shortByKwh: number;
};

export function sessionFigures(
  fleet: FleetInputs,
  session: VehicleSession,
  wearCents: number,
): SessionFigures {
  const { onArrival, smart, steps } = session;
  const share = v2gShare(fleet);
  const withV2g = share > 0 ? session.withV2g(wearCents) : smart;
  const controlled = controlledVehicles(fleet);
  const sums = { arrivalKwh: 0, movedKwh: 0, dischargedKwh: 0, savedCo2Grams: 0 };
  let peakBeforeKw = 0;
  let peakAfterKw = 0;
  for (const [index, plan] of blendedSteps(smart, withV2g, share).entries()) {
    const arrivalKwh = onArrival.steps[index]?.chargedKwh ?? 0;
    const { hour = 0, durationHours = 1 } = steps[index] ?? {};
    const drawnKwh = plan.chargedKwh - plan.dischargedKwh;
    sums.arrivalKwh += arrivalKwh;
    sums.movedKwh += Math.max(0, arrivalKwh - plan.chargedKwh);
    sums.dischargedKwh += plan.dischargedKwh;
    sums.savedCo2Grams += (arrivalKwh - drawnKwh) * (GRID_CO2_GRAMS_PER_KWH[hour] ?? 0);
    // Who charges on arrival does so at full power, be it for minutes; the plan spreads over the hour.
    const arrivalKw = arrivalKwh > 0 ? vehicleKw(fleet) : 0;
    const restKw = arrivalKw * (fleet.vehicles - controlled);
    peakBeforeKw = Math.max(peakBeforeKw, arrivalKw * fleet.vehicles);
    peakAfterKw = Math.max(peakAfterKw, restKw + (drawnKwh / durationHours) * controlled);
  }
  return {
    ...sums,
    // Adding fractions may make two equal costs differ by a hair: that is no loss.
    smartEuros: Math.max(0, onArrival.costEuros - smart.costEuros),
    extraV2gEuros: share * Math.max(0, smart.costEuros - withV2g.costEuros),
    wearEuros: share * withV2g.wearEuros,
    peakBeforeKw,
    peakAfterKw,
    activated: sums.movedKwh + sums.dischargedKwh > 0 ? 1 : 0,
    ready: onArrival.shortByKwh > 0 ? 0 : 1,
    shortByKwh: onArrival.shortByKwh,
  };
}
