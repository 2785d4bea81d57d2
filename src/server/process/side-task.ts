import type { FastifyBaseLogger } from 'fastify';

/** There is no room for another one, or no time left for this one. */
export class TooBusy extends Error {}

export interface SideTask<Asked, Answer> {
  run(asked: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

/** What a thread or a process answers to each message, one after the other. */
export type Answered<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** A thread or process that was started. */
interface Started<Asked> {
  send(asked: Asked): void;
  /** Resolves once nothing of it is left. */
  end(): Promise<unknown>;
}

interface Listener<Answer> {
  answered: (answered: Answered<Answer>) => void;
  /** Called once, for any kind of end. */
  ended: (error: unknown) => void;
}

export interface SideTaskOptions<Asked, Answer> {
  /** For the log: 'the thread of the simulator'. */
  name: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  start(listener: Listener<Answer>): Started<Asked>;
  mostWaiting: number;
  longestWaitMs: number;
  longestRunMs: number;
  /** Ended after so long without work; left out, never. */
  idleMs?: number;
}

interface Job<Asked, Answer> {
  asked: Asked;
  askedAtMs: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Work that takes long, beside the thread that answers pages: one after the other, in a bounded queue, by
 * something that is started with the first of them and started again when it ends.
 */
export function sideTask<Asked, Answer>(
  options: SideTaskOptions<Asked, Answer>,
): SideTask<Asked, Answer> {
  const { name, log, mostWaiting, longestWaitMs, longestRunMs, idleMs } = options;
  const waiting: Job<Asked, Answer>[] = [];
  let running: Job<Asked, Answer> | undefined;
  let late: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let started: Started<Asked> | undefined;
  let stopped = false;

  function start(): Started<Asked> {
    const one: Started<Asked> = options.start({
      answered(answered) {
        const job = finished();
        if ('answer' in answered) job?.resolve(answered.answer);
        else job?.reject(answered.error);
        next();
      },
      ended(error) {
        // One that was ended for being idle is no longer the one.
        if (started !== one) return;
        started = undefined;
        if (stopped) return;
        log.error({ err: error }, `${name} ended; the next one asked for starts it again`);
        finished()?.reject(error);
        next();
      },
    });
    return one;
  }

  function finished(): Job<Asked, Answer> | undefined {
    const job = running;
    running = undefined;
    clearTimeout(late);
    return job;
  }

  function next(): void {
    while (running === undefined) {
      const job = waiting.shift();
      if (job === undefined) {
        rest();
        return;
      }
      if (performance.now() - job.askedAtMs > longestWaitMs) job.reject(new TooBusy());
      else run(job);
    }
  }

  function run(job: Job<Asked, Answer>): void {
    clearTimeout(idle);
    running = job;
    started ??= start();
    late = setTimeout(() => void started?.end(), longestRunMs);
    started.send(job.asked);
  }

  function rest(): void {
    if (idleMs === undefined || started === undefined) return;
    clearTimeout(idle);
    idle = setTimeout(() => {
      const ending = started;
      started = undefined;
      void ending?.end();
    }, idleMs).unref();
  }

  return {
    run: (asked) =>
      new Promise((resolve, reject) => {
        if (stopped || waiting.length >= mostWaiting) {
          reject(new TooBusy());
          return;
        }
        waiting.push({ asked, askedAtMs: performance.now(), resolve, reject });
        next();
      }),
    /** Called once every request has been answered, or can no longer be. */
    async stop() {
      stopped = true;
      clearTimeout(idle);
      for (const job of [finished(), ...waiting.splice(0)]) job?.reject(new TooBusy());
      await started?.end();
    },
  };
}
