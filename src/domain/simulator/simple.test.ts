import { expect, test } from 'vitest';
import { CLAIMS } from '../claims.ts';
import { ACTIVITIES, SLOTS, slotHours, VALUE_STREAMS } from './fleet-profiles.ts';
import { CHOICE_FIELDS, DEFAULT_INPUTS, mostHours } from './inputs.ts';
import { comparisonFactor, estimateSimple, type SimpleInputs } from './simple.ts';

const fleet = (changes: Partial<SimpleInputs> = {}) =>
  estimateSimple({ ...DEFAULT_INPUTS, ...changes });

test('the default fleet is the measure of all others: factor 1 and 625 euros a month', () => {
  expect(fleet().comparisonFactor).toBe(1);
  expect(fleet().monthlyGainEuros).toBe(625);
});

test('the best fleet that can be chosen earns exactly what the home page promises', () => {
  const all = CHOICE_FIELDS.activity.options.flatMap((activity) =>
    CHOICE_FIELDS.slot.options.map((slot) => fleet({ activity, slot, hours: mostHours(slot) })),
  );
  const best = Math.max(...all.map((estimate) => estimate.yearlyGainPerVehicleEuros));
  expect(best).toBe(600);
  expect(best).toBe(CLAIMS.headlineGainMax.value);
  expect(comparisonFactor({ hours: 16, activity: 'municipal', slot: 'early' })).toBe(2);
});

test.each([
  { vehicles: 5, potential: 'low', leadScore: 3 },
  { vehicles: 24, potential: 'low', leadScore: 3 },
  { vehicles: 25, potential: 'medium', leadScore: 6 },
  { vehicles: 49, potential: 'medium', leadScore: 6 },
  { vehicles: 50, potential: 'high', leadScore: 8 },
  { vehicles: 99, potential: 'high', leadScore: 8 },
  { vehicles: 100, potential: 'high', leadScore: 10 },
  { vehicles: 200, potential: 'high', leadScore: 10 },
])(
  '$vehicles vehicles: potential $potential, $leadScore points for their number',
  ({ vehicles, potential, leadScore }) => {
    const estimate = fleet({ vehicles });
    expect(estimate.potential).toBe(potential);
    expect(estimate.leadScore).toBe(leadScore + 6 + 4 + 4);
  },
);

test.each([
  { hours: 6, points: 3, factor: 0.9 },
  { hours: 7.75, points: 3, factor: 0.9875 },
  { hours: 8, points: 6, factor: 1 },
  { hours: 11.75, points: 6, factor: 1.1875 },
  { hours: 12, points: 8, factor: 1.2 },
  { hours: 16, points: 8, factor: 1.4 },
])('$hours hours plugged in: $points points, factor $factor', ({ hours, points, factor }) => {
  const estimate = fleet({ hours });
  expect(estimate.leadScore).toBe(6 + points + 4 + 4);
  expect(estimate.comparisonFactor).toBeCloseTo(factor, 12);
});

test.each([
  { activity: 'municipal', points: 6, factor: 1.2, km: 50, flexibility: 'high' },
  { activity: 'delivery', points: 5, factor: 0.85, km: 100, flexibility: 'low' },
  { activity: 'transport', points: 4, factor: 1, km: 150, flexibility: 'medium' },
  { activity: 'service', points: 3, factor: 1, km: 80, flexibility: 'medium' },
] as const)(
  'activity $activity: $points points, factor $factor, $km km a day, flexibility $flexibility',
  ({ activity, points, factor, km, flexibility }) => {
    const estimate = fleet({ activity });
    expect(estimate.leadScore).toBe(6 + 6 + points + 4);
    expect(estimate.comparisonFactor).toBeCloseTo(factor, 12);
    expect(ACTIVITIES[activity]).toMatchObject({ kmPerDay: km, flexibility });
  },
);

test.each([
  { slot: 'standard', points: 4, factor: 1, from: 6, to: 22 },
  { slot: 'early', points: 5, factor: 1.1904761904761905, from: 5, to: 21 },
  { slot: 'late', points: 3, factor: 0.9, from: 8, to: 24 },
  { slot: 'night', points: 6, factor: 1.4, from: 22, to: 6 },
] as const)(
  'slot $slot, from $from h to $to h: $points points, factor $factor',
  ({ slot, points, factor, from, to }) => {
    const estimate = fleet({ slot });
    expect(estimate.leadScore).toBe(6 + 6 + 4 + points);
    expect(estimate.comparisonFactor).toBeCloseTo(factor, 12);
    expect(SLOTS[slot]).toMatchObject({ startHour: from, endHour: to });
  },
);

test('the night slot holds eight hours, every other sixteen', () => {
  expect(CHOICE_FIELDS.slot.options.map(slotHours)).toEqual([16, 16, 16, 8]);
});

test('CO2, flexibility and the score out of ten follow the specification', () => {
  const estimate = fleet({ vehicles: 40, hours: 10 });
  expect(estimate.co2GramsPerDay).toBeCloseTo(40 * 120 * 1.1, 9);
  expect(estimate.powerCapacityKw).toBe(280);
  expect(estimate.flexibilityKwhPerDay).toBeCloseTo(280 * 10 * 0.8, 9);
  expect(estimate.scoreOutOfTen).toBeCloseTo(20 / 3, 12);
});

test('the lead score runs from 12 to 30, and no score passes ten', () => {
  const least = fleet({ vehicles: 5, hours: 6, activity: 'service', slot: 'late' });
  const most = fleet({ vehicles: 200, hours: 16, activity: 'municipal', slot: 'night' });
  expect([least.leadScore, most.leadScore]).toEqual([12, 30]);
  expect([least.scoreOutOfTen, most.scoreOutOfTen]).toEqual([4, 10]);
});

test('the value streams make up the whole gain', () => {
  expect(VALUE_STREAMS).toEqual({ network: 0.35, tariff: 0.3, management: 0.2, efficiency: 0.15 });
  const { valueStreamEuros, monthlyGainEuros } = fleet({ vehicles: 60, slot: 'night' });
  const sum = Object.values(valueStreamEuros).reduce((total, euros) => total + euros, 0);
  expect(sum).toBeCloseTo(monthlyGainEuros, 9);
});
