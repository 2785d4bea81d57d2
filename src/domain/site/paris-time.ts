const FORM = { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' } as const;
let format: Intl.DateTimeFormat | undefined;

/**
 * Every day that a person reads is the day in Paris, wherever the machine and the person are; what programs read
 * stays in UTC.
 *
 * minuteInParis(new Date('2026-07-01T22:30Z')) // => '2026-07-02 00:30'
 */
export function minuteInParis(moment: Date): string {
  // Slow to make: a page that shows no moment does not.
  format ??= new Intl.DateTimeFormat('sv-SE', FORM);
  return format.format(moment);
}

/** dayInParis(new Date('2026-07-01T22:30Z')) // => '2026-07-02' */
export const dayInParis = (moment: Date): string => minuteInParis(moment).slice(0, 10);

const HOUR_MS = 3_600_000;

/** When a day begins there: startInParis('2026-07-02') // => 2026-07-01T22:00:00.000Z */
export function startInParis(isoDay: string): Date {
  const inUtcMs = Date.parse(isoDay);
  const inSummer = new Date(inUtcMs - 2 * HOUR_MS);
  const isSummer = Number.isNaN(inUtcMs) || dayInParis(inSummer) === isoDay;
  return isSummer ? inSummer : new Date(inUtcMs - HOUR_MS);
}
