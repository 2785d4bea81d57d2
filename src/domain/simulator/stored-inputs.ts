import { clampInputs } from './inputs.ts';
import type { SimulationInputs } from './simulation-inputs.ts';
import type { SimulationState } from './url-codec.ts';

/** A simulation as it is stored. */
export const storedInputs = ({ mode, fleet }: SimulationState): SimulationInputs => ({
  ...fleet,
  mode,
});

/** The other way round, of whatever was stored, by this version or an older one. */
export function stateOfStored(inputs: Readonly<Record<string, unknown>>): SimulationState {
  const mode = inputs.mode === 'expert' ? 'expert' : 'simple';
  return { mode, fleet: answersOf(inputs) };
}

/** Version 1 asked for 'readyHour', and took 253 days where nothing was said. */
const VERSION_1_DAYS = 253;

function answersOf(inputs: Readonly<Record<string, unknown>>) {
  const { readyHour, ...answers } = inputs;
  if (readyHour === undefined) return clampInputs(answers).inputs;
  const daysPerYear = answers.daysPerYear === VERSION_1_DAYS ? null : answers.daysPerYear;
  return clampInputs({ ...answers, departureHour: readyHour, daysPerYear }).inputs;
}
