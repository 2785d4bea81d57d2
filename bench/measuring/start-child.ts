import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from './ending.ts';

interface Child {
  pid: number;
  /** What the first group of `ready` matched in its output, such as its port. */
  found: string;
  end(): Promise<void>;
}

interface ChildOptions extends Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> {
  args: string[];
  env?: Record<string, string>;
  /** What it prints once it works. */
  ready: RegExp;
}

const TIMEOUT_MS = 30_000;

/** A program in a process of its own, from when it is ready until it is ended here or with everything else. */
async function startChild(program: string, options: ChildOptions): Promise<Child> {
  const { args, env = {}, ready, ...user } = options;
  const child = spawn(program, args, { ...user, env: { PATH: process.env.PATH, ...env } });
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  atEnd(end);
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    const failed = () => reject(new Error(`${[program, ...args].join(' ')}: ${printed}`));
    const timer = setTimeout(failed, TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        // Later output is read all the same: a full pipe would stop the process.
        if (printed.length < 100_000) printed += chunk;
        const match = ready.exec(printed);
        if (match === null) return;
        clearTimeout(timer);
        resolve(match[1] ?? '');
      });
    }
    exited.then(failed, failed);
  });
  return { pid: child.pid ?? 0, found, end };
}

/** A process of our own that prints on which port it listens. */
export async function startServer(file: string, args: string[], env: Record<string, string> = {}) {
  const ready = /listens on \S*?(\d+)["\s]/;
  const child = await startChild(process.execPath, { args: [file, ...args], env, ready });
  return { ...child, port: Number(child.found) };
}
