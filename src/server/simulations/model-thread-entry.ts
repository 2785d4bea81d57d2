import { parentPort } from 'node:worker_threads';
import { simulate } from '#domain/simulator/calculation.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { SimulationInputs } from '#domain/simulator/simulation-inputs.ts';
import type { Computed } from './model-thread.ts';

function computed(inputs: SimulationInputs): Computed {
  try {
    return { results: simulate(inputs, FRENCH_YEARS) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (inputs: SimulationInputs) => parentPort?.postMessage(computed(inputs)));
