import { type DayAheadYear, FRANCE_2024 } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

/** A day's prices, from midnight, and how many days of the year it stands for. */
export type PricedDay = {
  /** 0 is January. */
  readonly month: number;
  readonly days: number;
  readonly eurosPerMwh: readonly number[];
};

export const pricesOfYear = (year: number): DayAheadYear =>
  year === FRANCE_2023.year ? FRANCE_2023 : FRANCE_2024;

/** A mean day for each month: solved one by one, for a mean of the months hides what a month earns. */
export function monthlyDays(prices: DayAheadYear): PricedDay[] {
  return prices.eurosPerMwh.map((eurosPerMwh, month) => ({
    month,
    days: prices.monthDays[month] ?? 0,
    eurosPerMwh,
  }));
}

/** Every single day of a year of hourly prices, each running on into the next. */
export function hourlyDays(
  hourlyEurosPerMwh: readonly number[],
  monthDays: readonly number[],
): PricedDay[] {
  const months = monthDays.flatMap((days, month) => Array.from({ length: days }, () => month));
  return months.map((month, day) => ({
    month,
    days: 1,
    eurosPerMwh: hourlyEurosPerMwh.slice(24 * day, 24 * day + 48),
  }));
}
