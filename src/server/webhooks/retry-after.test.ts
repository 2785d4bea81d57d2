import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const NOW = Date.parse('Fri, 31 Dec 1999 23:58:00 GMT');

test.each([
  [undefined, undefined],
  ['120', 120],
  ['0', 0],
  ['999999999', 86_400],
  ['Fri, 31 Dec 1999 23:59:00 GMT', 60],
  ['Fri, 31 Dec 1999 23:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s means %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
