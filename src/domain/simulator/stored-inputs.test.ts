import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SimulationInputs } from './simulation-inputs.ts';
import { stateOfStored, storedInputs } from './stored-inputs.ts';
import { decodeState } from './url-codec.ts';

test.each([
  '',
  'm=expert&v=60&h=13&r=7',
  'v=40&ab=a&b.v=60',
  'm=expert&v=40&ab=b&b.v=60&b.h=14&b.k=120',
])('what is stored is offered by the API and opens as it was: %s', (query) => {
  const { state } = decodeState(query);
  const stored = JSON.parse(JSON.stringify(storedInputs(state)));
  expect(v.is(SimulationInputs, stored)).toBe(true);
  expect(stateOfStored(stored)).toEqual(state);
});

test('the results are those of the scenario that was looked at', () => {
  expect(storedInputs(decodeState('v=40&ab=b&b.v=60').state)).toMatchObject({
    vehicles: 60,
    compared: { scenario: 'a', vehicles: 40 },
  });
});

test('a second scenario has the same limits as the first', () => {
  const stored = storedInputs(decodeState('v=40&ab=b&b.v=60').state);
  const changed = (compared: object) => ({
    ...stored,
    compared: { ...stored.compared, ...compared },
  });
  expect(v.is(SimulationInputs, changed({}))).toBe(true);
  for (const change of [{ vehicles: 900 }, { slot: 'night', hours: 9 }, { scenario: 'c' }]) {
    expect(v.is(SimulationInputs, changed(change))).toBe(false);
  }
});
