import { expect, test } from 'vitest';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { type Lever, sensitivity } from './sensitivity.ts';

const effect = (lever: Lever, changes: Partial<FleetInputs> = {}) => {
  const found = sensitivity({ ...DEFAULT_INPUTS, ...changes }).find((each) => each.lever === lever);
  if (found === undefined) throw new Error(lever);
  return found;
};

/** At the reference already; so it is at less wear. */
const V2G_PAYS = {
  hours: 16,
  readyHour: 7,
  startPercent: 70,
  wearCents: 3,
  capturePercent: 100,
  priority: 'low',
} as const;

test('every lever is there once, the strongest first', () => {
  const effects = sensitivity(DEFAULT_INPUTS);
  expect(effects).toHaveLength(new Set(effects.map(({ lever }) => lever)).size);
  expect(effects).toHaveLength(7);
  const spans = effects.map(
    ({ atLowEuros, atHighEuros }) =>
      Math.max(atLowEuros, atHighEuros, 0) - Math.min(atLowEuros, atHighEuros, 0),
  );
  expect(spans).toEqual(spans.toSorted((a, b) => b - a));
});

test.each([
  { lever: 'wear', lowValue: 2, highValue: 8 },
  { lever: 'capture', lowValue: 60, highValue: 100 },
  { lever: 'window', lowValue: 6, highValue: 10 },
  { lever: 'power', lowValue: 7, highValue: 22 },
  { lever: 'controllable', lowValue: 70, highValue: 100 },
  { lever: 'share', lowValue: 60, highValue: 70 },
  { lever: 'price-year', lowValue: 2023, highValue: 2024 },
] as const)('$lever is tried at $lowValue and $highValue', ({ lever, ...values }) => {
  expect(effect(lever)).toMatchObject(values);
});

test('less wear earns more, more of the forecast, of the fleet and of the share too', () => {
  expect(effect('wear', V2G_PAYS).atLowEuros).toBeGreaterThan(0);
  for (const lever of ['capture', 'controllable', 'share'] as const) {
    expect(effect(lever).atLowEuros).toBeLessThan(0);
    expect(effect(lever).atHighEuros).toBeGreaterThan(0);
  }
});

test('wear matters only where V2G would be for the fleet at one of its ends', () => {
  expect(effect('wear')).toMatchObject({ atLowEuros: 0, atHighEuros: 0 });
  expect(effect('wear', { ...V2G_PAYS, wearCents: 8 }).atLowEuros).toBeGreaterThan(0);
});

test('the year already chosen changes nothing', () => {
  expect(effect('price-year').atHighEuros).toBe(0);
  expect(effect('price-year', { priceYear: 2023 }).atLowEuros).toBe(0);
});

test('an assumption with no room to move is left out', () => {
  const full = sensitivity({ ...DEFAULT_INPUTS, hours: 6, sessionsPerDay: 4 });
  expect(full.map(({ lever }) => lever)).not.toContain('window');
});

test('a night slot that is full cannot be widened', () => {
  expect(effect('window', { slot: 'night' })).toMatchObject({ highValue: 8, atHighEuros: 0 });
  expect(effect('window', { sessionsPerDay: 3 })).toMatchObject({ highValue: 8, atHighEuros: 0 });
});
