import { CLAIMS } from './claims.ts';
import { DEPOT } from './simulator/depot.ts';

type ActivationStep = { readonly second: number; readonly kw: number };

/**
 * A depot that charges at its site's limit is called on: its vehicles stop one after the other, the
 * last within the promised time. The slowest course the promise allows, drawn, not measured.
 */
export function activationSteps(): ActivationStep[] {
  return Array.from({ length: DEPOT.vehicles }, (_, stopped) => ({
    second: (CLAIMS.activationWithin.value * (stopped + 1)) / (DEPOT.vehicles + 1),
    kw: DEPOT.siteKw * (1 - (stopped + 1) / DEPOT.vehicles),
  }));
}
