import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { AnalysedFleet } from '#domain/leads/analysed-fleet.ts';
import type { ShownFigures } from '#domain/simulator/index.ts';
import { type SideTask, type SideTaskOptions, sideTask } from '../process/side-task.ts';
import type { AnalysisFrame } from './compose-document.ts';
import type { OpenAnswer } from './open-answers.ts';

export interface AnalysisRequest {
  analysed: AnalysedFleet;
  frame: AnalysisFrame;
}

export interface Analysis {
  pdf: Buffer;
  modelVersion: string;
  shown: ShownFigures;
  vehicles: number;
  open: OpenAnswer[];
}

export type AnalysisProcess = SideTask<AnalysisRequest, Analysis>;

/** Each takes a tenth of a second, with V2G up to three: so many are made within the wait below. */
const MOST_WAITING = 20;
const LONGEST_WAIT_MS = 15_000;
const LONGEST_RUN_MS = 20_000;
/** It holds some 250 MB, which a machine with little to do gets back. */
const IDLE_MS = 120_000;
/** So that no page waits while an analysis is made. */
const LOWER_PRIORITY = 19;

interface AnalysisProcessOptions extends Partial<SideTaskOptions<AnalysisRequest, Analysis>> {
  log: Pick<FastifyBaseLogger, 'error'>;
  entry?: URL;
}

/**
 * Analyses are made in a process of their own: the compiler is another's native code, whose fall must not be
 * ours, and a process can be given a lower priority, which a thread cannot.
 */
export function analysisProcess({
  log,
  entry = new URL('./analysis-process-entry.ts', import.meta.url),
  ...limits
}: AnalysisProcessOptions): AnalysisProcess {
  return sideTask({
    name: 'the process of the analyses',
    log,
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
    longestRunMs: LONGEST_RUN_MS,
    idleMs: IDLE_MS,
    ...limits,
    start({ answered, ended }) {
      // Neither the options nor the secrets of this process are handed on. The compiler would use every core.
      const child = fork(entry, {
        serialization: 'advanced',
        execArgv: [],
        env: { RAYON_NUM_THREADS: '1' },
      });
      const gone = new Promise<void>((resolve) => {
        child.once('close', () => resolve());
      });
      child.unref();
      child.channel?.unref();
      if (child.pid !== undefined) yieldToOthers(child.pid);
      child.on('message', (message) => answered(message as Parameters<typeof answered>[0]));
      child.on('error', ended);
      child.on('exit', (code, signal) =>
        ended(new Error(`The process of the analyses ended with ${signal ?? code}.`)),
      );
      return {
        send: (request) => child.send(request),
        end: () => {
          child.ref();
          child.kill('SIGKILL');
          return gone;
        },
      };
    },
  });
}

function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, LOWER_PRIORITY);
  } catch {
    // Not allowed here, or already gone: it works all the same.
  }
}
