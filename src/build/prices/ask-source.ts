import { dayAfter, onFrenchClock, type PricedMoment, UnreadablePrices } from './price-file.ts';

/** What https://api.energy-charts.info/price answers. */
type Answer = {
  readonly license_info: string;
  readonly unix_seconds: readonly number[];
  readonly price: readonly unknown[];
  readonly unit: string;
};

const UNIT = 'EUR/MWh';
const QUARTER_HOUR_SECONDS = 900;

type SourceAnswer = { readonly moments: readonly PricedMoment[]; readonly licence: string };

/** Without a key that may follow: nameOf('https://api.example/price?key=1') // => 'https://api.example/price' */
export function nameOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** Day-ahead prices of the French zone for some days, both ends included, from a source of that format. */
export async function askSource(
  url: string,
  [first, last]: readonly [first: string, last: string],
  timeoutMs: number,
): Promise<SourceAnswer> {
  const asked = new URL(url);
  const name = nameOf(url);
  asked.searchParams.set('bzn', 'FR');
  // A day more at each end: its days may be those of another clock.
  asked.searchParams.set('start', dayAfter(first, -1));
  asked.searchParams.set('end', dayAfter(last));
  const wrong = (why: string) =>
    new UnreadablePrices(`Asked for ${first} to ${last}, ${name} ${why}.`);

  const answer = await jsonFrom(asked, timeoutMs, wrong);
  if (!isAnswer(answer)) {
    throw wrong('answered without license_info, unix_seconds, price or unit');
  }
  const { license_info: licence, unix_seconds: seconds, price: prices, unit } = answer;
  if (unit.replaceAll(' ', '') !== UNIT) throw wrong(`answered in ${unit} and not in ${UNIT}`);
  if (seconds.length !== prices.length) {
    throw wrong(`answered with ${seconds.length} times and ${prices.length} prices`);
  }
  const moments = seconds.map((second, index): PricedMoment => {
    const moment = onFrenchClock(1000 * second);
    const eurosPerMwh = prices[index];
    const at = `${moment.day} ${moment.hour} h`;
    if (typeof eurosPerMwh !== 'number') throw wrong(`has no price for ${at}`);
    if (second <= (seconds[index - 1] ?? 0)) throw wrong(`repeats ${at} or goes back to it`);
    if (second % QUARTER_HOUR_SECONDS !== 0)
      throw wrong(`has a price off the quarter hours, ${at}`);
    return { ...moment, eurosPerMwh };
  });
  return { moments, licence };
}

/** A redirect is not followed: the prices are of the source that was named, or of none. */
async function jsonFrom(
  url: URL,
  timeoutMs: number,
  wrong: (why: string) => UnreadablePrices,
): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'manual' });
    if (response.status !== 200) throw wrong(`answered with status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof UnreadablePrices) throw error;
    if (error instanceof SyntaxError) throw wrong('did not answer in JSON');
    if ((error as Error).name === 'TimeoutError') {
      throw wrong(`had not answered after ${timeoutMs / 1000} s`);
    }
    throw wrong('could not be reached or broke off');
  }
}

function isAnswer(json: unknown): json is Answer {
  const { license_info, unix_seconds, price, unit } = Object(json);
  return (
    typeof license_info === 'string' &&
    license_info !== '' &&
    Array.isArray(unix_seconds) &&
    unix_seconds.every(Number.isInteger) &&
    Array.isArray(price) &&
    typeof unit === 'string'
  );
}
