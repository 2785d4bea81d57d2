import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measured } from './loop-watch.ts';

const START_MS = 30_000;

/** One process of the product, started as an operator starts it, with a watch inside. */
export async function startServer(environment: Record<string, string>, program: string) {
  const child: ChildProcess = fork(program, {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: ['--import', new URL('./loop-watch.ts', import.meta.url).href],
    silent: true,
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').finally(() => process.off('exit', kill));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  }
  let questions = 0;
  const waiting = new Map<number, (measured: Measured) => void>();
  child.on('message', ({ answer, measured }: { answer: number; measured: Measured }) => {
    waiting.get(answer)?.(measured);
    waiting.delete(answer);
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;

  const deadline = Date.now() + START_MS;
  let port: number | undefined;
  while (port === undefined) {
    if (!isAlive() || Date.now() > deadline) {
      kill();
      throw new Error(`The product did not start: ${log}`);
    }
    port = Number(/listens on http:\/\/\S+:(\d+)/.exec(log)?.[1]) || undefined;
    await pause(20);
  }

  return {
    port,
    isAlive,
    log: () => log,
    /** Everything since the last time it was asked. */
    async measure({ collect = false } = {}): Promise<Measured> {
      questions += 1;
      const question = questions;
      const measured = new Promise<Measured>((resolve) => waiting.set(question, resolve));
      child.send({ question, collect }, () => {});
      const none = pause(60_000, undefined, { ref: false }).then(() => {
        throw new Error('The attacked process answers no more.');
      });
      const gone = exited.then(() => {
        throw new Error('The attacked process ended.');
      });
      none.catch(() => {});
      gone.catch(() => {});
      return Promise.race([measured, none, gone]);
    },
    async stop(): Promise<void> {
      if (!isAlive()) return;
      child.kill('SIGTERM');
      const late = setTimeout(kill, 15_000);
      await exited;
      clearTimeout(late);
    },
  };
}
export type Server = Awaited<ReturnType<typeof startServer>>;
