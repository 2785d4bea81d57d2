import { parentPort } from 'node:worker_threads';
import {
  type SimulationInputs,
  type SimulationResults,
  simulate,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import type { Answered } from '../process/side-task.ts';

function computed(inputs: SimulationInputs): Answered<SimulationResults> {
  try {
    return { answer: simulate(inputs, FRENCH_YEARS) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (inputs: SimulationInputs) => parentPort?.postMessage(computed(inputs)));
