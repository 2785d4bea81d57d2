import { expect, test } from 'vitest';
import { chargerClass } from './fleet-profiles.ts';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { leadScore, scoreOnSwitchToExpert, specifiedFigures } from './specified-figures.ts';

/** Typed from the specification's section 9 a second time on purpose. */
const fleet = (changes: Partial<FleetInputs>): FleetInputs => ({ ...DEFAULT_INPUTS, ...changes });
const figures = (changes: Partial<FleetInputs>) => specifiedFigures(fleet(changes), 1);

const SMALLEST = {
  vehicles: 24,
  hours: 7,
  activity: 'service',
  slot: 'late',
  chargerKw: 21,
  batteryKwh: 55,
  startPercent: 61,
  targetPercent: 100,
} as const;

test.each([
  [{}, 3 + 3 + 3 + 3],
  [{ vehicles: 25 }, 15],
  [{ vehicles: 49 }, 15],
  [{ vehicles: 50 }, 17],
  [{ vehicles: 99 }, 17],
  [{ vehicles: 100 }, 19],
  [{ hours: 8 }, 15],
  [{ hours: 11 }, 15],
  [{ hours: 12 }, 17],
  [{ activity: 'transport' }, 13],
  [{ activity: 'delivery' }, 14],
  [{ activity: 'municipal' }, 15],
  [{ slot: 'standard' }, 13],
  [{ slot: 'early' }, 14],
  [{ slot: 'night' }, 15],
] as const)('in simple mode %o more than the smallest fleet scores %i', (changes, score) => {
  expect(leadScore(fleet({ ...SMALLEST, ...changes }), 'simple')).toBe(score);
});

test.each([
  [{ chargerKw: 22 }, 5],
  [{ batteryKwh: 60 }, 5],
  [{ startPercent: 60 }, 8],
  [{ vehicles: 100 }, 12 - 3],
  [{ hours: 12 }, 10 - 3],
] as const)('in expert mode %o adds %i', (changes, points) => {
  const score = (inputs: Partial<FleetInputs>) =>
    leadScore(fleet({ ...SMALLEST, ...inputs }), 'expert');
  expect(score({})).toBe(35 + 3 + 3);
  expect(score(changes) - score({})).toBe(points);
});

test('a score under 30 becomes 35 on the way to expert mode, another stays', () => {
  expect([12, 29, 30, 34].map(scoreOnSwitchToExpert)).toEqual([35, 35, 30, 34]);
});

test.each([
  [24, 'low'],
  [25, 'medium'],
  [49, 'medium'],
  [50, 'high'],
  [100, 'high'],
] as const)('%i vehicles have %s potential', (vehicles, potential) => {
  expect(figures({ vehicles }).potential).toBe(potential);
});

test('the score out of ten is at most ten', () => {
  const best = figures({ vehicles: 100, hours: 12, activity: 'municipal', slot: 'night' });
  expect(best.scoreOutOfTen).toBe(10);
});

test.each([
  [7, 'ac-standard'],
  [11, 'ac-standard'],
  [11.1, 'ac-fast'],
  [50, 'ac-fast'],
  [50.1, 'dc-fast'],
  [150, 'dc-fast'],
] as const)('a charger of %d kW is %s', (chargerKw, name) => {
  expect(chargerClass(chargerKw)).toBe(name);
});

test('capacity, energy, euros, CO2 and flexibility are the products of the specification', () => {
  const found = figures({ vehicles: 20, chargerKw: 10, hours: 10 });
  expect(found.capacityKw).toBeCloseTo(20 * 10 * 0.7, 9);
  expect(found.productMwh).toBeCloseTo((140 * 10 * 365) / 1000, 9);
  expect(found.productEuros).toBeCloseTo(511 * 180, 6);
  expect(found.productCo2Tonnes).toBeCloseTo(511 * 0.45, 9);
  expect(found.flexibilityKwhPerDay).toBeCloseTo(20 * 10 * 10 * 0.8, 9);
  expect(found.co2GramsPerDayByRule).toBe(20 * 120);
});

test.each([
  [{ vehicles: 10, chargerKw: 7, hours: 11 }, 49, 'low', 'low'],
  [{ vehicles: 10, chargerKw: 8, hours: 10 }, 56, 'medium', 'medium'],
  [{ vehicles: 20, chargerKw: 10, hours: 9 }, 140, 'high', 'medium'],
  [{ vehicles: 20, chargerKw: 10, hours: 10 }, 140, 'high', 'high'],
] as const)(
  '%o: %i kW, network services %s, tariff optimisation %s',
  (changes, kw, network, tariff) => {
    const found = figures(changes);
    expect(found.capacityKw).toBeCloseTo(kw, 9);
    expect([found.networkServices, found.tariffOptimisation]).toEqual([network, tariff]);
  },
);
