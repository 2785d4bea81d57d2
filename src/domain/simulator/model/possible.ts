import { controllableShare, V2G_SHARE } from './fleet.ts';
import { mean, type Solution } from './solution.ts';

/** EUR per MW held ready for an hour: FCR in 2024, aFRR in the second half of 2025. */
export const RESERVE_EUROS_PER_MWH = { fcr: 7, afrr: 54 } as const;

/** The capacity auction for 2026, held on 5 December 2024. */
export const CAPACITY_EUROS_PER_KW = 2.522_18;

/** With both directions held, half of the time at the plug counts for each. */
export const BOTH_DIRECTIONS_SHARE = 0.5;

/** EUR per vehicle and year before sharing: shown, never counted. */
export type Possible = {
  /** By withholding what is being charged. */
  readonly fcrEuros: number;
  readonly afrrEuros: number;
  /** By holding power ready in both directions for as long as the vehicles are plugged in. */
  readonly fcrBidirectionalEuros: number;
  readonly afrrBidirectionalEuros: number;
  readonly capacityEuros: number;
};

export function possible({ fleet, today, years }: Solution): Possible {
  const reached = (controllableShare(fleet) * fleet.capturePercent) / 100;
  const chargedMwh = mean(years, ({ bill }) => bill.kwh) / 1000;
  const days = mean(years, ({ prices }) => fleet.daysPerYear ?? prices.workingDays.length);
  const pluggedHours = fleet.hours * fleet.sessionsPerDay * days;
  const todayKw = today.subscribedKwPerVehicle;
  const heldMwh =
    ((todayKw * pluggedHours) / 1000) * BOTH_DIRECTIONS_SHARE * V2G_SHARE[fleet.control];
  const freedKw = todayKw - mean(years, ({ bill }) => bill.plan.subscribedKwPerVehicle);
  return {
    fcrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.fcr * reached,
    afrrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
    fcrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.fcr * reached,
    afrrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
    capacityEuros: freedKw * CAPACITY_EUROS_PER_KW,
  };
}
