import { calendar, type PriceFile } from '#domain/simulator/index.ts';
import { minuteInParis } from '#domain/site/paris-time.ts';

/** A price as a source states it: of an hour or a quarter of it, on the French clock. */
export type PricedMoment = {
  /** `2025-10-26` */
  readonly day: string;
  readonly hour: number;
  readonly eurosPerMwh: number;
};

/** Anything in prices that we do not understand stops the import: a price is never guessed. */
export class UnreadablePrices extends Error {}

/** Between these the day-ahead auction can clear. */
const LEAST_EUROS_PER_MWH = -500;
const MOST_EUROS_PER_MWH = 4000;

const DAY_MS = 86_400_000;

/** onFrenchClock(Date.UTC(2024, 11, 31, 23)) // => { day: '2025-01-01', hour: 0 } */
export function onFrenchClock(ms: number): Pick<PricedMoment, 'day' | 'hour'> {
  const [day = '', time = ''] = minuteInParis(new Date(ms)).split(' ');
  return { day, hour: Number(time.slice(0, 2)) };
}

/** dayAfter('2025-12-31', -2) // => '2025-12-29' */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** From one day to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => dayAfter(first, index));
}

/** A full year as it is stored. An export by UTC also holds an hour of another one. */
export function priceFile(
  moments: readonly PricedMoment[],
  provenance: Pick<PriceFile, 'source' | 'licence'>,
  year: number = yearOf(moments),
): PriceFile {
  const days = hoursOfDays(moments, daysBetween(`${year}-01-01`, `${year}-12-31`));
  const flat = days.flat();
  return {
    year,
    zone: 'FR',
    ...provenance,
    repaired: 'none',
    checks: {
      meanEurosPerMwh:
        Math.round((100 * flat.reduce((sum, price) => sum + price, 0)) / flat.length) / 100,
      leastEurosPerMwh: Math.min(...flat),
      mostEurosPerMwh: Math.max(...flat),
      negativeHours: flat.filter((price) => price < 0).length,
      workingDays: calendar(year).workingDays.length,
    },
    days: days.map((hours) => hours.join(' ')),
  };
}

function yearOf(moments: readonly PricedMoment[]): number {
  const counts = Map.groupBy(moments, ({ day }) => Number(day.slice(0, 4)));
  const [year] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (year === undefined) throw new UnreadablePrices('The file holds no price.');
  return year;
}

/**
 * The 24 hours of each day. Quarter hours and the doubled hour of autumn become means, the hour that spring
 * skips is the mean of its neighbours; a day that holds fewer or other prices than it should is an error.
 */
export function hoursOfDays(moments: readonly PricedMoment[], days: readonly string[]): number[][] {
  const byDay = Map.groupBy(moments, ({ day }) => day);
  return days.map((day) => hoursOf(day, byDay.get(day) ?? []));
}

function hoursOf(day: string, moments: readonly PricedMoment[]): number[] {
  const byHour = Map.groupBy(moments, ({ hour }) => hour);
  const perHour = moments.length > MOST_HOURS ? 4 : 1;
  const means = Array.from({ length: 24 }, (_, hour) => {
    const prices = (byHour.get(hour) ?? []).map(({ eurosPerMwh }) => eurosPerMwh);
    if (prices.length !== perHour * timesOnClock(day, hour)) {
      const wanted = HOURS.reduce((sum, each) => sum + timesOnClock(day, each), 0);
      throw new UnreadablePrices(
        `${day} has ${moments.length} prices and not ${wanted} or ${4 * wanted}; look at ${hour} h.`,
      );
    }
    const wrong = prices.find(
      (price) => !(price >= LEAST_EUROS_PER_MWH && price <= MOST_EUROS_PER_MWH),
    );
    if (wrong !== undefined) {
      throw new UnreadablePrices(
        `${day} ${hour} h: ${wrong} EUR/MWh is not between ${LEAST_EUROS_PER_MWH} and ${MOST_EUROS_PER_MWH}.`,
      );
    }
    return prices.reduce((sum, price) => sum + price, 0) / prices.length;
  });
  return means.map((mean, hour) => {
    const price = timesOnClock(day, hour) === 0 ? ((means[1] ?? 0) + (means[3] ?? 0)) / 2 : mean;
    return Math.round(price * 100) / 100;
  });
}

/** In autumn. */
const MOST_HOURS = 25;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How often the clock shows an hour: 2 h not at all on a Sunday in spring, and twice in autumn. */
function timesOnClock(day: string, hour: number): number {
  if (hour !== 2) return 1;
  const [year = 0] = day.split('-').map(Number);
  if (day === lastSunday(year, 'march')) return 0;
  return day === lastSunday(year, 'october') ? 2 : 1;
}

function lastSunday(year: number, month: 'march' | 'october'): string {
  const end = new Date(Date.UTC(year, month === 'march' ? 2 : 9, 31));
  return dayAfter(end.toISOString().slice(0, 10), -end.getUTCDay());
}
