import { expect, test } from 'vitest';
import { filtersIn, hashOf } from './use-lead-filters.ts';

test('filters stand behind the # and are read from there', () => {
  const filters = {
    view: 'mine',
    search: 'fret & fils #1',
    priority: 'priority',
    spoken: 'en',
    source: 'google',
    size: 50,
    untaken: true,
    limit: 100,
  } as const;
  expect(filtersIn(hashOf(filters))).toEqual(filters);
  expect(hashOf(filtersIn(''))).toBe('');
});

test('an address that somebody made up is the whole list', () => {
  const made = filtersIn('#view=all&priority=x&spoken=de&size=7&limit=-1');
  expect(made).toEqual(filtersIn(''));
  expect(filtersIn('#limit=100000').limit).toBe(500);
});
