import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHOICE_FIELD_IDS,
  CHOICE_FIELDS,
  clampInputs,
  DEFAULT_INPUTS,
  type FleetInputs,
  NUMBER_FIELD_IDS,
  NUMBER_FIELDS,
  OPTIONAL_FIELD_IDS,
  OPTIONAL_FIELDS,
} from './inputs.ts';
import { MODES } from './mode.ts';
import {
  carriesSimulation,
  DEFAULT_STATE,
  decodeState,
  encodeState,
  type ScenarioId,
  type SimulationState,
  STORED_KEY,
} from './url-codec.ts';

const SEED = 20_241_115;

const stepped = ({ least, most, step }: { least: number; most: number; step: number }) =>
  fc.integer({ min: 0, max: (most - least) / step }).map((steps) => least + steps * step);

const anyFleet: fc.Arbitrary<FleetInputs> = fc
  .record({
    ...Object.fromEntries(NUMBER_FIELD_IDS.map((field) => [field, stepped(NUMBER_FIELDS[field])])),
    ...Object.fromEntries(
      OPTIONAL_FIELD_IDS.map((field) => [field, fc.option(stepped(OPTIONAL_FIELDS[field]))]),
    ),
    ...Object.fromEntries(
      CHOICE_FIELD_IDS.map((field) => [field, fc.constantFrom(...CHOICE_FIELDS[field].options)]),
    ),
  })
  .map((answers) => clampInputs(answers).inputs);

const anyState: fc.Arbitrary<SimulationState> = fc
  .record({
    mode: fc.constantFrom(...MODES),
    a: anyFleet,
    b: fc.option(anyFleet),
    active: fc.constantFrom<ScenarioId>('a', 'b'),
  })
  .map((state) => ({ ...state, active: state.b === null ? 'a' : state.active }));

test('the default fleet has an empty address', () => {
  expect(encodeState(DEFAULT_STATE)).toBe('');
  expect(decodeState('')).toEqual({ state: DEFAULT_STATE, notes: [] });
});

test('only what differs from the default stands in the address', () => {
  const state: SimulationState = {
    mode: 'expert',
    a: { ...DEFAULT_INPUTS, vehicles: 60, slot: 'night', readyHour: 6.5, siteKw: 180 },
    b: { ...DEFAULT_INPUTS, control: 'api' },
    active: 'b',
  };
  expect(encodeState(state)).toBe('m=expert&v=60&r=6.5&k=180&t=night&ab=b&b.o=api');
});

test('a second scenario equal to the default is still there', () => {
  const both = { ...DEFAULT_STATE, b: DEFAULT_INPUTS };
  expect(decodeState(encodeState(both)).state).toEqual(both);
});

test('every simulation comes back from its address as it went', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(decodeState(`?${encodeState(state)}`)).toEqual({ state, notes: [] });
    }),
    { numRuns: 1000, seed: SEED },
  );
});

test('every address needs no percent signs', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = encodeState(state);
      expect(new URLSearchParams(query).toString()).toBe(query);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('an old link with values out of range opens with the nearest, and says which', () => {
  const { state, notes } = decodeState('?v=900&h=3&g=texas&n0=x&m=turbo&utm_source=mail');
  expect(state).toEqual({ ...DEFAULT_STATE, a: { ...DEFAULT_INPUTS, vehicles: 200, hours: 6 } });
  expect(notes).toEqual([
    { scenario: 'a', field: 'mode', reason: 'unknown' },
    { scenario: 'a', field: 'region', reason: 'unknown' },
    { scenario: 'a', field: 'vehicles', reason: 'clamped' },
    { scenario: 'a', field: 'hours', reason: 'clamped' },
    { scenario: 'a', field: 'startPercent', reason: 'unknown' },
  ]);
});

test('garbage is answered with a fleet the model knows, never with an error', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.tuple(fc.constantFrom('v', 'h', 'n0', 'b.v', 'ab', 't', 'r', 'x', 'm'), fc.string()),
      )
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  );
  fc.assert(
    fc.property(garbage, (search) => {
      const { state } = decodeState(search);
      expect(clampInputs(state.a).notes).toEqual([]);
      expect(decodeState(encodeState(state)).state).toEqual(state);
    }),
    { numRuns: 2000, seed: SEED },
  );
});

test.each([
  { search: '', carried: false },
  { search: '?utm_source=mail&fbclid=1', carried: false },
  { search: '?v=60', carried: true },
  { search: '?m=expert', carried: true },
  { search: `?${STORED_KEY}=0c2f`, carried: true },
  { search: '?ab=a', carried: true },
])('the address "$search" carries a simulation: $carried', ({ search, carried }) => {
  expect(carriesSimulation(search)).toBe(carried);
});
