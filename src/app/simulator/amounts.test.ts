import { expect, test } from 'vitest';
import { shownDifference, signedEuros } from './amounts.ts';

test('a difference is the one between the amounts beside it', () => {
  expect(shownDifference(10.4, 9.6, 'fr')).toMatch(/^0\s€$/);
  expect(shownDifference(10.6, 9.4, 'fr')).toMatch(/^\+2\s€$/);
  expect(shownDifference(9.4, 10.6, 'en')).toBe('−\u2060€2');
  expect(signedEuros(10.6 - 9.4, 'en')).toBe('+€1');
});
