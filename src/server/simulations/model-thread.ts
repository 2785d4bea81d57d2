import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { SimulationResults } from '#domain/simulator/calculation.ts';
import type { SimulationInputs } from '#domain/simulator/simulation-inputs.ts';

export interface ModelThread {
  compute(inputs: SimulationInputs): Promise<SimulationResults>;
  stop(): Promise<void>;
}

/** There is no room for another simulation, or no time left for this one. */
export class ModelBusy extends Error {}

/** The thread posts one of these for each message. */
export type Computed = { readonly results: SimulationResults } | { readonly error: unknown };

/** Far more than visitors ever ask for at once; a flood must not fill the memory. */
const MOST_WAITING = 32;
/** The page that asked waits no longer (src/app/simulation-handover/store-simulation.ts). */
const LONGEST_WAIT_MS = 3_000;
/** The costliest fleet takes two seconds; a thread that needs more than this is caught in something. */
const LONGEST_RUN_MS = 10_000;

interface ModelThreadOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  entry?: URL;
  mostWaiting?: number;
  longestWaitMs?: number;
  longestRunMs?: number;
}

interface Job {
  inputs: SimulationInputs;
  askedAtMs: number;
  resolve(results: SimulationResults): void;
  reject(error: unknown): void;
}

/**
 * The simulator's model beside the thread that answers pages: a simulation takes a tenth of a second, with
 * V2G up to two. It starts with the first simulation. The visitor's own browser has shown the figures long
 * before, so nobody waits for that fifth of a second, and a process that stores no simulation is spared it.
 */
export function modelThread({
  log,
  entry = new URL('./model-thread-entry.ts', import.meta.url),
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  longestRunMs = LONGEST_RUN_MS,
}: ModelThreadOptions): ModelThread {
  const waiting: Job[] = [];
  let running: Job | undefined;
  let late: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;
  let stopped = false;

  function start(): Worker {
    // Nothing of the process is handed on: neither its options nor the secrets of its environment.
    const started = new Worker(entry, { execArgv: [], env: {} });
    let failure: unknown;
    started.unref();
    started.on('message', (computed: Computed) => {
      const job = finished();
      if ('results' in computed) job?.resolve(computed.results);
      else job?.reject(computed.error);
      next();
    });
    started.on('error', (error) => {
      failure = error;
    });
    started.on('exit', (code) => {
      thread = undefined;
      if (stopped) return;
      const error = failure ?? new Error(`The model's thread ended with ${code}.`);
      log.error({ err: error }, 'the thread of the simulator ended; the next simulation starts it');
      finished()?.reject(error);
      next();
    });
    return started;
  }

  function finished(): Job | undefined {
    const job = running;
    running = undefined;
    clearTimeout(late);
    return job;
  }

  function next(): void {
    while (running === undefined) {
      const job = waiting.shift();
      if (job === undefined) return;
      if (performance.now() - job.askedAtMs > longestWaitMs) job.reject(new ModelBusy());
      else run(job);
    }
  }

  function run(job: Job): void {
    running = job;
    thread ??= start();
    late = setTimeout(() => void thread?.terminate(), longestRunMs);
    thread.postMessage(job.inputs);
  }

  return {
    compute: (inputs) =>
      new Promise((resolve, reject) => {
        if (stopped || waiting.length >= mostWaiting) {
          reject(new ModelBusy());
          return;
        }
        waiting.push({ inputs, askedAtMs: performance.now(), resolve, reject });
        next();
      }),
    /** Called once every request has been answered, or can no longer be. */
    async stop() {
      stopped = true;
      for (const job of [finished(), ...waiting.splice(0)]) job?.reject(new ModelBusy());
      await thread?.terminate();
    },
  };
}
