import type { TypedPrices } from '../prices/energy-prices.ts';
import { CURRENT_TARIFF, type OffPeak, type Tariff } from '../prices/tariffs.ts';

/** How the vehicles charge today: as soon as they are plugged in, or by a timer in off-peak hours. */
export const BASELINES = ['arrival', 'timer'] as const;
export type Baseline = (typeof BASELINES)[number];

/** The market's price of each hour, one price per class of hours, or one price for all hours. */
export const CONTRACTS = ['indexed', 'class', 'fixed'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** A fleet, its site and its contract: all that the model asks. */
export type Fleet = TypedPrices & {
  readonly vehicles: number;
  readonly chargerKw: number;
  readonly batteryKwh: number;
  readonly startPercent: number;
  readonly targetPercent: number;
  /** When the vehicles must be ready, on the clock. */
  readonly departureHour: number;
  /** For how long before that they are plugged in. */
  readonly hours: number;
  readonly sessionsPerDay: number;
  /** The power subscribed today; null where it is not known. */
  readonly siteKw: number | null;
  /** What is subscribed today as a share of the chargers' sum, where it is not known. */
  readonly subscribedSharePercent: number;
  readonly baseline: Baseline;
  readonly contract: Contract;
  /** EUR/MWh at one price for all hours; null where not typed. */
  readonly flatPrice: number | null;
  readonly offPeak: OffPeak;
  readonly controllablePercent: number;
  readonly capturePercent: number;
  readonly fleetSharePercent: number;
  /** Null: every working day of the calendar. */
  readonly daysPerYear: number | null;
  readonly bidirectional: boolean;
  readonly control: keyof typeof V2G_SHARE;
  readonly priority: keyof typeof RESERVE_PERCENT;
  readonly wearCents: number;
  readonly efficiencyPercent: number;
  /** Whether grid charges and accise on energy sold back are refunded. */
  readonly exempt: boolean;
};

/** Which vehicles can also give back, by how they are controlled. */
export const V2G_SHARE = { ocpp: 1, mixed: 0.5, api: 0 } as const;

/** What is never sold from a battery, in percent, by how much operation comes first. */
export const RESERVE_PERCENT = { high: 40, normal: 30, low: 20 } as const;

/** What the model takes as given; tests try others. */
export type Assumptions = {
  readonly tariff: Tariff;
  /** The most that a site subscribes for one vehicle today. */
  readonly todayKwMost: (batteryKwh: number) => number;
};

/**
 * Nobody subscribes 150 kW for each of 50 vans that share their chargers' peak: counted to the letter,
 * such a site would save more by giving that power up than its whole bill. A bus needs more than 22 kW.
 */
export const LEAST_TODAY_KW_MOST = 22;
export const TODAY_KW_MOST_PER_KWH = 0.18;

export const ASSUMPTIONS: Assumptions = {
  tariff: CURRENT_TARIFF,
  todayKwMost: (batteryKwh) => Math.max(LEAST_TODAY_KW_MOST, TODAY_KW_MOST_PER_KWH * batteryKwh),
};

export const controllableShare = ({ controllablePercent }: Fleet): number =>
  controllablePercent / 100;

/** Of the planned power, for nights that go otherwise. */
export const POWER_MARGIN = 0.1;

/** Where two values that ought to be equal decide, less than this does not count. */
export const DUST = 1e-9;

/** Into the battery, and out of it again: the same loss each way. */
export const oneWayEfficiency = ({ efficiencyPercent }: Fleet): number =>
  Math.sqrt(efficiencyPercent / 100);
