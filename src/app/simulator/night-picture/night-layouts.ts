/** Each drawing keeps its labels readable at the widths it is shown at (drawings.module.css). */
export interface NightLayout {
  readonly name: 'wide' | 'medium' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Where the hours begin and end; right of them stand the labels of lines and levels. */
  readonly left: number;
  readonly right: number;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly tab: {
    readonly width: number;
    readonly height: number;
    readonly fontSize: number;
    /** Half of what a finger or a pointer may take hold of. */
    readonly halfTarget: number;
  };
  /** The line of prices; a line of text fits above and below. */
  readonly priceTopY: number;
  readonly priceBottomY: number;
  /** The names of the bars, and under them the bars. */
  readonly powerTopY: number;
  readonly powerBottomY: number;
  readonly barGap: number;
  /** Where the names of the bars stand one below the other, and today's bars are one outline. */
  readonly stacked: boolean;
  readonly levelTopY: number;
  readonly axisY: number;
  /** Whether there is room for whole phrases beside the hours. */
  readonly phrases: boolean;
}

export const NIGHT_LAYOUTS: readonly NightLayout[] = [
  {
    name: 'wide',
    width: 800,
    height: 446,
    left: 12,
    right: 640,
    fontSize: 14,
    lineHeight: 18,
    tab: { width: 96, height: 32, fontSize: 14, halfTarget: 24 },
    priceTopY: 64,
    priceBottomY: 140,
    powerTopY: 172,
    powerBottomY: 322,
    barGap: 4,
    stacked: false,
    levelTopY: 352,
    axisY: 416,
    phrases: true,
  },
  {
    name: 'medium',
    width: 520,
    height: 464,
    left: 10,
    right: 428,
    fontSize: 14,
    lineHeight: 18,
    tab: { width: 92, height: 32, fontSize: 14, halfTarget: 26 },
    priceTopY: 64,
    priceBottomY: 138,
    powerTopY: 170,
    powerBottomY: 340,
    barGap: 3,
    stacked: true,
    levelTopY: 370,
    axisY: 434,
    phrases: false,
  },
  {
    name: 'narrow',
    width: 290,
    height: 434,
    left: 4,
    right: 211,
    fontSize: 12.5,
    lineHeight: 16,
    tab: { width: 92, height: 34, fontSize: 15, halfTarget: 23 },
    priceTopY: 62,
    priceBottomY: 128,
    powerTopY: 156,
    powerBottomY: 318,
    barGap: 2,
    stacked: true,
    levelTopY: 346,
    axisY: 406,
    phrases: false,
  },
];
