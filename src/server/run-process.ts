import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from './http/log.ts';
import { StartRefused } from './start-refused.ts';

interface Running {
  log: Pick<FastifyBaseLogger, 'fatal'>;
  stop(): Promise<void>;
}

/** How long it may take to stop; a supervisor that waits longer than this never has to kill it. */
const STOP_MS = 10_000;
/** How long what still works may finish after an error that nobody caught. */
const LAST_MS = 3_000;

/**
 * How each of our processes ends: with 0 when it is asked to, with 1 when it cannot start or when
 * nobody caught an error. Nothing is known about its state after that, so it never stays: whoever
 * started it starts another one.
 */
export async function runProcess(
  start: (running: (parts: Running) => void) => Promise<void>,
): Promise<void> {
  let parts: Running | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    stopping ??= parts?.stop();
    await stopping;
  };
  const asked = () => {
    setTimeout(() => process.exit(), STOP_MS).unref();
    void stop();
  };
  let failed = false;

  process.on('uncaughtException', (error, origin) => {
    writeFatal(error, origin, parts);
    if (failed) return;
    failed = true;
    setTimeout(() => process.exit(1), LAST_MS);
    void stop()
      .catch(() => {})
      .finally(() => process.exit(1));
  });

  try {
    await start((running) => {
      parts = running;
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
function writeFatal(error: unknown, origin: string, parts?: Running): void {
  if (parts !== undefined) parts.log.fatal({ err: error, origin }, 'ends after an uncaught error');
  else process.stderr.write(`${JSON.stringify({ level: 60, err: errorFacts(error), origin })}\n`);
}
