import { expect, test } from 'vitest';
import { newIdempotencyKey, sameOrNewKey } from './send.ts';

const CONTENT = { email: 'camille@flotte.example', message: 'Bonjour' };

test('R3: unchanged content keeps its idempotency key', () => {
  const first = sameOrNewKey(undefined, CONTENT);
  expect(sameOrNewKey(first, { ...CONTENT })).toEqual(first);
});

test('changed content gets another idempotency key', () => {
  const first = sameOrNewKey(undefined, CONTENT);
  const second = sameOrNewKey(first, { ...CONTENT, message: 'Bonsoir' });
  expect(second.key).not.toBe(first.key);
  expect(sameOrNewKey(second, { ...CONTENT, message: 'Bonsoir' })).toEqual(second);
});

test('a form keeps the idempotency key of its first attempt', () => {
  const filling = newIdempotencyKey();
  expect(sameOrNewKey(filling, CONTENT).key).toBe(filling.key);
});
