import { BRAND } from '../site/brand.ts';

export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

/** Specification, section 3: exactly these four fields are stored in the browser. */
export interface ConsentRecord extends ConsentChoice {
  necessary: true;
  timestamp: number;
}

export const CONSENT_KEY = `${BRAND.key}-cookie-consent`;

export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };
export const ESSENTIAL_ONLY: ConsentChoice = { analytics: false, marketing: false };

const DAY_MS = 86_400_000;
const FIELDS = ['analytics', 'marketing', 'necessary', 'timestamp'];

export function consentRecord({ analytics, marketing }: ConsentChoice, nowMs: number) {
  return { necessary: true, analytics, marketing, timestamp: nowMs } satisfies ConsentRecord;
}

interface Moment {
  nowMs: number;
  /** ISO date from which the cookies page says what it says today. */
  policyDate: string;
  /** How long a choice counts. */
  choiceDays: number;
}

/** What was chosen, or nothing where the visitor has to be asked: never asked, damaged or outdated. */
export function validConsent(stored: string | null, moment: Moment): ConsentRecord | undefined {
  const record = parsed(stored);
  return isRecord(record) && isCurrent(record, moment) ? record : undefined;
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    Object.keys(record).sort().join() === FIELDS.join() &&
    record.necessary === true &&
    typeof record.analytics === 'boolean' &&
    typeof record.marketing === 'boolean' &&
    Number.isSafeInteger(record.timestamp)
  );
}

/**
 * A clock put right since may leave a record a little in the future, never one that lasts for ever;
 * and one that runs late must not have every choice forgotten on the policy's first day.
 */
function isCurrent(
  { timestamp }: ConsentRecord,
  { nowMs, policyDate, choiceDays }: Moment,
): boolean {
  const age = nowMs - timestamp;
  return (
    age <= choiceDays * DAY_MS && age >= -DAY_MS && timestamp >= Date.parse(policyDate) - DAY_MS
  );
}
