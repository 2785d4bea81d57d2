import { UsageError } from './command.ts';
import { momentOf } from './moment.ts';

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

/** Null: as old as it may be. */
export function sinceIn({ since }: { since?: string | undefined }): Date | null {
  return since === undefined ? null : momentOf(since);
}
