import { expect, test, vi } from 'vitest';
import { memoizeByHeader, preferredEncoding } from './content-negotiation.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, *;q=0', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['brotli, gzipped', 'identity'],
  ['br;q=rubbish, gzip', 'gzip'],
  [',,;;==', 'identity'],
])('who accepts %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

const upper = (header: string | undefined) => (header ?? 'none').toUpperCase();

test('the decision for a header is cached', () => {
  const decide = vi.fn(upper);
  const memoized = memoizeByHeader(decide);
  expect([memoized('fr'), memoized('fr'), memoized(undefined), memoized(undefined)]).toEqual([
    'FR',
    'FR',
    'NONE',
    'NONE',
  ]);
  expect(decide).toHaveBeenCalledTimes(2);
});

test('arbitrary headers are answered correctly and not accumulated in the cache', () => {
  const decide = vi.fn(upper);
  const memoized = memoizeByHeader(decide);
  for (let i = 0; i < 2_000; i += 1) expect(memoized(`x${i}`)).toBe(`X${i}`);
  memoized('x0');
  expect(decide).toHaveBeenCalledTimes(2_001);
});

test('a very long header is not cached', () => {
  const decide = vi.fn(upper);
  const memoized = memoizeByHeader(decide);
  memoized('x'.repeat(10_000));
  memoized('x'.repeat(10_000));
  expect(decide).toHaveBeenCalledTimes(2);
});
