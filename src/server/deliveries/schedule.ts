import type { DeliveryKind } from './delivery.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Before each attempt of a webhook, the first one included. */
const WEBHOOK_GAPS_SECONDS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** So that many deliveries which failed together do not all come back together. */
const JITTER = 0.2;

const MAIL_GAP_SECONDS = 5 * MINUTE;
const MAIL_RETRIES = 48;

interface Circumstances {
  /** From 0 to 1. */
  random: number;
  timeScale: number;
  retryAfterSeconds?: number | undefined;
}

/** How long to wait after `failedAttempts` failures; null when it was the last one. */
export function secondsUntilNext(
  kind: DeliveryKind,
  failedAttempts: number,
  { random, timeScale, retryAfterSeconds = 0 }: Circumstances,
): number | null {
  if (kind !== 'webhook') {
    return failedAttempts > MAIL_RETRIES ? null : MAIL_GAP_SECONDS * timeScale;
  }
  const gap = WEBHOOK_GAPS_SECONDS[failedAttempts];
  if (gap === undefined) return null;
  const spread = 1 - JITTER + 2 * JITTER * random;
  return Math.max(gap * spread * timeScale, retryAfterSeconds);
}
