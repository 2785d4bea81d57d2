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
  const looked = clampInputs(inputs).inputs;
  const compared = inputs.compared as Record<string, unknown> | undefined;
  if (compared === undefined) return { ...DEFAULT_STATE, mode, a: looked };
  const other = clampInputs(compared).inputs;
  return compared.scenario === 'b'
    ? { mode, a: looked, b: other, active: 'a' }
    : { mode, a: other, b: looked, active: 'b' };
}
