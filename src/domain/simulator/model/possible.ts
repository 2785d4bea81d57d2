import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import { controllableShare, type Fleet, V2G_SHARE } from './fleet.ts';
import type { YearBill } from './year-bill.ts';

/** EUR per MW held ready for an hour: FCR in 2024, aFRR in the second half of 2025. */
export const RESERVE_EUROS_PER_MWH = { fcr: 7, afrr: 54 } as const;

/** The capacity auction for 2026, held on 5 December 2024. */
export const CAPACITY_EUROS_PER_KW = 2.522_18;

/** With both directions held, half of the time at the plug counts for each. */
const BOTH_DIRECTIONS_SHARE = 0.5;

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

export function possible(
  fleet: Fleet,
  today: ChargingToday,
  years: readonly PriceYear[],
  bills: readonly YearBill[],
): Possible {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const reached = (controllableShare(fleet) * fleet.capturePercent) / 100;
  const chargedMwh = mean(bills.map(({ kwh }) => kwh)) / 1000;
  const days = mean(years.map(({ workingDays }) => fleet.daysPerYear ?? workingDays.length));
  const pluggedHours = fleet.hours * fleet.sessionsPerDay * days;
  const heldMwh =
    ((today.subscribedKwPerVehicle * pluggedHours) / 1000) *
    BOTH_DIRECTIONS_SHARE *
    V2G_SHARE[fleet.control];
  const freedKw =
    today.subscribedKwPerVehicle - mean(bills.map(({ plan }) => plan.subscribedKwPerVehicle));
  return {
    fcrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.fcr * reached,
    afrrEuros: chargedMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
    fcrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.fcr * reached,
    afrrBidirectionalEuros: heldMwh * RESERVE_EUROS_PER_MWH.afrr * reached,
    capacityEuros: freedKw * CAPACITY_EUROS_PER_KW,
  };
}
