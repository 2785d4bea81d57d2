/** What somebody can ask of us by right: articles 15 to 21 of the GDPR. */
export const RIGHTS = ['access', 'rectification', 'erasure', 'objection', 'portability'] as const;
export type Right = (typeof RIGHTS)[number];

/** How it reached us. Who asks on the page "my data" is served there. */
export const CHANNELS = ['mail', 'letter', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

export const OUTCOMES = ['done', 'refused', 'nothing-held'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** With fewer days than this a request is marked. */
const FEW_DAYS = 5;
const DAY_MS = 86_400_000;

/**
 * The last day to answer (article 12(3) of the GDPR): the same day of the next month, or its last day.
 * answerBy('2026-11-16') // => '2026-12-16'
 * answerBy('2027-01-31') // => '2027-02-28'
 */
export function answerBy(receivedOn: string): string {
  const received = new Date(`${receivedOn}T00:00:00Z`);
  const due = new Date(received);
  due.setUTCMonth(due.getUTCMonth() + 1);
  // The 31st of a month without one is the first of the month after.
  if (due.getUTCDate() !== received.getUTCDate()) due.setUTCDate(0);
  return due.toISOString().slice(0, 10);
}

export interface TimeLeft {
  /** Below zero once it is late. */
  days: number;
  mark: 'late' | 'soon' | 'enough';
  /** Of the time there was, from 0 to 1. */
  passed: number;
}

/** timeLeft('2026-11-16', '2026-11-20') // => { days: 26, mark: 'enough', passed: 0.13… } */
export function timeLeft(receivedOn: string, today: string): TimeLeft {
  const [from, now, due] = [receivedOn, today, answerBy(receivedOn)].map((day) => Date.parse(day));
  if (from === undefined || now === undefined || due === undefined) throw new Error('Three days.');
  const days = Math.round((due - now) / DAY_MS);
  return {
    days,
    mark: days < 0 ? 'late' : days < FEW_DAYS ? 'soon' : 'enough',
    passed: Math.min(1, Math.max(0, (now - from) / (due - from))),
  };
}
