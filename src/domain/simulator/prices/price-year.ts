/** A year of prices as it is stored: a line of 24 hours for each day, and where they come from. */
export type PriceFile = {
  readonly year: number;
  readonly zone: string;
  readonly source: string;
  readonly licence: string;
  readonly repaired: string;
  readonly checks: PriceChecks;
  readonly days: readonly string[];
};

/** What was true of a year when it was imported; a test finds it true still. */
type PriceChecks = {
  readonly meanEurosPerMwh: number;
  readonly leastEurosPerMwh: number;
  readonly mostEurosPerMwh: number;
  readonly negativeHours: number;
  readonly workingDays: number;
};

/**
 * A year of day-ahead prices in local time. Every day has 24 hours: in spring the missing one is the
 * mean of its neighbours, in autumn the doubled one is the mean of the two.
 */
export type PriceYear = {
  readonly year: number;
  readonly eurosPerMwh: Float64Array;
  /** Of each day of the year, 0 is January. */
  readonly months: Uint8Array;
  /** Days of the year, counted from 0: Monday to Friday, less the public holidays. */
  readonly workingDays: readonly number[];
};

export function priceYear({ year, days }: PriceFile): PriceYear {
  const eurosPerMwh = new Float64Array(24 * days.length);
  for (const [day, line] of days.entries()) {
    for (const [hour, price] of line.split(' ').entries()) {
      eurosPerMwh[24 * day + hour] = Number(price);
    }
  }
  return { year, eurosPerMwh, ...calendar(year) };
}

const DAY_MS = 86_400_000;

/** isoDate({ year: 2025, day: 31 }) // => '2025-02-01' */
export const isoDate = ({ year, day }: { readonly year: number; readonly day: number }): string =>
  new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);

export function calendar(year: number): Pick<PriceYear, 'months' | 'workingDays'> {
  const firstMs = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - firstMs) / DAY_MS;
  const holidays = new Set(publicHolidays(year));
  const dates = Array.from({ length: days }, (_, day) => new Date(firstMs + day * DAY_MS));
  const isWorkingDay = (date: Date) =>
    date.getUTCDay() % 6 !== 0 && !holidays.has(date.toISOString().slice(5, 10));
  return {
    months: Uint8Array.from(dates, (date) => date.getUTCMonth()),
    workingDays: dates.flatMap((date, day) => (isWorkingDay(date) ? [day] : [])),
  };
}

/** More days off in a row than there are in any year. */
const LONGEST_BREAK = 7;

/** The working day that lies nearest to a date, the later of two. Nothing for what is no date of these years. */
export function nearestWorkingDay(
  date: string,
  years: readonly number[],
): { year: number; day: number } | undefined {
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

/** The eleven of France, as `05-01`. Good Friday and 26 December are holidays in Alsace-Moselle alone. */
export function publicHolidays(year: number): string[] {
  const easterMs = easterSundayMs(year);
  const afterEaster = [1, 39, 50].map((days) =>
    new Date(easterMs + days * DAY_MS).toISOString().slice(5, 10),
  );
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
  return [...fixed, ...afterEaster].sort();
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
function easterSundayMs(year: number): number {
  const goldenYear = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * goldenYear + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((goldenYear + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** The index of an hour counted from a day's midnight; after the last day the year begins again. */
export function hourOfYear({ eurosPerMwh }: PriceYear, day: number, hour: number): number {
  const hours = eurosPerMwh.length;
  return (24 * day + Math.floor(hour) + hours) % hours;
}
