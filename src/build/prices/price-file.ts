import { calendar, type PriceFile } from '#domain/simulator/prices/price-year.ts';
import { type PricedMoment, UnreadableExport } from './read-export.ts';

const DAY_MS = 86_400_000;

/**
 * A full year of 24 hours a day. Quarter hours and the doubled hour of autumn become means; the hour that
 * spring skips is the mean of its neighbours; any other gap stops the import.
 */
export function priceFile(
  moments: readonly PricedMoment[],
  provenance: Pick<PriceFile, 'source' | 'licence'>,
): PriceFile {
  const year = yearOf(moments);
  const prices = Map.groupBy(moments, ({ day, hour }) => `${day} ${hour}`);
  const mean = (key: string) => {
    const all = prices.get(key);
    return all && all.reduce((sum, { eurosPerMwh }) => sum + eurosPerMwh, 0) / all.length;
  };
  const skipped = springSunday(year);
  const missing: string[] = [];
  const days = daysOf(year).map((day) => {
    const hours = Array.from({ length: 24 }, (_, hour) => {
      const found = mean(`${day} ${hour}`);
      if (found !== undefined) return found;
      const [before, after] = [mean(`${day} 1`), mean(`${day} 3`)];
      const isSkipped = day === skipped && hour === 2;
      if (isSkipped && before !== undefined && after !== undefined) return (before + after) / 2;
      missing.push(`${day} ${hour} h`);
      return 0;
    });
    return hours.map((price) => Math.round(price * 100) / 100);
  });
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ');
    throw new UnreadableExport(`${missing.length} hours of ${year} are missing: ${some} …`);
  }
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

/** An export by UTC, or one that ends at midnight, also holds an hour of another year. */
function yearOf(moments: readonly PricedMoment[]): number {
  const counts = Map.groupBy(moments, ({ day }) => Number(day.slice(0, 4)));
  const [year] = [...counts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (year === undefined) throw new UnreadableExport('The file holds no price.');
  return year;
}

function daysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  return Array.from({ length: days }, (_, day) => isoDay(first + day * DAY_MS));
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The last Sunday of March, on which 2 h does not exist. */
function springSunday(year: number): string {
  const end = Date.UTC(year, 2, 31);
  return isoDay(end - new Date(end).getUTCDay() * DAY_MS);
}
