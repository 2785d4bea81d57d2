import { expect, test } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';

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
])('whoever accepts %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
