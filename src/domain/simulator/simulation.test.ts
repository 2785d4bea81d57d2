import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { estimateExpert } from './expert.ts';
import { CHOICE_FIELDS, clampInputs, DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { MODEL_CHANGES, MODEL_VERSION } from './model-version.ts';
import { monthlyDays, pricesOfYear } from './price-year.ts';
import { estimateSimple } from './simple.ts';
import { followingResults, leadScoreOf, mainResults, potentialOf, simulate } from './simulation.ts';
import { SimulationInputs } from './simulation-inputs.ts';
import { vehicleSessions } from './vehicle-day.ts';

const defaults = { ...DEFAULT_INPUTS, mode: 'simple' } as const;

/** Corners and the middle of what can be answered, every combination. */
const grid: FleetInputs[] = [5, 200].flatMap((vehicles) =>
  CHOICE_FIELDS.slot.options.flatMap((slot) =>
    [6, 8, 16].flatMap((hours) =>
      [7, 11, 150].flatMap((chargerKw) =>
        [30, 120].flatMap((batteryKwh) =>
          [
            [10, 100],
            [30, 80],
            [80, 60],
          ].flatMap(([startPercent, targetPercent]) =>
            CHOICE_FIELDS.control.options.map(
              (control) =>
                clampInputs({
                  vehicles,
                  slot,
                  hours,
                  chargerKw,
                  batteryKwh,
                  startPercent,
                  targetPercent,
                  control,
                  readyHour: 7,
                }).inputs,
            ),
          ),
        ),
      ),
    ),
  ),
);

/** A winter's, a spring's, a summer's and an autumn's day. */
const SEASONS = monthlyDays(pricesOfYear(2024)).filter(({ month }) => month % 3 === 0);

test('no answer leads to a number that is not one, nor to a gain below zero', () => {
  for (const fleet of grid) {
    const results = mainResults(fleet);
    expect(everyNumberFinite(results), JSON.stringify(fleet)).toBe(true);
    const { low, reference, high } = results.estimate;
    for (const { fleet: gain } of [low, reference, high]) {
      expect(Object.values(gain).every((euros) => euros >= 0)).toBe(true);
    }
    expect(results.simple.monthlyGainEuros).toBeGreaterThan(0);
    expect(results.expert.ceilingEuros).toBeGreaterThan(0);
    expect(results.expert.successPercent).toBeLessThanOrEqual(98);
  }
});

test('more vehicles or more hours never earn less by rule of thumb or at the ceiling', () => {
  for (const fleet of grid) {
    const more = clampInputs({ ...fleet, vehicles: fleet.vehicles + 1, hours: fleet.hours + 1 });
    const before = { simple: estimateSimple(fleet), expert: estimateExpert(fleet) };
    const after = { simple: estimateSimple(more.inputs), expert: estimateExpert(more.inputs) };
    expect(after.simple.monthlyGainEuros).toBeGreaterThanOrEqual(before.simple.monthlyGainEuros);
    expect(after.expert.ceilingEuros).toBeGreaterThanOrEqual(before.expert.ceilingEuros);
    expect(after.simple.leadScore).toBeGreaterThanOrEqual(before.simple.leadScore);
    expect(after.expert.leadScore).toBeGreaterThanOrEqual(before.expert.leadScore);
  }
});

test('on no day does smart charging cost more than charging on arrival, or V2G more than that', () => {
  for (const fleet of grid) {
    for (const session of vehicleSessions(fleet, SEASONS)) {
      const { onArrival, smart } = session;
      const withV2g = session.withV2g(fleet.wearCents);
      expect(smart.costEuros).toBeLessThanOrEqual(onArrival.costEuros + 1e-9);
      expect(withV2g.costEuros).toBeLessThanOrEqual(smart.costEuros + 1e-9);
    }
  }
});

test('a fleet that may give back never saves less than one that may not', () => {
  for (const fleet of grid.filter(({ control }) => control === 'ocpp')) {
    const { fleet: both } = mainResults(fleet).estimate.reference;
    const { fleet: smart } = mainResults({ ...fleet, control: 'api' }).estimate.reference;
    expect(both.smartEuros).toBeCloseTo(smart.smartEuros, 9);
    expect(both.grossEuros).toBeGreaterThanOrEqual(smart.grossEuros);
  }
});

describe('corners', () => {
  test.each([
    {
      name: 'start above target',
      changes: { startPercent: 80, targetPercent: 60 },
      said: 'start-above-target',
    },
    {
      name: 'window too short',
      changes: { chargerKw: 7, batteryKwh: 120, startPercent: 10 },
      said: 'window-too-short',
    },
    { name: 'night slot with long hours', changes: { slot: 'night', hours: 16 } },
    { name: '5 vehicles', changes: { vehicles: 5 } },
    { name: '200 vehicles', changes: { vehicles: 200 } },
    {
      name: '150 kW on 30 kWh',
      changes: { chargerKw: 150, batteryKwh: 30 },
      said: 'ceiling-beyond-battery',
    },
    {
      name: 'site power below the need',
      changes: { siteKw: 5, vehicles: 200 },
      said: 'site-too-weak',
    },
    { name: 'three sessions of eight hours', changes: { sessionsPerDay: 3 } },
    { name: 'critical a quarter of an hour after arrival', changes: { criticalHour: 0.25 } },
  ] as const)(
    '$name: every result is there, finite, plain JSON, and says what cannot be',
    (corner) => {
      const { inputs } = clampInputs({ ...DEFAULT_INPUTS, ...corner.changes });
      const results = simulate({ ...inputs, mode: 'expert' });
      expect(everyNumberFinite(results)).toBe(true);
      expect(JSON.parse(JSON.stringify(results))).toEqual(results);
      expect(v.is(SimulationInputs, { ...inputs, mode: 'expert' })).toBe(true);
      const said = results.warnings.map(({ id }) => id);
      if ('said' in corner) expect(said).toContain(corner.said);
    },
  );
});

test('the default fleet, in one line each', () => {
  const results = simulate(defaults);
  expect(results.modelVersion).toBe(MODEL_VERSION);
  expect(potentialOf(results)).toBe('medium');
  expect(leadScoreOf(results)).toBe(20);
  expect(leadScoreOf(simulate({ ...defaults, mode: 'expert' }))).toBe(61);
  expect(results.simple.monthlyGainEuros).toBe(625);
  expect(results.estimate.reference.perVehicle.grossEuros).toBeCloseTo(64.13, 2);
  expect(results.estimate.reference.perVehicle.shareEuros).toBeCloseTo(41.68, 2);
  expect(results.expert.ceilingPerVehicleEuros).toBeCloseTo(4047.12, 2);
});

test('the change log’s newest entry is the version that computes', () => {
  expect(MODEL_CHANGES[0].version).toBe(MODEL_VERSION);
});

describe('S3: the server stores only answers the model knows', () => {
  test('the default fleet is one', () => {
    expect(v.is(SimulationInputs, defaults)).toBe(true);
  });

  test.each([
    { vehicles: 4 },
    { vehicles: 201 },
    { vehicles: 25.5 },
    { hours: 8.1 },
    { hours: Number.NaN },
    { slot: 'night', hours: 9 },
    { sessionsPerDay: 4 },
    { region: 'texas' },
    { mode: 'turbo' },
    { siteKw: 1 },
    { siteKw: undefined },
    { leadScore: 99 },
  ])('%o is refused', (changes) => {
    expect(v.is(SimulationInputs, { ...defaults, ...changes })).toBe(false);
  });

  test('a missing answer is refused', () => {
    const { vehicles: _, ...rest } = defaults;
    expect(v.is(SimulationInputs, rest)).toBe(false);
  });
});

test('the main figures come within 12 ms and all of them within 50', () => {
  const fleet = { ...DEFAULT_INPUTS, hours: 13, readyHour: 7 };
  const bestMs = (run: () => unknown) =>
    Math.min(
      ...Array.from({ length: 15 }, () => {
        const startedMs = performance.now();
        run();
        return performance.now() - startedMs;
      }),
    );
  expect(bestMs(() => mainResults(fleet))).toBeLessThan(12);
  expect(bestMs(() => followingResults(fleet))).toBeLessThan(38);
});

function everyNumberFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(everyNumberFinite);
}
