import { RESERVE_EUROS_PER_MWH } from '../simulator/index.ts';
import { CLAIMS } from '../site/claims.ts';
import { chargingHours, DEPOT, TYPICAL_NIGHT } from './depot-night.ts';

type ActivationStep = { readonly second: number; readonly kw: number };

/** What can be called on at the depot in an hour when it charges: its controlled vehicles at the plan's power. */
export const CALLED = {
  vehicles: Math.floor(DEPOT.vehicles * DEPOT.controllableShare),
  kw: Math.round(Math.max(...TYPICAL_NIGHT.hours.map(({ chargedKwh }) => chargedKwh))),
} as const;

const [from, to] = chargingHours(TYPICAL_NIGHT);

/**
 * What holding it ready as secondary reserve would be paid for the hours in which it charges that night, EUR,
 * at the mean price: the most, since a megawatt must be brought together and certified first.
 */
export const RESERVE_OF_NIGHT_EUROS =
  (CALLED.kw / 1000) * ((to - from + 24) % 24) * RESERVE_EUROS_PER_MWH.afrr;

/**
 * The vehicles stop one after the other, the last within the promised time. The slowest course the
 * promise allows, drawn, not measured.
 */
export function activationSteps(): ActivationStep[] {
  return Array.from({ length: CALLED.vehicles }, (_, stopped) => ({
    second: (CLAIMS.activationWithin.value * (stopped + 1)) / (CALLED.vehicles + 1),
    kw: CALLED.kw * (1 - (stopped + 1) / CALLED.vehicles),
  }));
}

/** In seconds after the call. */
export const SHOWN_AROUND_CALL: readonly [from: number, to: number] = [-20, 60];

/** The power from before the call until after its end: each value holds until the next. */
export const powerAroundCall = (steps: readonly ActivationStep[]): ActivationStep[] => [
  { second: SHOWN_AROUND_CALL[0], kw: CALLED.kw },
  ...steps,
  { second: SHOWN_AROUND_CALL[1], kw: 0 },
];
