import type { NightChoice } from '#domain/simulator/model/night.ts';
import { calendar } from '#domain/simulator/prices/price-year.ts';

const DAY_MS = 86_400_000;

type WorkingDay = Exclude<NightChoice, 'mean'>;

/** dateOf({ year: 2025, day: 19 }) // => '2025-01-20', as a date field writes it */
export const dateOf = ({ year, day }: WorkingDay): string =>
  new Date(Date.UTC(year, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);

/** More days off in a row than there are in any year. */
const LONGEST_BREAK = 7;

/** The working day that lies nearest to a date, the later of two. Nothing for what is no date of these years. */
export function nearestWorkingDay(date: string, years: readonly number[]): WorkingDay | undefined {
  const askedMs = Date.parse(`${date}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(askedMs);
  if (!isDate || !years.includes(new Date(askedMs).getUTCFullYear())) return undefined;
  for (let away = 0; away <= LONGEST_BREAK; away++) {
    for (const timeMs of [askedMs + away * DAY_MS, askedMs - away * DAY_MS]) {
      const year = new Date(timeMs).getUTCFullYear();
      const day = (timeMs - Date.UTC(year, 0, 1)) / DAY_MS;
      if (years.includes(year) && calendar(year).workingDays.includes(day)) return { year, day };
    }
  }
  return undefined;
}

export const isSameNight = (one: NightChoice | null, other: NightChoice | null): boolean =>
  one === other || (isDay(one) && isDay(other) && one.year === other.year && one.day === other.day);

const isDay = (night: NightChoice | null): night is WorkingDay =>
  night !== null && night !== 'mean';
