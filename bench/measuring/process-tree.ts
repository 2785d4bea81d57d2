import { readFileSync } from 'node:fs';
import { msOfTicks, statOf } from './measure.ts';

export function parentOf(pid: number): number {
  return statOf(pid)[1] ?? 0;
}

export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

/** CPU time of a process and of those it started, in milliseconds. Those that have ended count too. */
export function treeCpuMs(pid: number): number {
  const children = childrenOf(pid).reduce((sum, child) => sum + ticksOf(child), 0);
  return msOfTicks(children + ticksOf(pid));
}

/** Fields 14 to 17: its own in user mode and in the kernel, and those of its children that have ended. */
function ticksOf(pid: number): number {
  try {
    return statOf(pid)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + ticks, 0);
  } catch {
    // It has just ended, and from now on counts with its parent.
    return 0;
  }
}
