import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A program in a process of its own that is killed now and then and started again. */
export function restartingProcess(file: string, env: Record<string, string>) {
  let child: ChildProcess | undefined;
  let log = '';
  let kills = 0;

  process.once('exit', () => child?.kill('SIGKILL'));

  function start(): void {
    child = fork(file, { env: { PATH: process.env.PATH, ...env }, silent: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        log += chunk;
      });
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  return {
    start,
    tell: (message: object) => {
      if (child?.connected) child.send(message, () => {});
    },
    async kill(): Promise<void> {
      kills += 1;
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    kills: () => kills,
    log: () => log,
  };
}
export type RestartingProcess = ReturnType<typeof restartingProcess>;
