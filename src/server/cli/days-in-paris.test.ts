import { expect, test } from 'vitest';
import { momentOf } from './list-options.ts';
import { printable } from './table.ts';

test('typed text cannot reverse the line or send control sequences to the terminal', () => {
  expect(printable('a\u202eb\u001b[31m')).toBe('a\u00b7b\u00b7[31m');
});

test('a table shows the time in Paris, and a day that is typed begins there', () => {
  const moment = new Date('2026-11-18T23:53:00Z');
  expect(printable(moment)).toBe('2026-11-19 00:53 Paris');
  expect(momentOf('2026-11-19').toISOString()).toBe('2026-11-18T23:00:00.000Z');
  expect(momentOf('2026-11-19T08:00Z').toISOString()).toBe('2026-11-19T08:00:00.000Z');
});
