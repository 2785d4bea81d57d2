import { expect, test } from 'vitest';
import { signedEuros } from './amounts.ts';

test('a change has its sign, and none where it is nothing', () => {
  expect(signedEuros(0.4, 'fr')).toMatch(/^0\s€$/);
  expect(signedEuros(2, 'fr')).toMatch(/^\+2\s€$/);
  expect(signedEuros(-2, 'en')).toBe('−\u2060€2');
  expect(signedEuros(10.6 - 9.4, 'en')).toBe('+€1');
});
