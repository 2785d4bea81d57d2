import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program in a process of its own that is killed now and then and started again. */
export function restartingProcess(file: string, env: Record<string, string>) {
  let child: ChildProcess | undefined;
  let log = '';
  let kills = 0;

  process.once('exit', () => child?.kill('SIGKILL'));

  /** With more settings, or as the code in another folder is. */
  function start(more: Record<string, string> = {}, folder = '.'): void {
    const settings = { PATH: process.env.PATH, ...env, ...more };
    child = fork(join(folder, file), { env: settings, silent: true });
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
    signal: (name: NodeJS.Signals): void => void child?.kill(name),
    pid: () => child?.pid,
    kills: () => kills,
    log: () => log,
  };
}
export type RestartingProcess = ReturnType<typeof restartingProcess>;
