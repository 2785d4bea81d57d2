import { clampInputs } from './inputs.ts';
import type { SimulationInputs } from './simulation-inputs.ts';
import { DEFAULT_STATE, type SimulationState } from './url-codec.ts';

/** A simulation as it is stored: the results are those of the scenario looked at. */
export function storedInputs({ mode, a, b, active }: SimulationState): SimulationInputs {
  if (b === null) return { ...a, mode };
  return active === 'a'
    ? { ...a, mode, compared: { ...b, scenario: 'b' } }
    : { ...b, mode, compared: { ...a, scenario: 'a' } };
}

/** The other way round, of whatever was stored, by this version or an older one. */
export function stateOfStored(inputs: Readonly<Record<string, unknown>>): SimulationState {
  const mode = inputs.mode === 'expert' ? 'expert' : 'simple';
  const looked = answersOf(inputs);
  const compared = inputs.compared as Record<string, unknown> | undefined;
  if (compared === undefined) return { ...DEFAULT_STATE, mode, a: looked };
  const other = answersOf(compared);
  return compared.scenario === 'b'
    ? { mode, a: looked, b: other, active: 'a' }
    : { mode, a: other, b: looked, active: 'b' };
}

/** Version 1 asked for 'readyHour', and took 253 days where nothing was said. */
const VERSION_1_DAYS = 253;

function answersOf(inputs: Readonly<Record<string, unknown>>) {
  const { readyHour, ...answers } = inputs;
  if (readyHour === undefined) return clampInputs(answers).inputs;
  const daysPerYear = answers.daysPerYear === VERSION_1_DAYS ? null : answers.daysPerYear;
  return clampInputs({ ...answers, departureHour: readyHour, daysPerYear }).inputs;
}
