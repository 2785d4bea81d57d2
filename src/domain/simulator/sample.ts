import * as constants from './constants.ts';
import { type Activity, FLEET_SIZES, fleetSize, type Slot, slotHours } from './fleet-profiles.ts';
import { comparisonFactor, gainPerVehicleYearEuros, type SimpleInputs } from './simple.ts';

/** How often each answer is drawn: around the default fleet, so that the mean factor is 1. */
const HOURS: readonly Weighted<number>[] = [
  [6, 18],
  [7, 24],
  [8, 28],
  [9, 13],
  [10, 9],
  [12, 6],
  [14, 2],
];
const ACTIVITY: readonly Weighted<Activity>[] = [
  ['transport', 30],
  ['delivery', 32],
  ['municipal', 14],
  ['service', 24],
];
const SLOT: readonly Weighted<Slot>[] = [
  ['standard', 54],
  ['early', 9],
  ['late', 29],
  ['night', 8],
];

type Weighted<T> = readonly [value: T, weight: number];

// Tried out: with these every sample, whatever its length, has a mean within 2 % of 1.
const SEEDS = [159, 1, 48, 396];

/** Where a fleet stands among simulated ones of its size class. */
export type Comparison = {
  readonly sampleSize: number;
  readonly below: number;
  readonly equal: number;
  readonly above: number;
  readonly meanFactor: number;
  readonly medianEurosPerVehicle: number;
  /** '× the average': may be under 1. */
  readonly multipleOfAverage: number;
  /** The gain per vehicle against the sample's median. */
  readonly multipleOfMedian: number;
};

/** Yearly gain per vehicle of each simulated fleet, lowest first: the picture's dots. */
export const sampleEurosPerVehicle = (vehicles: number): number[] =>
  sampleFactors(vehicles).map(gainPerVehicleYearEuros);

export function compareWithSample(fleet: SimpleInputs): Comparison {
  const factors = sampleFactors(fleet.vehicles);
  const own = comparisonFactor(fleet);
  const below = factors.filter((factor) => factor < own - TIE).length;
  const above = factors.filter((factor) => factor > own + TIE).length;
  const meanFactor = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  const medianFactor = median(factors);
  return {
    sampleSize: factors.length,
    below,
    equal: factors.length - below - above,
    above,
    meanFactor,
    medianEurosPerVehicle: gainPerVehicleYearEuros(medianFactor),
    multipleOfAverage: own / meanFactor,
    multipleOfMedian: own / medianFactor,
  };
}

// Equal answers multiplied in another order may differ by a hair.
const TIE = 1e-9;

/** Kept until the fleet's size changes: drawing a sample takes a fifth of all there is to compute. */
let latest: { readonly vehicles: number; readonly factors: readonly number[] } | undefined;

function sampleFactors(vehicles: number): readonly number[] {
  if (latest?.vehicles !== vehicles) latest = { vehicles, factors: drawnFactors(vehicles) };
  return latest.factors;
}

function drawnFactors(vehicles: number): number[] {
  const length = Math.round(
    constants.sampleBaseFleets + constants.samplePerVehicleFleets * vehicles,
  );
  const next = randomNumbers(SEEDS[FLEET_SIZES.indexOf(fleetSize(vehicles))] ?? 0);
  return Array.from({ length }, () => {
    const slot = drawn(SLOT, next());
    const hours = Math.min(drawn(HOURS, next()), slotHours(slot));
    return comparisonFactor({ slot, hours, activity: drawn(ACTIVITY, next()) });
  }).sort((a, b) => a - b);
}

function drawn<T>(weighted: readonly Weighted<T>[], chance: number): T {
  let left = chance * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  const found = weighted.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? (weighted[0] as Weighted<T>))[0];
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** Mulberry32: the same numbers for the same seed on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
