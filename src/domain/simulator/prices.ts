import type { PricedStep } from './fleet-day.ts';

/** Twelve months of twenty-four local hours: what a MWh cost on average in that hour of that month. */
export type DayAheadYear = {
  readonly year: number;
  readonly source: string;
  readonly monthDays: readonly number[];
  readonly eurosPerMwh: readonly (readonly number[])[];
};

export type PluggedStep = PricedStep & { readonly hour: number };

export const DAY_AHEAD_SOURCE =
  'Mean day-ahead price per calendar month and local hour, bidding zone France, derived from ENTSO-E Transparency Platform figures.';

export const FRANCE_2024: DayAheadYear = {
  year: 2024,
  source: DAY_AHEAD_SOURCE,
  monthDays: [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
  eurosPerMwh: [
    [
      64.5, 60.9, 58.3, 54.4, 53.5, 58.6, 68, 80.9, 92.2, 90.4, 84.8, 80.2, 74.7, 71.6, 74.9, 78.5,
      82.7, 92.8, 100.8, 97.4, 88.6, 79.5, 78, 72.1,
    ],
    [
      51.2, 48.1, 45.5, 41.8, 39.5, 45.2, 56.3, 67.5, 74.4, 69.4, 63.5, 59.4, 53.5, 48.1, 51.2,
      54.4, 57, 64.9, 78.3, 80.1, 70.5, 64, 61.4, 55.9,
    ],
    [
      54.2, 49.7, 48, 43.8, 41.4, 45.5, 55.2, 68.2, 67.2, 57.2, 48.3, 43.6, 40.2, 35.3, 35, 38.7,
      42.8, 51.9, 70, 92.1, 75.3, 62.3, 62.4, 57.9,
    ],
    [
      33.3, 28.7, 28, 22.1, 19.4, 22.3, 33.1, 49.5, 50.1, 34.2, 23.2, 15.3, 14.6, 10.6, 6.5, 5.6,
      9.8, 17, 26.3, 39.8, 49.3, 52.1, 46.1, 40.7,
    ],
    [
      43.3, 32.1, 28.3, 25, 21.5, 24.2, 28.4, 42, 42.6, 31.9, 20, 12.1, 10.5, 5, 2.2, 3.8, 7.7,
      12.8, 23.4, 36.2, 42.7, 51.3, 55.6, 49.5,
    ],
    [
      56.5, 42.8, 37.5, 29.6, 25, 31.8, 40.6, 51.7, 53.2, 42.4, 27.2, 17.9, 14.4, 8.5, 4.7, 5.2,
      11.8, 22.9, 38.9, 59.3, 64.1, 68.9, 78.2, 69.2,
    ],
    [
      63.3, 52.6, 47.4, 42.5, 38, 42.3, 45.6, 54.7, 62.7, 48.2, 36.3, 24.9, 18.1, 11.8, 7.8, 10.7,
      21, 37.5, 55.6, 72.4, 81.6, 86.2, 89.7, 77.9,
    ],
    [
      67.7, 55.8, 50.4, 42.4, 39.3, 42.9, 50.2, 60, 70.5, 57.6, 41, 30.9, 25.3, 16.6, 17.2, 24.4,
      31.3, 45.3, 70.7, 93.3, 96.3, 97.5, 96.8, 85.8,
    ],
    [
      57.1, 49.5, 44.6, 34.3, 28.4, 36.5, 53.5, 73.1, 82.8, 69.1, 49.3, 33.5, 27.2, 21.3, 19.6,
      18.7, 27.8, 39.1, 68.2, 95.3, 94.4, 77.4, 75.7, 68.3,
    ],
    [
      52.5, 44.1, 40.8, 34.9, 31.8, 40.2, 58.5, 77.3, 90.6, 79.9, 66.3, 57, 51, 44.8, 42.2, 43.1,
      49.5, 63.7, 87.9, 115.9, 95.2, 77.6, 75, 68.9,
    ],
    [
      92.7, 86.7, 81.8, 73.4, 71.1, 77.3, 92.5, 109.1, 114.7, 110.4, 100.1, 93.9, 93.9, 89.2, 91.4,
      99.9, 109, 124.7, 138.5, 133.2, 118.1, 107.6, 105.8, 98.1,
    ],
    [
      79.9, 73.2, 69.3, 63.1, 61.1, 66.4, 80.3, 101.8, 118.1, 118.7, 106.9, 100.4, 100, 96.5, 96.4,
      103.9, 115.8, 134.2, 137.3, 130.4, 113.9, 101.7, 99.3, 87.7,
    ],
  ],
};

/** The mean day of a year, hour by hour: each month counts by its days. */
export function meanDayEurosPerMwh(prices: DayAheadYear): readonly number[] {
  const yearDays = sum(prices.monthDays);
  return Array.from(
    { length: 24 },
    (_, hour) =>
      sum(
        prices.eurosPerMwh.map((day, month) => (day[hour] ?? 0) * (prices.monthDays[month] ?? 0)),
      ) / yearDays,
  );
}

/**
 * The hours a fleet spends plugged in, each with its price; the first and the last may be partial.
 * Prices of one day begin again after midnight; those of two days run on.
 *
 * pluggedSteps(day, 22.5, 2).map((step) => [step.hour, step.durationHours]) // => [[22, 0.5], [23, 1], [0, 0.5]]
 */
export function pluggedSteps(
  dayEurosPerMwh: readonly number[],
  arrivalHour: number,
  pluggedHours: number,
): PluggedStep[] {
  const steps: PluggedStep[] = [];
  const start = ((arrivalHour % 24) + 24) % 24;
  const end = start + Math.min(Math.max(pluggedHours, 0), 24);
  for (let hour = Math.floor(start); hour < end; hour++) {
    steps.push({
      hour: hour % 24,
      eurosPerMwh: dayEurosPerMwh[hour % dayEurosPerMwh.length] ?? 0,
      durationHours: Math.min(hour + 1, end) - Math.max(hour, start),
    });
  }
  return steps;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
