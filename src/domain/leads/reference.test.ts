import { expect, test } from 'vitest';
import { referenceOf, startOfIdIn } from './reference.ts';

test('a reference is short enough to be read out, and begins as the id does', () => {
  expect(referenceOf('3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10')).toBe('3F2A-91BC');
});

test('a reference, an id and its beginning lead to the same ids, in any letters', () => {
  const id = '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10';
  for (const given of [
    referenceOf(id),
    referenceOf(id).toLowerCase(),
    id,
    id.toUpperCase(),
    id.replaceAll('-', ''),
    '3F2A91BC',
  ]) {
    expect(id.replaceAll('-', '').startsWith(startOfIdIn(given) ?? 'none')).toBe(true);
  }
});

test('an address is no reference', () => {
  expect(startOfIdIn('ada@fret.example')).toBeUndefined();
  expect(startOfIdIn('3F2A')).toBeUndefined();
  expect(startOfIdIn('--------')).toBeUndefined();
  expect(startOfIdIn('3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f1000')).toBeUndefined();
});
