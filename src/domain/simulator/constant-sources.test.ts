import { expect, test } from 'vitest';
import { CONSTANT_GROUPS } from './constant-sources.ts';
import * as constants from './constants.ts';

test('every constant of the model has its unit and source, under its own name', () => {
  const told = Object.values(CONSTANT_GROUPS).flatMap((group) =>
    Object.entries(group).map(([id, { value }]) => [id, value]),
  );
  expect(Object.fromEntries(told)).toEqual({ ...constants });
});
