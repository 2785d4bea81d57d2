/** Each drawing keeps its labels readable at the widths it is shown at (drawings.module.css). */
export interface DayLayout {
  name: 'wide' | 'medium' | 'narrow';
  width: number;
  height: number;
  /** Where the twenty-four hours begin and end. */
  left: number;
  right: number;
  priceTopY: number;
  priceBottomY: number;
  baselineY: number;
  /** Height of a bar at the highest power. */
  fullBar: number;
  barGap: number;
  levelTopY: number;
  axisY: number;
  tickHours: number;
  /** Room beside the plot for the scales of price, power and level. */
  scales: boolean;
}

export const DAY_LAYOUTS: readonly DayLayout[] = [
  {
    name: 'wide',
    width: 800,
    height: 474,
    left: 42,
    right: 738,
    priceTopY: 52,
    priceBottomY: 168,
    baselineY: 274,
    fullBar: 84,
    barGap: 4,
    levelTopY: 376,
    axisY: 446,
    tickHours: 3,
    scales: true,
  },
  {
    name: 'medium',
    width: 520,
    height: 454,
    left: 36,
    right: 462,
    priceTopY: 52,
    priceBottomY: 158,
    baselineY: 256,
    fullBar: 78,
    barGap: 3,
    levelTopY: 354,
    axisY: 424,
    tickHours: 6,
    scales: true,
  },
  {
    name: 'narrow',
    width: 302,
    height: 428,
    left: 2,
    right: 300,
    priceTopY: 52,
    priceBottomY: 142,
    baselineY: 240,
    fullBar: 72,
    barGap: 2,
    levelTopY: 334,
    axisY: 400,
    tickHours: 6,
    scales: false,
  },
];

/** The first of these that does not cut through the hours plugged in: a night lies in the middle. */
export function axisStartHour(arrivalHour: number, hours: number): number {
  const cuts = (start: number) => {
    const after = (start - arrivalHour + 48) % 24;
    return after > 0 && after < hours;
  };
  return [12, 0, 6, 18].find((start) => !cuts(start)) ?? 12;
}
