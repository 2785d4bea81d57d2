import { expect, test } from 'vitest';
import { compareWithSample } from './comparison.ts';
import { chargerClass } from './fleet-profiles.ts';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { specifiedFigures } from './specified-figures.ts';

/** Typed from the specification's section 9 a second time on purpose. */
const fleet = (changes: Partial<FleetInputs>): FleetInputs => ({ ...DEFAULT_INPUTS, ...changes });
const figures = (changes: Partial<FleetInputs>) => specifiedFigures(fleet(changes), 1);

test.each([
  [24, 'low'],
  [25, 'medium'],
  [49, 'medium'],
  [50, 'high'],
  [100, 'high'],
] as const)('%i vehicles have %s potential', (vehicles, potential) => {
  expect(figures({ vehicles }).potential).toBe(potential);
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

test.each([
  [5, 162],
  [100, 380],
  [200, 610],
])('the sample of %i vehicles has %i fleets', (vehicles, size) => {
  expect(compareWithSample(vehicles, 100).sampleSize).toBe(size);
});
