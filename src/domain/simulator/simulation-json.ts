import { MODEL_VERSION } from './model-version.ts';
import { simulate } from './simulation.ts';
import type { SimulationInputs } from './simulation-inputs.ts';

/** Answers and results as one file that a program can read and a person can check. */
export function simulationJson(inputs: SimulationInputs, link: string): string {
  const { modelVersion: _, ...results } = simulate(inputs);
  return `${JSON.stringify({ modelVersion: MODEL_VERSION, link, inputs, results }, null, 2)}\n`;
}
