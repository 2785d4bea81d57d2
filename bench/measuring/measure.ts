import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

export const msOfTicks = (ticks: number): number => (ticks / TICKS_PER_SECOND) * 1000;

/** The fields of proc(5) from the third on, so that field 4, the parent, is at index 1. */
export function statOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

/** CPU time a process and all of its threads have used since it began, in milliseconds. */
export function cpuMs(pid: number): number {
  // Fields 14 and 15: in user mode and in the kernel.
  const [user = 0, kernel = 0] = statOf(pid).slice(11, 13);
  return msOfTicks(user + kernel);
}

export const median = (list: readonly number[]): number => within(list, 1 / 2);

/** A busy machine only ever adds to a time: what a quarter of them stay within is steadier than the median. */
export const quartile = (list: readonly number[]): number => within(list, 1 / 4);

function within(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
}
