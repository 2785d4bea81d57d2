import { expect, test } from 'vitest';
import { newSending, sameOrNew } from './sending.ts';

const CONTENT = { email: 'camille@flotte.example', message: 'Bonjour' };

test('R3: what is said again unchanged keeps its key', () => {
  const first = sameOrNew(undefined, CONTENT);
  expect(sameOrNew(first, { ...CONTENT })).toEqual(first);
});

test('what is said differently is another sending', () => {
  const first = sameOrNew(undefined, CONTENT);
  const second = sameOrNew(first, { ...CONTENT, message: 'Bonsoir' });
  expect(second.key).not.toBe(first.key);
  expect(sameOrNew(second, { ...CONTENT, message: 'Bonsoir' })).toEqual(second);
});

test('the key of a filling is the one it is first sent under', () => {
  const filling = newSending();
  expect(sameOrNew(filling, CONTENT).key).toBe(filling.key);
});
