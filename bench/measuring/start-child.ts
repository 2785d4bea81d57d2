import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './ending.ts';

const TIMEOUT_MS = 30_000;
const LISTENS = /listens on \S*?(\d+)["\s]/;

/** A process of our own, from when it prints on which port it listens until everything ends. */
export async function startServer(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const exited = once(child, 'exit');
  atEnd(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const failed = () => reject(new Error(`${[file, ...args].join(' ')}: ${printed}`));
    const timer = setTimeout(failed, TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        // Later output is read all the same: a full pipe would stop the process.
        if (printed.length < 100_000) printed += chunk;
        const match = LISTENS.exec(printed);
        if (match === null) return;
        clearTimeout(timer);
        resolve(Number(match[1]));
      });
    }
    exited.then(failed, failed);
  });
  return { pid: child.pid ?? 0, port };
}
