import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInputs } from '../../../tests/fleets/any-inputs.ts';
import { clampInputs, DEFAULT_INPUTS, MODES } from './inputs.ts';
import {
  addressWith,
  carriesSimulation,
  DEFAULT_STATE,
  decodeState,
  encodeState,
  type SimulationState,
  STORED_KEY,
} from './url-codec.ts';

const SEED = 20_241_115;

const NOTHING_TO_SAY = { notes: [], version: 3, hadSecondFleet: false };

const anyState: fc.Arbitrary<SimulationState> = fc.record({
  mode: fc.constantFrom(...MODES),
  fleet: anyInputs,
});

test('the default fleet has an empty address', () => {
  expect(encodeState(DEFAULT_STATE)).toBe('');
  expect(decodeState('')).toEqual({ state: DEFAULT_STATE, ...NOTHING_TO_SAY });
});

test('only what differs from the default stands in the address, and which version asked', () => {
  const state: SimulationState = {
    mode: 'expert',
    fleet: { ...DEFAULT_INPUTS, vehicles: 60, departureHour: 6.5, contract: 'class', siteKw: 180 },
  };
  expect(encodeState(state)).toBe('m=expert&v=60&r=6.5&k=180&ct=class&i=3');
});

test.each(['a', 'b'])('a link with two fleets, %s looked at, opens with the first', (looked) => {
  const link = `m=expert&v=40&ab=${looked}&b.v=900&b.ct=fixed&i=3`;
  const first = { mode: 'expert', fleet: { ...DEFAULT_INPUTS, vehicles: 40 } };
  expect(decodeState(link)).toEqual({ ...NOTHING_TO_SAY, state: first, hadSecondFleet: true });
});

test('every simulation is the same after encoding and decoding its address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(decodeState(`?${encodeState(state)}`)).toEqual({ state, ...NOTHING_TO_SAY });
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

test('a link with values out of range opens with the nearest, and says which', () => {
  const { state, notes } = decodeState('?v=900&h=3&ct=maybe&n0=x&m=turbo&i=3&utm_source=mail');
  expect(state).toEqual({
    ...DEFAULT_STATE,
    fleet: { ...DEFAULT_INPUTS, vehicles: 200, hours: 6 },
  });
  expect(notes).toEqual([
    { field: 'mode', reason: 'unknown' },
    { field: 'contract', reason: 'unknown' },
    { field: 'vehicles', reason: 'clamped' },
    { field: 'hours', reason: 'clamped' },
    { field: 'startPercent', reason: 'unknown' },
  ]);
});

test('a link of version 1 opens and is known as one; its retired questions are passed over', () => {
  const link = '?m=expert&v=60&h=12&r=7&t=standard&o=api&f=3&x=5.5&j=2023&l=4&g=france&b.v=9';
  const { state, notes, version } = decodeState(link);
  expect(version).toBe(1);
  expect(notes).toEqual([]);
  expect(state).toEqual({
    ...DEFAULT_STATE,
    mode: 'expert',
    fleet: {
      ...DEFAULT_INPUTS,
      vehicles: 60,
      hours: 12,
      departureHour: 7,
      control: 'api',
    },
  });
});

test.each(['f=3', 'x=5.5', 'j=2023', 'l=4', 'g=texas', 'f=&x=&j=&l=&g='])(
  'a link that carries no more than %s opens with the default fleet, as one of version 1',
  (query) => {
    expect(decodeState(query)).toEqual({
      ...NOTHING_TO_SAY,
      state: DEFAULT_STATE,
      version: 1,
    });
  },
);

test.each(['', 'm=expert', 's=0c2f', 'utm_source=mail', 'v=60&i=3'])(
  'the address "%s" is of this version',
  (query) => {
    expect(decodeState(query).version).toBe(3);
  },
);

test.each([
  ['v=80&a=delivery&h=13&r=7&i=2', { baseline: 'arrival', contract: 'indexed' }],
  ['v=80&a=delivery&h=13&r=7&bl=timer&ct=fixed&i=2', { baseline: 'timer', contract: 'fixed' }],
] as const)('a link of version 2 keeps what it was computed with: %s', (query, kept) => {
  const { state, notes, version } = decodeState(query);
  expect([version, notes]).toEqual([2, []]);
  expect(state.fleet).toMatchObject({ vehicles: 80, hours: 13, departureHour: 7, ...kept });
});

test.each([
  ['t=late&h=12&i=2', 0],
  ['t=late&r=6.5&i=2', 6.5],
  ['t=noon&i=2', 6],
  ['t=early&v=30', 21],
])('in older links the vehicles are ready at the end of their slot: %s', (query, departureHour) => {
  expect(decodeState(query).state.fleet.departureHour).toBe(departureHour);
});

test('an unreadable address gives a valid fleet, never an error', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('v', 'h', 'n0', 'b.v', 'ab', 't', 'r', 'x', 'm', 'i', 'vt', 'v2'),
          fc.string(),
        ),
      )
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
  );
  fc.assert(
    fc.property(garbage, (search) => {
      const { state } = decodeState(search);
      expect(clampInputs(state.fleet).notes).toEqual([]);
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

test.each([
  ['', 'v=60', '?v=60'],
  ['?v=30', '', ''],
  ['?utm_source=mail&v=30', 'v=60', '?utm_source=mail&v=60'],
  ['?ab=b&b.v=7&utm_medium=x', 'm=expert', '?utm_medium=x&m=expert'],
  ['?s=0c2f', 'v=61', '?v=61'],
])('%s with %s in it is %s', (search, simulation, address) => {
  expect(addressWith(search, simulation)).toBe(address);
});
