import { expect, test } from 'vitest';
import { filtersIn, hashOf } from './use-request-filters.ts';

test('search, filter and page stand behind the # and are read from there', () => {
  const filters = { search: 'fret & fils #1', only: 'message', page: 3 } as const;
  expect(filtersIn(hashOf(filters))).toEqual(filters);
  expect(hashOf(filtersIn(''))).toBe('');
});

test('an address that somebody made up is the whole list', () => {
  expect(filtersIn('#only=everything&page=-1&search=')).toEqual(filtersIn(''));
});
