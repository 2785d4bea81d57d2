import * as v from 'valibot';
import { expect, test } from 'vitest';
import { clampInputs, DEFAULT_INPUTS } from './inputs.ts';
import { SimulationInputs } from './simulation-inputs.ts';
import { stateOfStored } from './stored-inputs.ts';
import { decodeState } from './url-codec.ts';

test.each(['', 'm=expert&v=60&h=13&r=7'])(
  'what is stored is offered by the API and opens as it was: %s',
  (query) => {
    const { state } = decodeState(query);
    const stored = JSON.parse(JSON.stringify({ ...state.fleet, mode: state.mode }));
    expect(v.is(SimulationInputs, stored)).toBe(true);
    expect(stateOfStored(stored)).toEqual(state);
  },
);

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
  expect(stateOfStored(version1)).toEqual({
    mode: 'simple',
    fleet: {
      ...DEFAULT_INPUTS,
      vehicles: 60,
      hours: 12,
      departureHour: 22,
      activity: 'delivery',
      startPercent: 30,
      control: 'mixed',
    },
  });
  expect(stateOfStored({ ...version1, daysPerYear: 300 }).fleet.daysPerYear).toBe(300);
});

test('what version 2 stored keeps its contract, its way of charging and the end of its slot', () => {
  const version2 = { mode: 'expert', slot: 'late', departureHour: null, hours: 12 };
  const answered = { baseline: 'arrival', contract: 'fixed' } as const;
  expect(stateOfStored({ ...version2, ...answered }).fleet).toEqual({
    ...DEFAULT_INPUTS,
    ...answered,
    hours: 12,
    departureHour: 0,
  });
  expect(stateOfStored({ ...version2, departureHour: 7 }).fleet.departureHour).toBe(7);
});

test.each([{}, { readyHour: 'late' }, { vehicles: null, slot: 7 }])(
  'whatever was stored opens: %o',
  (stored) => {
    const { fleet } = stateOfStored(stored);
    expect(clampInputs(fleet).notes).toEqual([]);
  },
);
