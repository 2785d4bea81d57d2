import { controllableShare, V2G_SHARE } from './fleet.ts';
import { mean, type Solution } from './solution.ts';

/** EUR per MW held ready for an hour: FCR in 2024, aFRR in the second half of 2025. */
export const RESERVE_EUROS_PER_MWH = { fcr: 7, afrr: 54 } as const;

/** With both directions held in one product, half of what is charged or plugged in counts for each. */
export const BOTH_DIRECTIONS_SHARE = 0.5;

/** EUR per vehicle and year before sharing: shown, never counted. */
export type Possible = {
  /** By withholding what is being charged. */
  readonly fcrEuros: number;
  readonly afrrEuros: number;
  /** By holding power ready in both directions for as long as the vehicles are plugged in. */
  readonly fcrBidirectionalEuros: number;
  readonly afrrBidirectionalEuros: number;
};

export function possible({ fleet, today, years }: Solution): Possible {
  const reached = (controllableShare(fleet) * fleet.capturePercent) / 100;
  const chargedMwh = mean(years, ({ bill }) => bill.kwh) / 1000;
  const days = mean(years, ({ prices }) => fleet.daysPerYear ?? prices.workingDays.length);
  const pluggedHours = fleet.hours * fleet.sessionsPerDay * days;
  const todayKw = today.subscribedKwPerVehicle;
  const heldMwh =
    ((todayKw * pluggedHours) / 1000) * BOTH_DIRECTIONS_SHARE * V2G_SHARE[fleet.control];
  return {
    fcrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.fcr * reached * BOTH_DIRECTIONS_SHARE,
    afrrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
    fcrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.fcr * reached,
    afrrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
  };
}
