import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { SimulationInputs, SimulationResults } from '#domain/simulator/index.ts';
import { type SideTask, type SideTaskOptions, sideTask } from '../process/side-task.ts';

export type ModelThread = SideTask<SimulationInputs, SimulationResults>;

/** Far more than visitors ever ask for at once; a flood must not fill the memory. */
const MOST_WAITING = 32;
/** The page that asked waits no longer (src/app/simulation-handover/store-simulation.ts). */
const LONGEST_WAIT_MS = 3_000;
/** The costliest fleet takes two seconds; a thread that needs more than this is caught in something. */
const LONGEST_RUN_MS = 10_000;

interface ModelThreadOptions extends Partial<SideTaskOptions<SimulationInputs, SimulationResults>> {
  log: Pick<FastifyBaseLogger, 'error'>;
  entry?: URL;
}

/**
 * The simulator's model: a simulation takes a tenth of a second, with V2G up to two. The visitor's own browser
 * has shown the figures long before, so nobody waits for the fifth of a second in which the thread starts, and
 * a process that stores no simulation is spared it.
 */
export function modelThread({
  log,
  entry = new URL('./model-thread-entry.ts', import.meta.url),
  ...limits
}: ModelThreadOptions): ModelThread {
  return sideTask({
    name: 'the thread of the simulator',
    log,
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
    longestRunMs: LONGEST_RUN_MS,
    ...limits,
    start({ answered, ended }) {
      // Nothing of the process is handed on: neither its options nor the secrets of its environment.
      const thread = new Worker(entry, { execArgv: [], env: {} });
      let failure: unknown;
      thread.unref();
      thread.on('message', answered);
      thread.on('error', (error) => {
        failure = error;
      });
      thread.on('exit', (code) =>
        ended(failure ?? new Error(`The model's thread ended with ${code}.`)),
      );
      return { send: (inputs) => thread.postMessage(inputs), end: () => thread.terminate() };
    },
  });
}
