import type { NightLayout } from '../night/night-layouts.ts';

/** One piece of the night. Hours count from noon, as in the layouts of the whole night. */
export interface Panel extends NightLayout {
  step: 'plugIn' | 'plan' | 'leave';
  hours: number;
  /** The hours its axis names. */
  ticks: readonly number[];
}

const STEPS = [
  { step: 'plugIn', firstHour: 2, hours: 4, ticks: [15] },
  { step: 'plan', firstHour: 6, hours: 11, ticks: [18, 21, 0, 3] },
  { step: 'leave', firstHour: 17, hours: 4, ticks: [5, 7] },
] as const;

/** Side by side all three share one scale: the line that leaves a panel enters the next. */
export const WIDE_PANELS: readonly Panel[] = STEPS.map((step) => ({
  ...step,
  name: 'wide',
  width: step.hours * 70,
  height: 484,
  hourWidth: 70,
  baselineY: 304,
  fullBar: 92,
  barGap: 5,
  peakPriceY: 78,
  lowPriceY: 178,
  emptyLevelY: 446,
  fullLevelY: 346,
  overrun: 2,
}));

/** Below each other every panel is as wide as the column. */
export const NARROW_PANELS: readonly Panel[] = STEPS.map((step) => ({
  ...step,
  name: 'narrow',
  width: 350,
  height: 414,
  hourWidth: 350 / step.hours,
  baselineY: 250,
  fullBar: 76,
  barGap: step.hours > 4 ? 2 : 5,
  peakPriceY: 68,
  lowPriceY: 138,
  emptyLevelY: 376,
  fullLevelY: 288,
  overrun: 2,
}));
