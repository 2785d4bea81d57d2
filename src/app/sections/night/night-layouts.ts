/**
 * Three drawings of one night, never one scaled down: each keeps its labels readable at the widths
 * it is shown at. Hours count from noon, so that the night lies in the middle.
 */
export interface NightLayout {
  name: 'wide' | 'medium' | 'narrow';
  width: number;
  height: number;
  /** The hour after noon at the left edge. */
  firstHour: number;
  hourWidth: number;
  baselineY: number;
  /** Height of a bar at the site's full power. */
  fullBar: number;
  barGap: number;
  peakPriceY: number;
  lowPriceY: number;
  emptyLevelY: number;
  fullLevelY: number;
  /** How far the line and the road run on past the edges, for screens wider than the drawing. */
  overrun: number;
}

export const WIDE: NightLayout = {
  name: 'wide',
  width: 1440,
  height: 640,
  firstHour: 0,
  hourWidth: 60,
  baselineY: 414,
  fullBar: 105,
  barGap: 5,
  peakPriceY: 92,
  lowPriceY: 292,
  emptyLevelY: 592,
  fullLevelY: 472,
  overrun: 9,
};

export const MEDIUM: NightLayout = {
  name: 'medium',
  width: 760,
  height: 560,
  firstHour: 2,
  hourWidth: 38,
  baselineY: 372,
  fullBar: 92,
  barGap: 3,
  peakPriceY: 108,
  lowPriceY: 258,
  emptyLevelY: 516,
  fullLevelY: 420,
  overrun: 3,
};

export const NARROW: NightLayout = {
  name: 'narrow',
  width: 390,
  height: 524,
  firstHour: 4,
  hourWidth: 390 / 18,
  baselineY: 352,
  fullBar: 84,
  barGap: 2,
  peakPriceY: 108,
  lowPriceY: 246,
  emptyLevelY: 482,
  fullLevelY: 398,
  overrun: 3,
};

/** The sky of each hour, 1 lightest to 7 darkest. */
export function skyAt(hour: number): number {
  const SKY: Record<number, number> = {
    13: 1,
    14: 1,
    15: 1,
    16: 2,
    17: 3,
    18: 4,
    19: 5,
    20: 6,
    5: 6,
    6: 5,
    7: 4,
    8: 3,
    9: 2,
    10: 1,
  };
  if (hour === 11 || hour === 12) return 0;
  return SKY[hour] ?? 7;
}
