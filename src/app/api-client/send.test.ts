import { expect, test } from 'vitest';
import { newIdempotencyKey, sameOrNewKey } from './send.ts';

const CONTENT = { email: 'camille@flotte.example', message: 'Bonjour' };

test('R3: what is said again unchanged keeps its key', () => {
  const first = sameOrNewKey(undefined, CONTENT);
  expect(sameOrNewKey(first, { ...CONTENT })).toEqual(first);
});

test('what is said differently is another sending', () => {
  const first = sameOrNewKey(undefined, CONTENT);
  const second = sameOrNewKey(first, { ...CONTENT, message: 'Bonsoir' });
  expect(second.key).not.toBe(first.key);
  expect(sameOrNewKey(second, { ...CONTENT, message: 'Bonsoir' })).toEqual(second);
});

test('the key of a filling is the one it is first sent under', () => {
  const filling = newIdempotencyKey();
  expect(sameOrNewKey(filling, CONTENT).key).toBe(filling.key);
});
