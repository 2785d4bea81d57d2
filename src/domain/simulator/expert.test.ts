import { expect, test } from 'vitest';
import { chargerClass, LEVEL_THRESHOLDS, levelAbove } from './charging-profiles.ts';
import { estimateExpert, scoreOnSwitchToExpert, suggestedStartPercent } from './expert.ts';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';

const fleet = (changes: Partial<FleetInputs> = {}) =>
  estimateExpert({ ...DEFAULT_INPUTS, ...changes });

test('25 vehicles at 22 kW for 8 hours reach the ceiling the specification gives them', () => {
  const estimate = fleet({ chargerKw: 22 });
  expect(estimate.capacityKw).toBeCloseTo(25 * 22 * 0.7, 9);
  expect(estimate.ceilingEnergyMwh).toBeCloseTo(1124.2, 9);
  expect(estimate.ceilingEuros).toBeCloseTo(202_356, 6);
  expect(estimate.ceilingPerVehicleEuros).toBeCloseTo(8094.24, 6);
  expect(estimate.ceilingCo2Tonnes).toBeCloseTo(1124.2 * 0.45, 9);
});

test('the default fleet’s ceiling is 4,047 euros per vehicle', () => {
  expect(fleet().ceilingPerVehicleEuros).toBeCloseTo(4047.12, 6);
});

test.each([
  { vehicles: 5, chargerKw: 14, networkServices: 'low', capacityKw: 49 },
  { vehicles: 5, chargerKw: 15, networkServices: 'medium', capacityKw: 52.5 },
  { vehicles: 10, chargerKw: 14, networkServices: 'medium', capacityKw: 98 },
  { vehicles: 11, chargerKw: 13, networkServices: 'high', capacityKw: 100.1 },
] as const)(
  '$vehicles chargers of $chargerKw kW, $capacityKw kW in all: network services $networkServices',
  ({ networkServices, capacityKw, ...changes }) => {
    expect(fleet(changes).capacityKw).toBeCloseTo(capacityKw, 9);
    expect(fleet(changes).networkServices).toBe(networkServices);
  },
);

test.each([
  { of: LEVEL_THRESHOLDS.networkKw, value: 50, level: 'low' },
  { of: LEVEL_THRESHOLDS.networkKw, value: 50.1, level: 'medium' },
  { of: LEVEL_THRESHOLDS.networkKw, value: 100, level: 'medium' },
  { of: LEVEL_THRESHOLDS.networkKw, value: 100.1, level: 'high' },
  { of: LEVEL_THRESHOLDS.tariffMwh, value: 200, level: 'low' },
  { of: LEVEL_THRESHOLDS.tariffMwh, value: 200.1, level: 'medium' },
  { of: LEVEL_THRESHOLDS.tariffMwh, value: 500, level: 'medium' },
  { of: LEVEL_THRESHOLDS.tariffMwh, value: 500.1, level: 'high' },
])('$value is $level among levels above $of.medium and $of.high', ({ of, value, level }) => {
  expect(levelAbove(value, of)).toBe(level);
});

test.each([
  { hours: 6, vehicles: 11, tariffOptimisation: 'low', mwh: 185 },
  { hours: 6, vehicles: 12, tariffOptimisation: 'medium', mwh: 202 },
  { hours: 6, vehicles: 29, tariffOptimisation: 'medium', mwh: 489 },
  { hours: 6, vehicles: 30, tariffOptimisation: 'high', mwh: 506 },
] as const)(
  '$mwh MWh a year: tariff $tariffOptimisation',
  ({ tariffOptimisation, mwh, ...changes }) => {
    expect(fleet(changes).ceilingEnergyMwh).toBeCloseTo(mwh, -1);
    expect(fleet(changes).tariffOptimisation).toBe(tariffOptimisation);
  },
);

test.each([
  { vehicles: 24, points: 3 },
  { vehicles: 25, points: 6 },
  { vehicles: 49, points: 6 },
  { vehicles: 50, points: 9 },
  { vehicles: 99, points: 9 },
  { vehicles: 100, points: 12 },
])('$vehicles vehicles add $points points to the score', ({ vehicles, points }) => {
  expect(fleet({ vehicles, batteryKwh: 59, targetPercent: 60 }).leadScore).toBe(35 + points + 7);
});

test.each([
  { hours: 7.75, points: 3 },
  { hours: 8, points: 7 },
  { hours: 11.75, points: 7 },
  { hours: 12, points: 10 },
])('$hours hours add $points points to the score', ({ hours, points }) => {
  expect(fleet({ hours, batteryKwh: 59, targetPercent: 60 }).leadScore).toBe(35 + 6 + points);
});

test.each([
  { chargerKw: 21, batteryKwh: 59, startPercent: 41, points: 0 },
  { chargerKw: 22, batteryKwh: 59, startPercent: 41, points: 5 },
  { chargerKw: 21, batteryKwh: 60, startPercent: 41, points: 5 },
  { chargerKw: 21, batteryKwh: 59, startPercent: 40, points: 8 },
  { chargerKw: 22, batteryKwh: 60, startPercent: 40, points: 18 },
])(
  '$chargerKw kW, $batteryKwh kWh, from $startPercent to 80 %: $points points more',
  ({ points, ...changes }) => {
    expect(fleet(changes).leadScore).toBe(35 + 6 + 7 + points);
  },
);

test('what a vehicle needs, how long it takes and how sure it is', () => {
  const estimate = fleet();
  expect(estimate.neededKwhPerVehicle).toBe(30);
  expect(estimate.chargeHours).toBeCloseTo(30 / 11, 12);
  expect(estimate.successPercent).toBe(98);
  expect(estimate.flexibilityPercent).toBeCloseTo(100 * (1 - 30 / 11 / 8), 9);
  expect(estimate.operationalEfficiencyPercent).toBeCloseTo(98 * 0.933, 1);
});

test('a window too short lowers the success rate and leaves no flexibility', () => {
  const estimate = fleet({
    batteryKwh: 120,
    startPercent: 10,
    targetPercent: 100,
    chargerKw: 7,
    hours: 6,
  });
  expect(estimate.successPercent).toBeCloseTo((100 * 42) / 108, 9);
  expect(estimate.flexibilityPercent).toBe(0);
});

test('a fleet that comes home above its target needs nothing and is fully flexible', () => {
  const estimate = fleet({ startPercent: 80, targetPercent: 60 });
  expect(estimate).toMatchObject({
    neededKwhPerVehicle: 0,
    chargeHours: 0,
    successPercent: 98,
    flexibilityPercent: 100,
  });
});

test('a site with less power than its chargers slows every one of them', () => {
  const estimate = fleet({ siteKw: 100 });
  expect(estimate.chargeHours).toBeCloseTo(30 / 4, 12);
  expect(estimate.successPercent).toBe(98);
  expect(fleet({ siteKw: 50 }).successPercent).toBeCloseTo((100 * 2 * 8) / 30, 9);
});

test('a switch to Expert mode lifts a score under 30 to 35 and leaves any other alone', () => {
  expect([12, 29, 30, 61].map(scoreOnSwitchToExpert)).toEqual([35, 35, 30, 61]);
});

test('the kilometres of a day suggest the level at which a vehicle comes home', () => {
  expect(suggestedStartPercent('transport', DEFAULT_INPUTS)).toBe(DEFAULT_INPUTS.startPercent);
  expect(suggestedStartPercent('municipal', DEFAULT_INPUTS)).toBe(65);
  expect(suggestedStartPercent('transport', { batteryKwh: 30, targetPercent: 60 })).toBe(10);
});

test.each([
  { chargerKw: 11, name: 'ac-standard' },
  { chargerKw: 12, name: 'ac-fast' },
  { chargerKw: 50, name: 'ac-fast' },
  { chargerKw: 51, name: 'dc-fast' },
])('a charger of $chargerKw kW is called $name', ({ chargerKw, name }) => {
  expect(chargerClass(chargerKw)).toBe(name);
});
