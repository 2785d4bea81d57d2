import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from './error-facts.ts';
import { writeFoldedLines } from './folded-lines.ts';

/** A mistake of the operator's: only its message is printed, without a stack. */
export class StartRefused extends Error {}

interface Running {
  log: Pick<FastifyBaseLogger, 'fatal'>;
  stop(): Promise<void>;
}

/** How long it may take to stop; a supervisor that waits longer than this never has to kill it. */
const STOP_MS = 10_000;
/** How long stopping may take after an uncaught error. */
const LAST_MS = 3_000;

/**
 * How each of our processes ends: with 0 on a signal, with 1 when it cannot start or after an uncaught
 * error. Its state is unknown after that, so it never stays: its supervisor starts another one.
 */
export async function runProcess(
  start: (running: (started: Running) => void) => Promise<void>,
): Promise<void> {
  let started: Running | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopping ??= started?.stop();
    await stopping;
    writeFoldedLines();
  };
  const asked = () => {
    setTimeout(() => process.exit(), STOP_MS).unref();
    void stop();
  };
  let failed = false;

  process.on('uncaughtException', (error, origin) => {
    writeFatal(error, origin, started);
    if (failed) return;
    failed = true;
    setTimeout(() => process.exit(1), LAST_MS);
    void stop()
      .catch(() => {})
      .finally(() => process.exit(1));
  });

  try {
    await start((running) => {
      started = running;
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, asked);
    });
  } catch (error) {
    exitRefused(error);
  }
}

export function exitRefused(error: unknown): never {
  if (error instanceof StartRefused) process.stderr.write(`${error.message}\n`);
  else writeFatal(error, 'could not start');
  process.exit(1);
}

/** Without the error's message, which may hold anything: a password, a visitor's words. */
function writeFatal(error: unknown, origin: string, started?: Running): void {
  if (started !== undefined)
    started.log.fatal({ err: error, origin }, 'ends after an uncaught error');
  else process.stderr.write(`${JSON.stringify({ level: 60, err: errorFacts(error), origin })}\n`);
}
