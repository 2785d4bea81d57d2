import { calendar, isoDate, type PriceFile, type PriceYear } from '#domain/simulator/index.ts';
import { askSource, nameOf } from './ask-source.ts';
import { keep, keptFiles, PRICES_FOLDER } from './kept-prices.ts';
import {
  dayAfter,
  daysBetween,
  hoursOfDays,
  type PricedMoment,
  priceFile,
  UnreadablePrices,
} from './price-file.ts';

/** Prices that two people read of the same auction differ by less, on the mean of a day. */
const SAME_WITHIN_EUROS_PER_MWH = 1;
const TIMEOUT_MS = 60_000;

/**
 * Asks a source for the full years that are missing and all days since. The last December we have is asked
 * again: a source of another zone, unit or clock differs there. Writes after everything has been checked.
 */
export async function refreshPrices({
  url,
  today,
  folder = PRICES_FOLDER,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  /** In Paris. */
  today: string;
  folder?: URL;
  timeoutMs?: number;
}): Promise<string> {
  const known = keptFiles(folder).at(-1);
  if (!known) throw new UnreadablePrices('There is no year to compare with: import one first.');
  const last = dayAfter(today, -1);
  const { moments, licence } = await askSource(url, [`${known.year}-12-01`, last], timeoutMs);
  compareDecember(known, moments);
  const since = hoursOfDays(moments, daysBetween(`${known.year + 1}-01-01`, last));

  const source = `Day-ahead auction, French zone (ENTSO-E), from ${nameOf(url)} on ${today}`;
  const newestFullYear = Number(today.slice(0, 4)) - 1;
  const files = Array.from({ length: newestFullYear - known.year }, (_, index) =>
    priceFile(moments, { source, licence }, known.year + 1 + index),
  );
  if (last <= `${newestFullYear}-12-31`) return keep(files, folder);
  const lines = [...known.days, ...since.map((hours) => hours.join(' '))];
  return keep(files, folder, lastTwelveMonths(lines, last));
}

function compareDecember(known: PriceFile, moments: readonly PricedMoment[]): void {
  const days = daysBetween(`${known.year}-12-01`, `${known.year}-12-31`);
  const lines = known.days.slice(-days.length);
  for (const [index, asked] of hoursOfDays(moments, days).entries()) {
    const kept = (lines[index] ?? '').split(' ').map(Number);
    const differences = asked.map((price, hour) => Math.abs(price - (kept[hour] ?? 0)));
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    if (mean < SAME_WITHIN_EUROS_PER_MWH) continue;
    throw new UnreadablePrices(
      `${days[index]} is ${mean.toFixed(2)} EUR/MWh from the prices we have, on the mean of its hours: another zone, unit or clock?`,
    );
  }
}

/** The last 365 days as if they were a year. */
function lastTwelveMonths(lines: readonly string[], last: string): PriceYear {
  const days = daysBetween(dayAfter(last, -364), last);
  const year = Number(last.slice(0, 4));
  const workingDays = new Set(
    [year - 1, year].flatMap((of) =>
      calendar(of).workingDays.map((day) => isoDate({ year: of, day })),
    ),
  );
  return {
    year,
    eurosPerMwh: Float64Array.from(lines.slice(-days.length).join(' ').split(' '), Number),
    months: Uint8Array.from(days, (day) => Number(day.slice(5, 7)) - 1),
    workingDays: days.flatMap((day, index) => (workingDays.has(day) ? [index] : [])),
  };
}
