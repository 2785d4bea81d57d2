import { expect, test } from 'vitest';
import { addressWith } from './simulation-address.ts';

test.each([
  ['', 'v=60', '?v=60'],
  ['?v=30', '', ''],
  ['?utm_source=mail&v=30', 'v=60', '?utm_source=mail&v=60'],
  ['?ab=b&b.v=7&utm_medium=x', 'm=expert', '?utm_medium=x&m=expert'],
  ['?s=0c2f', 'v=61', '?v=61'],
])('%s with %s in it is %s', (search, simulation, address) => {
  expect(addressWith(search, simulation)).toBe(address);
});
