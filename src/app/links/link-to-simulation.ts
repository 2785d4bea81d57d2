import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { DEFAULT_STATE, encodeState } from '#domain/simulator/url-codec.ts';

/** The query that opens a fleet in the simulator, in Expert mode, where all of its answers are seen. */
export const linkToSimulation = (fleet: FleetInputs): string =>
  `?${encodeState({ ...DEFAULT_STATE, mode: 'expert', a: fleet })}`;
