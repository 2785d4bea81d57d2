const LONGEST_SECONDS = 24 * 3600;

/**
 * retryAfterSeconds('120', now) // => 120
 * retryAfterSeconds('Fri, 31 Dec 1999 23:59:59 GMT', now) // => 0 if that is past
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(seconds, 0), LONGEST_SECONDS);
}
