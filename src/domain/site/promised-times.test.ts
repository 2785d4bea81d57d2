import { expect, test } from 'vitest';
import type { Qualification } from '../leads/scoring.ts';
import { messageReplyBy, registrationReplyBy } from './promised-times.ts';

const created_at = new Date('2026-03-28T22:30:00Z');
const DAY_LATER = new Date('2026-03-29T22:30:00Z');
const TWO_DAYS_LATER = new Date('2026-03-30T22:30:00Z');

const REGISTRATIONS: [what: string, repeated: boolean, Qualification, replyBy: Date][] = [
  ['a priority within a day', false, 'priority', DAY_LATER],
  ['a standard registration within two days', false, 'standard', TWO_DAYS_LATER],
  ['a further one within two days, priority or not', true, 'priority', TWO_DAYS_LATER],
  ['a further standard one within two days', true, 'standard', TWO_DAYS_LATER],
];

test.each(REGISTRATIONS)('%s', (_what, repeated, qualification_status, replyBy) => {
  expect(registrationReplyBy({ created_at, repeated, qualification_status })).toEqual(replyBy);
});

test('a message within two days, of one that somebody had to look at first from then on', () => {
  expect(messageReplyBy({ created_at })).toEqual(TWO_DAYS_LATER);
  const released_at = DAY_LATER;
  expect(messageReplyBy({ created_at, released_at })).toEqual(new Date('2026-03-31T22:30:00Z'));
  const registration = { created_at, released_at, repeated: false };
  expect(registrationReplyBy({ ...registration, qualification_status: 'priority' })).toEqual(
    TWO_DAYS_LATER,
  );
});
