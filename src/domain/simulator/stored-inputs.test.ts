import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clampInputs, DEFAULT_INPUTS } from './inputs.ts';
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
  for (const change of [{ vehicles: 900 }, { hours: 16, sessionsPerDay: 2 }, { scenario: 'c' }]) {
    expect(v.is(SimulationInputs, changed(change))).toBe(false);
  }
});

test('what version 1 stored opens with its answers; what it did not ask is as today', () => {
  const version1 = {
    mode: 'simple',
    vehicles: 60,
    hours: 12,
    readyHour: 22,
    slot: 'standard',
    activity: 'delivery',
    chargerKw: 11,
    batteryKwh: 60,
    startPercent: 30,
    targetPercent: 80,
    daysPerYear: 253,
    eventsPerWeek: 5,
    criticalHour: null,
    priceYear: 2023,
    paybackYears: 5,
    region: 'france',
    control: 'mixed',
  };
  const compared = { ...version1, scenario: 'b', vehicles: 80, daysPerYear: 300, readyHour: 8 };
  expect(stateOfStored({ ...version1, compared })).toEqual({
    mode: 'simple',
    active: 'a',
    a: {
      ...DEFAULT_INPUTS,
      vehicles: 60,
      hours: 12,
      departureHour: 22,
      slot: 'standard',
      activity: 'delivery',
      startPercent: 30,
      control: 'mixed',
    },
    b: {
      ...DEFAULT_INPUTS,
      vehicles: 80,
      hours: 12,
      departureHour: 8,
      slot: 'standard',
      activity: 'delivery',
      startPercent: 30,
      control: 'mixed',
      daysPerYear: 300,
    },
  });
});

test.each([{}, { readyHour: 'late' }, { vehicles: null, slot: 7 }, { compared: {} }])(
  'whatever was stored opens: %o',
  (stored) => {
    const { a } = stateOfStored(stored);
    expect(clampInputs(a).notes).toEqual([]);
  },
);
