import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 30_000;
const STOP_MS = 15_000;
const WARN = 40;

/** A line of the log of a level from 'warn' on, or one that is no log line at all, such as a stack. */
function isNotable(line: string): boolean {
  try {
    return JSON.parse(line).level >= WARN;
  } catch {
    return line.trim() !== '';
  }
}

/** A program of the product as an operator starts it; it works once it has printed `ready`. */
export async function startPart(file: string, env: Record<string, string>, ready: RegExp) {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const notable: string[] = [];
  let found: RegExpExecArray | null = null;
  for (const stream of [child.stdout, child.stderr]) {
    let begun = '';
    stream.on('data', (chunk) => {
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
        const first = found === null ? ready.exec(line) : null;
        if (first !== null) found = first;
        else if (isNotable(line)) notable.push(line);
      }
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));

  const deadline = Date.now() + START_MS;
  while (found === null) {
    if (!isAlive() || Date.now() > deadline) {
      kill();
      throw new Error(`${file} did not start: ${notable.join('\n')}`);
    }
    await pause(20);
  }
  return {
    pid: child.pid ?? 0,
    found: (found as RegExpExecArray)[1] ?? '',
    isAlive,
    notable,
    /** How it ended when it was asked to: 0 is well. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const late = setTimeout(kill, STOP_MS);
      const code = await exited;
      clearTimeout(late);
      process.off('exit', kill);
      return code;
    },
  };
}
export type Part = Awaited<ReturnType<typeof startPart>>;
