import type { FleetInputs } from '../inputs.ts';
import type { Tariff } from '../prices/tariffs.ts';

/** How the vehicles charge today: as soon as they are plugged in, or by a timer in off-peak hours. */
export const BASELINES = ['arrival', 'timer'] as const;
export type Baseline = (typeof BASELINES)[number];

/** The market's price of each hour, one price per class of hours, or one price for all hours. */
export const CONTRACTS = ['indexed', 'class', 'fixed'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** A fleet, its site, its tariff and its contract, with nothing left open: all that the model asks. */
export type Fleet = Omit<FleetInputs, 'activity' | 'vehicleType' | keyof Settled> & Settled;

/** What stands in for answers that may be open, or are words. */
type Settled = {
  readonly startPercent: number;
  readonly baseline: Baseline;
  readonly contract: Contract;
  readonly bidirectional: boolean;
  /** Whether grid charges and accise on energy sold back are refunded. */
  readonly exempt: boolean;
  readonly tariff: Tariff;
  /** The most that a site subscribes for one vehicle today. */
  readonly todayKwMost: number;
};

/** Which vehicles can also give back, by how they are controlled. */
export const V2G_SHARE = { ocpp: 1, mixed: 0.5, api: 0 } as const;

/** What is never sold from a battery, in percent, by how much operation comes first. */
export const RESERVE_PERCENT = { high: 40, normal: 30, low: 20 } as const;

/**
 * Nobody subscribes 150 kW for each of 50 vans that share their chargers' peak: counted to the letter,
 * such a site would save more by giving that power up than its whole bill. A bus needs more than 22 kW.
 */
export const LEAST_TODAY_KW_MOST = 22;
export const TODAY_KW_MOST_PER_KWH = 0.18;

export const todayKwMost = (batteryKwh: number): number =>
  Math.max(LEAST_TODAY_KW_MOST, TODAY_KW_MOST_PER_KWH * batteryKwh);

export const controllableShare = ({ controllablePercent }: Fleet): number =>
  controllablePercent / 100;

/** Of the planned power, for nights that go otherwise. */
export const POWER_MARGIN = 0.1;

/** Where two values that ought to be equal decide, less than this does not count. */
export const DUST = 1e-9;

/** Into the battery, and out of it again: the same loss each way. */
export const oneWayEfficiency = ({ efficiencyPercent }: Fleet): number =>
  Math.sqrt(efficiencyPercent / 100);
