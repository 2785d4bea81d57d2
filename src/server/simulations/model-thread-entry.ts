import { parentPort } from 'node:worker_threads';
import { type SimulationResults, simulate } from '#domain/simulator/calculation.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { SimulationInputs } from '#domain/simulator/simulation-inputs.ts';
import type { Answered } from '../process/side-task.ts';

function computed(inputs: SimulationInputs): Answered<SimulationResults> {
  try {
    return { answer: simulate(inputs, FRENCH_YEARS) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (inputs: SimulationInputs) => parentPort?.postMessage(computed(inputs)));
