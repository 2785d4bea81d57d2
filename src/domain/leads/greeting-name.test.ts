import { expect, test } from 'vitest';
import { firstNameIn, greetingName } from './greeting-name.ts';

test.each(['Ana', 'Marie-Anne', 'Jean Luc', 'Zoé', 'N’Golo', 'Łukasz', 'Анна', ' Ana '])(
  '%j is a name to greet by',
  (name) => {
    expect(greetingName(name)).toBe(name.trim());
  },
);

test.each([
  '',
  'a'.repeat(31),
  'Ana2',
  'Call 06 12 34 56 78',
  'evil.example',
  'https://evil.example',
  'Ana <b>',
  'Ana\nBcc: x@evil.example',
  'Ana  Roy',
  '-Ana',
  "' OR 1",
  'Ana!',
  'send money to my account',
  '‮Ana',
  undefined,
  42,
])('%j is not', (typed) => {
  expect(greetingName(typed)).toBeUndefined();
});

test.each([
  ['Ana Roy', 'Ana'],
  ['DUPONT Marie', 'Marie'],
  ['ANA ROY', undefined],
  ['A Roy', 'Roy'],
  ['Buy pills at evil.example', undefined],
])('of %j the greeting takes %j', (name, first) => {
  expect(firstNameIn(name)).toBe(first);
});
