import { isSlot, slotWindow } from './fleet-profiles.ts';
import { clampInputs } from './inputs.ts';
import type { SimulationState } from './url-codec.ts';

/** Of whatever was stored, by this version or an older one. */
export function stateOfStored(inputs: Readonly<Record<string, unknown>>): SimulationState {
  const mode = inputs.mode === 'expert' ? 'expert' : 'simple';
  return { mode, fleet: answersOf(inputs) };
}

/** Version 1 asked for 'readyHour', and took 253 days where nothing was said. */
const VERSION_1_DAYS = 253;

/** Versions 1 and 2 asked for a slot, at whose end the vehicles were ready where nothing else was said. */
function answersOf(inputs: Readonly<Record<string, unknown>>) {
  const { readyHour, slot, departureHour, daysPerYear, ...answers } = inputs;
  const isOfVersion1 = readyHour !== undefined;
  return clampInputs({
    ...answers,
    departureHour:
      readyHour ?? departureHour ?? (isSlot(slot) ? slotWindow(slot).departureHour : undefined),
    daysPerYear: isOfVersion1 && daysPerYear === VERSION_1_DAYS ? null : daysPerYear,
  }).inputs;
}
