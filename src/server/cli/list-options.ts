import { startInParis } from '#domain/site/paris-time.ts';
import { UsageError } from './command.ts';

/** What every list takes. */
export const listOptions = {
  since: { type: 'string', value: 'when', about: 'no older than this: 2026-01-31, 12h, 7d' },
  limit: { type: 'string', value: 'n', default: '50', about: 'at most so many, newest first (50)' },
} as const;

export function limitOf(given: string): number {
  const limit = Number(given);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new UsageError(`--limit is '${given}': it must be a whole number from 1.`);
  }
  return limit;
}

/** Null means no limit. */
export function sinceIn({ since }: { since?: string | undefined }): Date | null {
  return since === undefined ? null : momentOf(since);
}

const UNITS_MS = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/**
 * 'since' as people type it: a day, which begins in Paris, a moment in ISO form, or how long ago (90m, 12h, 7d).
 * momentOf('1d', new Date('2026-02-02')) // => 2026-02-01T00:00:00.000Z
 */
export function momentOf(given: string, now = new Date()): Date {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(given) ?? [];
  const unitMs = UNITS_MS.get(unit);
  if (unitMs !== undefined) return new Date(now.getTime() - Number(count) * unitMs);
  const moment = /^\d{4}-\d\d-\d\d$/.test(given) ? startInParis(given) : new Date(given);
  if (!/^\d{4}-\d\d-\d\d/.test(given) || Number.isNaN(moment.getTime())) {
    throw new UsageError(
      `'${given}' is no moment: write 2026-01-31, 2026-01-31T08:00Z, 12h or 7d.`,
    );
  }
  return moment;
}
