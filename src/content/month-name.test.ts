import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';

test('months are named by each language, in three lengths', () => {
  expect(monthName(0, 'fr')).toBe('janvier');
  expect(monthName(0, 'fr', 'short')).toBe('janv.');
  expect(monthName(11, 'en')).toBe('December');
  expect(monthName(11, 'en', 'narrow')).toBe('D');
});
