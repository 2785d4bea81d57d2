import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestSlot, SLOTS, type Slot, slotOf, slotWindow } from './fleet-profiles.ts';
import {
  arrivalHourOf,
  CHOICE_FIELDS,
  clampInputs,
  DEFAULT_INPUTS,
  FIELD_IDS,
  fleetOf,
  mostSessions,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  startPercentOf,
  withAnswers,
} from './inputs.ts';

const SEED = 20_261_116;

test('the default fleet is the specification’s: plugged in from 22 h to 6 h', () => {
  expect(fleetOf(DEFAULT_INPUTS)).toMatchObject({
    vehicles: 25,
    chargerKw: 11,
    batteryKwh: 60,
    startPercent: 30,
    targetPercent: 80,
    departureHour: 6,
    hours: 8,
    sessionsPerDay: 1,
    siteKw: null,
    subscribedSharePercent: 80,
    offPeak: 'night',
    baseline: 'arrival',
    contract: 'indexed',
    controllablePercent: 85,
    capturePercent: 80,
    fleetSharePercent: 65,
    daysPerYear: null,
    bidirectional: false,
    control: 'ocpp',
    priority: 'normal',
    wearCents: 4,
    efficiencyPercent: 87,
    exempt: false,
  });
  expect(arrivalHourOf(DEFAULT_INPUTS)).toBe(22);
  expect(slotOf(DEFAULT_INPUTS)).toBe('night');
  expect(DEFAULT_INPUTS).toMatchObject({ activity: 'transport', vehicleType: 'van' });
});

test('nobody has said how the vehicles charge today, nor which price is paid', () => {
  expect(DEFAULT_INPUTS).toMatchObject({ baseline: null, contract: null });
  expect(clampInputs({ contract: 'unknown' })).toMatchObject({
    inputs: { contract: 'unknown' },
    notes: [],
  });
  expect(fleetOf({ ...DEFAULT_INPUTS, contract: 'unknown' }).contract).toBe('indexed');
});

test('a price is typed as the bill prints it', () => {
  expect(clampInputs({ hphPrice: 85.32, flatPrice: 0 })).toMatchObject({
    inputs: { hphPrice: 85.32, flatPrice: 0, hchPrice: null },
    notes: [],
  });
});

test.each([
  ...Object.entries({ ...NUMBER_FIELDS, ...OPTIONAL_FIELDS })
    // Their upper ends depend on other answers.
    .filter(([field]) => field !== 'batteryKwh' && field !== 'sessionsPerDay')
    .map(([field, { least, most, step }]) => ({ field, least, most, step })),
])('$field runs from $least to $most', ({ field, least, most, step }) => {
  for (const [answer, kept] of [
    [least, least],
    [least - step, least],
    [most, most],
    [most + step, most],
  ] as const) {
    const { inputs, notes } = clampInputs({ [field]: answer });
    expect(inputs).toMatchObject({ [field]: kept });
    expect(notes).toEqual(answer === kept ? [] : [{ field, reason: 'clamped' }]);
  }
});

test('7.4 kW stays 7.4, times go by quarters of an hour, vehicles by one', () => {
  expect(clampInputs({ chargerKw: 7.4 })).toMatchObject({ inputs: { chargerKw: 7.4 }, notes: [] });
  expect(clampInputs({ departureHour: 7.3, vehicles: 25.6 }).inputs).toMatchObject({
    departureHour: 7.25,
    vehicles: 26,
  });
});

test('a truck or a bus may carry 600 kWh, a car or a van 120', () => {
  const most = (vehicleType: string) =>
    clampInputs({ vehicleType, batteryKwh: 600 }).inputs.batteryKwh;
  expect(CHOICE_FIELDS.vehicleType.options.map(most)).toEqual([120, 120, 600, 600]);
});

test('sessions times hours never exceed the day', () => {
  expect([6, 6.25, 8, 8.25, 12, 12.25, 16].map(mostSessions)).toEqual([4, 3, 3, 2, 2, 1, 1]);
  expect(clampInputs({ hours: 10, sessionsPerDay: 4 }).inputs.sessionsPerDay).toBe(2);
});

test('a slot is its hours, and other hours are none', () => {
  const slots = Object.keys(SLOTS) as Slot[];
  expect(slots.map((slot) => [slot, slotWindow(slot)])).toEqual([
    ['standard', { departureHour: 22, hours: 16 }],
    ['early', { departureHour: 21, hours: 16 }],
    ['late', { departureHour: 0, hours: 16 }],
    ['night', { departureHour: 6, hours: 8 }],
  ]);
  for (const slot of slots) {
    const { fleet, notes } = withAnswers(DEFAULT_INPUTS, slotWindow(slot));
    expect([slotOf(fleet), notes]).toEqual([slot, []]);
  }
  expect(slotOf({ departureHour: 7, hours: 13 })).toBeNull();
});

test.each([
  [{ departureHour: 7, hours: 13 }, 'night'],
  [{ departureHour: 22, hours: 8 }, 'standard'],
  [{ departureHour: 0, hours: 8 }, 'late'],
  [{ departureHour: 18, hours: 10 }, 'standard'],
  [{ departureHour: 20, hours: 15 }, 'early'],
] as const)('%o is for the most part the slot %s', (window, slot) => {
  expect(nearestSlot(window)).toBe(slot);
});

test('what the day’s distance has used is missing on arrival, within what can be answered', () => {
  const start = (answers: object) => startPercentOf(clampInputs(answers).inputs);
  expect(start({ activity: 'municipal' })).toBeCloseTo(80 - (100 * 10) / 60, 9);
  expect(start({ activity: 'transport', batteryKwh: 30 })).toBe(10);
  expect(start({ vehicleType: 'bus', batteryKwh: 350 })).toBeCloseTo(80 - 18_000 / 350, 9);
  expect(start({ activity: 'transport', startPercent: 55 })).toBe(55);
});

test('an invalid answer falls back to the default, with a note', () => {
  const { inputs, notes } = clampInputs({ offPeak: 'noon', vehicles: Number.NaN, siteKw: 'much' });
  expect(inputs).toEqual(DEFAULT_INPUTS);
  expect(notes.map(({ reason }) => reason)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('any answers are corrected to inputs that the model accepts without further notes', () => {
  const anyAnswer = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, 'night', 'bus', 'yes'),
  );
  const anyAnswers = fc.record(Object.fromEntries(FIELD_IDS.map((field) => [field, anyAnswer])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { inputs } = clampInputs(answers);
      expect(clampInputs(inputs)).toEqual({ inputs, notes: [] });
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('an activity says how empty they come back', () => {
  const { fleet } = withAnswers({ ...DEFAULT_INPUTS, startPercent: 55 }, { activity: 'municipal' });
  expect(startPercentOf(fleet)).toBeCloseTo(63.3, 1);
});

test('a bus brings its battery and its charger, and a van afterwards its own', () => {
  const bus = withAnswers(DEFAULT_INPUTS, { vehicleType: 'bus' }).fleet;
  expect(bus).toMatchObject({ batteryKwh: 350, chargerKw: 50 });
  expect(withAnswers(bus, { vehicleType: 'van' }).fleet).toEqual(DEFAULT_INPUTS);
});

test('only what was answered is noted', () => {
  const { fleet, notes } = withAnswers(DEFAULT_INPUTS, { vehicles: 900 });
  expect(fleet.vehicles).toBe(200);
  expect(notes).toEqual([{ field: 'vehicles', reason: 'clamped' }]);
});
