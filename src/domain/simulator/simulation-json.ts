import type { FleetInputs } from './inputs.ts';
import { MODEL_VERSION } from './model-version.ts';
import type { PriceYear } from './prices/price-year.ts';
import { simulate } from './simulation.ts';
import type { SimulationState } from './url-codec.ts';

/**
 * Answers and results as one file that a program can read and a person can check; of both scenarios,
 * under their letters, where two are compared.
 */
export function simulationJson(
  { mode, a, b }: SimulationState,
  years: readonly PriceYear[],
  link: string,
): string {
  const calculated = (fleet: FleetInputs) => {
    const inputs = { ...fleet, mode };
    const { modelVersion: _, ...results } = simulate(inputs, years);
    return { inputs, results };
  };
  const content = b === null ? calculated(a) : { a: calculated(a), b: calculated(b) };
  return `${JSON.stringify({ modelVersion: MODEL_VERSION, link, ...content }, null, 2)}\n`;
}
