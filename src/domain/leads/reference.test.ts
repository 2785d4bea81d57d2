import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test('a reference is short enough to be read out, and begins as the id does', () => {
  expect(referenceOf('3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10')).toBe('3F2A-91BC');
});
