import sampledGains from './comparison-gains.json' with { type: 'json' };
import { type Activity, FLEET_SIZES, fleetSize } from './fleet-profiles.ts';
import { clampInputs, type FleetInputs } from './inputs.ts';

type Weighted<T> = readonly [value: T, weight: number];

/** How often each answer is drawn: depots whose vehicles come back in the evening and leave in the morning. */
const SAMPLED_ARRIVALS: readonly Weighted<number>[] = [
  [16, 8],
  [17, 20],
  [18, 26],
  [19, 18],
  [20, 12],
  [21, 9],
  [22, 7],
];
const SAMPLED_DEPARTURES: readonly Weighted<number>[] = [
  [5, 15],
  [6, 35],
  [7, 35],
  [8, 15],
];
const SAMPLED_ACTIVITIES: readonly Weighted<Activity>[] = [
  ['transport', 30],
  ['delivery', 32],
  ['municipal', 14],
  ['service', 24],
];

export const BASE_FLEETS = 150;
export const FLEETS_PER_VEHICLE = 2.3;

/** Above 250 kW a site is connected at medium voltage: 80 % of 29 chargers of 11 kW. */
const SIZES = { low: 28, medium: 29 } as const;

/** Where a fleet stands among simulated ones: EUR per vehicle and year that the fleet keeps. */
export type Comparison = {
  readonly sampleSize: number;
  readonly below: number;
  readonly equal: number;
  readonly above: number;
  readonly meanEuros: number;
  readonly medianEuros: number;
  /** '× the average': may be under 1. */
  readonly multipleOfAverage: number;
};

/** Every fleet that can be drawn, in the order of comparison-gains.json. */
export const sampledFleets = (): FleetInputs[] =>
  Object.values(SIZES).flatMap((vehicles) =>
    SAMPLED_ARRIVALS.flatMap(([arrival]) =>
      SAMPLED_DEPARTURES.flatMap(([departureHour]) =>
        SAMPLED_ACTIVITIES.map(
          ([activity]) =>
            clampInputs({ vehicles, hours: departureHour + 24 - arrival, departureHour, activity })
              .inputs,
        ),
      ),
    ),
  );

/** What each simulated fleet keeps per vehicle, lowest first: cached until the fleet's size changes. */
let latest: { readonly vehicles: number; readonly gains: readonly number[] } | undefined;

export function compareWithSample(vehicles: number, gainEuros: number): Comparison {
  if (latest?.vehicles !== vehicles) latest = { vehicles, gains: drawnGains(vehicles) };
  const { gains } = latest;
  const below = gains.filter((gain) => gain < gainEuros - TIE_EUROS).length;
  const above = gains.filter((gain) => gain > gainEuros + TIE_EUROS).length;
  const meanEuros = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  return {
    sampleSize: gains.length,
    below,
    equal: gains.length - below - above,
    above,
    meanEuros,
    medianEuros: median(gains),
    multipleOfAverage: gainEuros / meanEuros,
  };
}

// The sample is stored to the cent.
const TIE_EUROS = 0.01;

function drawnGains(vehicles: number): number[] {
  const length = Math.round(BASE_FLEETS + FLEETS_PER_VEHICLE * vehicles);
  const next = randomNumbers(FLEET_SIZES.indexOf(fleetSize(vehicles)) + 1);
  const ofSize = vehicles >= SIZES.medium ? sampledGains.length / 2 : 0;
  return Array.from({ length }, () => {
    const arrival = drawn(SAMPLED_ARRIVALS, next());
    const departure = drawn(SAMPLED_DEPARTURES, next());
    const activity = drawn(SAMPLED_ACTIVITIES, next());
    const nth =
      (arrival * SAMPLED_DEPARTURES.length + departure) * SAMPLED_ACTIVITIES.length + activity;
    return sampledGains[ofSize + nth] ?? 0;
  }).sort((a, b) => a - b);
}

/** The place of what was drawn. */
function drawn<T>(weighted: readonly Weighted<T>[], chance: number): number {
  let left = chance * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return Math.max(
    0,
    weighted.findIndex(([, weight]) => {
      left -= weight;
      return left < 0;
    }),
  );
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
