import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotReadyHour } from './fleet-profiles.ts';
import {
  CHOICE_FIELDS,
  clampInputs,
  DEFAULT_INPUTS,
  FIELD_IDS,
  mostHours,
  mostSessions,
  NUMBER_FIELDS,
} from './inputs.ts';

test('the default fleet is the specification’s', () => {
  expect(DEFAULT_INPUTS).toMatchObject({
    vehicles: 25,
    hours: 8,
    activity: 'transport',
    slot: 'standard',
    chargerKw: 11,
    batteryKwh: 60,
    startPercent: 30,
    targetPercent: 80,
    readyHour: 8,
    controllablePercent: 85,
    siteKw: null,
    sessionsPerDay: 1,
    daysPerYear: 253,
    eventsPerWeek: 5,
    criticalHour: null,
    priority: 'normal',
    control: 'ocpp',
    region: 'france',
    wearCents: 4,
    efficiencyPercent: 87,
    capturePercent: 80,
    fleetSharePercent: 65,
    priceYear: 2024,
  });
});

test.each([
  { field: 'vehicles', least: 5, most: 200, sliderStep: 5, step: 1 },
  { field: 'hours', least: 6, most: 16, sliderStep: 1, step: 0.25 },
  { field: 'chargerKw', least: 7, most: 150, sliderStep: 1, step: 1 },
  { field: 'batteryKwh', least: 30, most: 120, sliderStep: 5, step: 1 },
  { field: 'startPercent', least: 10, most: 80, sliderStep: 5, step: 1 },
  { field: 'targetPercent', least: 60, most: 100, sliderStep: 5, step: 1 },
  { field: 'wearCents', least: 2, most: 8, sliderStep: 0.5, step: 0.5 },
  { field: 'capturePercent', least: 60, most: 100, sliderStep: 5, step: 1 },
] as const)('$field runs from $least to $most by $sliderStep', ({ field, ...bounds }) => {
  expect(NUMBER_FIELDS[field]).toMatchObject(bounds);
  const { least, most, step } = bounds;
  for (const [answer, kept] of [
    [least, least],
    [least - step, least],
    [most, most],
    [most + step, most],
  ] as const) {
    const { inputs, notes } = clampInputs({ [field]: answer });
    expect(inputs[field]).toBe(kept);
    expect(notes).toEqual(answer === kept ? [] : [{ field, reason: 'clamped' }]);
  }
});

test('a fleet above 200 becomes 200, and is told so', () => {
  expect(clampInputs({ vehicles: 500 })).toMatchObject({
    inputs: { vehicles: 200 },
    notes: [{ field: 'vehicles', reason: 'clamped' }],
  });
});

test('a night of eight hours holds no twelve', () => {
  expect(clampInputs({ slot: 'night', hours: 12 })).toEqual({
    inputs: { ...DEFAULT_INPUTS, slot: 'night', hours: 8 },
    notes: [{ field: 'hours', reason: 'clamped' }],
  });
  expect(CHOICE_FIELDS.slot.options.map(mostHours)).toEqual([16, 16, 16, 8]);
});

test('sessions times hours never exceed the day', () => {
  expect([6, 6.25, 8, 8.25, 12, 12.25, 16].map(mostSessions)).toEqual([4, 3, 3, 2, 2, 1, 1]);
  expect(clampInputs({ hours: 10, sessionsPerDay: 4 }).inputs.sessionsPerDay).toBe(2);
});

test('times go by quarters of an hour, vehicles by one', () => {
  expect(clampInputs({ readyHour: 7.3, vehicles: 25.6 }).inputs).toMatchObject({
    readyHour: 7.25,
    vehicles: 26,
  });
});

test('an answer that means nothing falls back to the default, with a note', () => {
  const { inputs, notes } = clampInputs({ region: 'texas', vehicles: Number.NaN, siteKw: 'much' });
  expect(inputs).toEqual(DEFAULT_INPUTS);
  expect(notes.map(({ reason }) => reason)).toEqual(['unknown', 'unknown', 'unknown']);
});

test('choosing a slot sets the hour of readiness to its end, the standard one to where one begins', () => {
  expect(CHOICE_FIELDS.slot.options.map(slotReadyHour)).toEqual([8, 21, 0, 6]);
});

test('whatever is answered, the result is one the model accepts without another word', () => {
  const anyAnswer = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, 'night'),
  );
  const anyAnswers = fc.record(Object.fromEntries(FIELD_IDS.map((field) => [field, anyAnswer])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { inputs } = clampInputs(answers);
      expect(clampInputs(inputs)).toEqual({ inputs, notes: [] });
    }),
    { numRuns: 500, seed: 1 },
  );
});
