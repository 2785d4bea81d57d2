import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';
import { foundingYearIsOpen } from './founding-places.ts';

const year = CLAIMS.foundingPlacesUntil.value;

test('the year is named until it is over', () => {
  expect(foundingYearIsOpen(year - 1)).toBe(true);
  expect(foundingYearIsOpen(year)).toBe(true);
});

test('the year drops out of the sentence once it is over', () => {
  expect(foundingYearIsOpen(year + 1)).toBe(false);
});
