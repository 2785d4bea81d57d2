import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { SimulationState } from '#domain/simulator/url-codec.ts';

/** The answers of the scenario looked at. */
export const activeFleet = ({ a, b, active }: SimulationState): FleetInputs =>
  active === 'b' && b !== null ? b : a;
