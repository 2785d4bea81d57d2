import { spawn } from 'node:child_process';

/** The server, or another process of ours, as an operator starts it. */
export function startProcess(
  environment: Record<string, string>,
  onOutput: (text: string) => void = () => {},
  program = 'src/server/startup/main.ts',
) {
  const child = spawn(process.execPath, [program], {
    env: { HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  let printed = '';
  let complained = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
    onOutput(String(chunk));
  });
  child.stderr.on('data', (chunk) => {
    complained += chunk;
    onOutput(String(chunk));
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));

  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const port = /listens on http:\/\/\S+:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    void exited.then(() => reject(new Error(complained.trim() || `${program} did not start.`)));
  });
  listening.catch(() => {});

  return {
    pid: child.pid ?? 0,
    listening,
    exited,
    printed: () => printed,
    complained: () => complained,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
