import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyCorner, anyInputs } from '../../../tests/fleets/any-inputs.ts';
import { howMany } from '../../../tests/fleets/how-many.ts';
import {
  detailResults,
  mainResults,
  simulate,
  simulationJson,
  solutionOf,
  type WarningId,
  warnings,
} from './calculation.ts';
import { clampInputs, DEFAULT_INPUTS, type FleetInputs, fleetOf } from './inputs.ts';
import { estimate } from './model/estimate.ts';
import type { ShownGain } from './model/shown-figures.ts';
import { MODEL_CHANGES, MODEL_VERSION } from './model-version.ts';
import { FRENCH_YEARS } from './prices/french-years.ts';
import { SimulationInputs } from './simulation-inputs.ts';

const SEED = 20_261_116;
const newest = FRENCH_YEARS.slice(-1);
const defaults = { ...DEFAULT_INPUTS, mode: 'simple' } as const;

const EVENING = { hours: 13, departureHour: 7 } as const;
const DEPOT = { ...EVENING, startPercent: 40, siteKw: 150 } as const;
const VANS = { ...EVENING, vehicles: 80, activity: 'delivery' } as const;
const TRUCKS = {
  ...EVENING,
  vehicles: 20,
  activity: 'delivery',
  vehicleType: 'truck',
  chargerKw: 50,
  batteryKwh: 300,
} as const;

function everyNumberFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(everyNumberFinite);
}

/** What holds for any fleet; on the newest year alone, which takes a third of the time. */
function expectSound(fleet: FleetInputs) {
  const results = mainResults(fleet, solutionOf(fleet, newest));
  expect(everyNumberFinite(results), JSON.stringify(fleet)).toBe(true);
  const { estimate, specified, per100Km } = results;
  expect(estimate.gainEuros).toBeGreaterThanOrEqual(-1e-6);
  expect(estimate.gainEuros).toBeLessThanOrEqual(estimate.valueCreatedEuros + 1e-6);
  expect(per100Km.afterEuros).toBeLessThanOrEqual(per100Km.beforeEuros + 1e-6);
  expect(specified.successPercent).toBeLessThanOrEqual(98);
  expect(v.is(SimulationInputs, { ...fleet, mode: 'expert' })).toBe(true);
}

test('no answer leads to NaN or to a loss', () => {
  fc.assert(fc.property(anyInputs, expectSound), { numRuns: howMany(1000), seed: SEED });
});

test('nor does any combination of extreme answers', () => {
  fc.assert(fc.property(anyCorner, expectSound), { numRuns: howMany(1000), seed: SEED });
});

test.each([
  { startPercent: 80, targetPercent: 60 },
  { chargerKw: 7, batteryKwh: 120, startPercent: 10 },
  { vehicles: 5 },
  { chargerKw: 150, batteryKwh: 30 },
  { siteKw: 5, vehicles: 200 },
  { sessionsPerDay: 3 },
  { vehicleType: 'bus', batteryKwh: 600, chargerKw: 150 },
])('every result of a fleet with %o is there, finite and plain JSON', (answers) => {
  const results = simulate({ ...clampInputs(answers).inputs, mode: 'expert' }, newest);
  expect(everyNumberFinite(results)).toBe(true);
  expect(JSON.parse(JSON.stringify(results))).toEqual(results);
});

test('the default fleet, in one line each', () => {
  const results = simulate(defaults, FRENCH_YEARS);
  expect(results.modelVersion).toBe(MODEL_VERSION);
  expect(results.potential).toBe('medium');
  expect(results.estimate.gainEuros).toBeCloseTo(108.21, 1);
  expect(results.estimate.factor).toBeCloseTo(0.36, 2);
  expect(results.shown).toMatchObject({
    span: {
      perVehicle: { lowEuros: 51, highEuros: 108 },
      fleet: { lowEuros: 1270, highEuros: 2705 },
    },
    perVehicle: {
      beforeEuros: 1382,
      energyEuros: 106,
      tariffEuros: 0,
      powerEuros: 60,
      valueCreatedEuros: 166,
      gainEuros: 108,
      lowEuros: 45,
      highEuros: 135,
    },
    fleet: { gainPerMonthEuros: 225 },
  });
});

/** The named fleets of the description: what a visitor sees of each. */
test.each([
  [
    'the default fleet at hourly prices',
    { contract: 'indexed' },
    null,
    [108, 45, 135],
    [108, 45, 135],
  ],
  ['the same by class', { contract: 'class' }, null, [51, 12, 63], [51, 12, 63]],
  ['back at 18 h', { hours: 12 }, [51, 249], [249, 177, 300], [110, 47, 137]],
  ['the home depot', DEPOT, [28, 182], [182, 142, 222], [69, 56, 82]],
  [
    'the home depot by class',
    { ...DEPOT, contract: 'class' },
    [28, 93],
    [93, 78, 108],
    [28, 26, 30],
  ],
  ['80 vans', VANS, [56, 193], [193, 154, 228], [112, 65, 140]],
  ['80 vans by class', { ...VANS, contract: 'class' }, [56, 121], [121, 81, 146], [56, 25, 78]],
  ['20 trucks', TRUCKS, [241, 922], [922, 724, 1097], [508, 277, 635]],
  [
    '20 trucks by class',
    { ...TRUCKS, contract: 'class' },
    [242, 556],
    [556, 359, 674],
    [242, 97, 333],
  ],
] as const)(
  '%s: span, and gain and range against either way of charging',
  (_, answers, open, arrival, timer) => {
    const { inputs } = clampInputs(answers);
    const { shown } = simulate({ ...inputs, mode: 'simple' }, FRENCH_YEARS);
    const ends = shown.span?.perVehicle;
    expect(ends ? [ends.lowEuros, ends.highEuros] : null).toEqual(open);
    const figures = ({ gainEuros, lowEuros, highEuros }: ShownGain) => [
      gainEuros,
      lowEuros,
      highEuros,
    ];
    expect(figures(shown.against.arrival)).toEqual(arrival);
    expect(figures(shown.against.timer)).toEqual(timer);
  },
);

test('each answer narrows the span, and an unknown price leaves it over all three', () => {
  const spanOf = (answers: object) =>
    simulate({ ...clampInputs({ ...VANS, ...answers }).inputs, mode: 'simple' }, newest).span;
  const width = (answers: object) => {
    const span = spanOf(answers);
    return span ? span.highEuros - span.lowEuros : 0;
  };
  const none = width({});
  for (const answers of [{ baseline: 'arrival' }, { baseline: 'timer' }, { contract: 'class' }]) {
    expect(width(answers)).toBeGreaterThan(0);
    expect(width(answers)).toBeLessThan(none);
  }
  expect(spanOf({ contract: 'unknown' })).toEqual(spanOf({}));
  expect(spanOf({ baseline: 'timer', contract: 'fixed' })).toBeNull();
});

test('both modes show the same number', () => {
  const [simple, expert] = (['simple', 'expert'] as const).map(
    (mode) => simulate({ ...defaults, mode }, newest).shown,
  );
  expect(simple).toEqual(expert);
});

test('the change log’s newest entry is the version that computes', () => {
  expect(MODEL_CHANGES[0].version).toBe(MODEL_VERSION);
});

describe('S3: the server stores only answers the model knows', () => {
  test('the default fleet is one, a 7.4 kW charger is one', () => {
    expect(v.is(SimulationInputs, defaults)).toBe(true);
    expect(v.is(SimulationInputs, { ...defaults, chargerKw: 7.4 })).toBe(true);
  });

  test.each([
    { vehicles: 4 },
    { vehicles: 201 },
    { vehicles: 25.5 },
    { hours: 8.1 },
    { hours: Number.NaN },
    { hours: 16, sessionsPerDay: 2 },
    { sessionsPerDay: 4 },
    { batteryKwh: 350 },
    { contract: 'maybe' },
    { contract: undefined },
    { slot: 'night' },
    { hphPrice: 85.321 },
    { mode: 'turbo' },
    { siteKw: 1 },
    { siteKw: undefined },
    { readyHour: 8 },
    { leadScore: 99 },
  ])('%o is refused', (changes) => {
    expect(v.is(SimulationInputs, { ...defaults, ...changes })).toBe(false);
  });

  test('a missing answer is refused', () => {
    const { vehicles: _, ...rest } = defaults;
    expect(v.is(SimulationInputs, rest)).toBe(false);
  });
});

test('the first figures of three years come within 50 ms, the rest within 500', () => {
  const fleet = { ...DEFAULT_INPUTS, hours: 13, departureHour: 7 };
  const bestMs = (run: () => unknown) =>
    Math.min(
      ...Array.from({ length: 6 }, () => {
        const startedMs = performance.now();
        run();
        return performance.now() - startedMs;
      }),
    );
  const solution = solutionOf(fleet, FRENCH_YEARS);
  expect(bestMs(() => mainResults(fleet, solutionOf(fleet, FRENCH_YEARS)))).toBeLessThan(50);
  expect(bestMs(() => detailResults(solution))).toBeLessThan(500);
});

const warned = (answers: Parameters<typeof clampInputs>[0]) => {
  const { inputs } = clampInputs(answers);
  return warnings(inputs, estimate(fleetOf(inputs), newest));
};
const ids = (answers: Parameters<typeof clampInputs>[0]): WarningId[] =>
  warned(answers).map(({ id }) => id);

test('the default fleet is warned of nothing', () => {
  expect(ids({})).toEqual([]);
});

test('a start at the target or above it is said: there is nothing to charge', () => {
  expect(ids({ startPercent: 80, targetPercent: 79 })).toEqual(['start-above-target']);
  expect(ids({ startPercent: 80, targetPercent: 80 })).toEqual(['start-above-target']);
  expect(ids({ startPercent: 79, targetPercent: 80 })).toEqual([]);
});

test('a window too short is said with what is missing in the battery', () => {
  const [short, ...others] = warned({
    chargerKw: 7,
    batteryKwh: 120,
    startPercent: 10,
    targetPercent: 100,
  });
  expect(others).toEqual([]);
  expect(short).toMatchObject({ id: 'window-too-short', field: 'hours' });
  expect(short?.kwh).toBeCloseTo(108 - 7 * 8 * Math.sqrt(0.87), 9);
});

test('a site with too little power is named as the cause', () => {
  expect(warned({ siteKw: 50 })).toEqual([
    { id: 'site-too-weak', field: 'siteKw', kwh: expect.any(Number) },
  ]);
  expect(ids({ siteKw: 150 })).toEqual([]);
});

test('a fleet that is plugged in all day has no time to drive', () => {
  expect(ids({ sessionsPerDay: 3, hours: 8 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.75 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.5 })).not.toContain('no-time-to-drive');
});

test('what rules V2G out is said once, and only to who has bidirectional chargers', () => {
  const bidirectional = 'yes';
  expect(ids({ bidirectional, control: 'api' })).toEqual(['no-v2g-by-api']);
  expect(ids({ bidirectional, contract: 'fixed' })).toEqual(['no-v2g-without-market']);
  expect(ids({ bidirectional, contract: 'class' })).toEqual(['no-v2g-without-market']);
  expect(ids({ bidirectional, control: 'api', contract: 'fixed' })).toEqual(['no-v2g-by-api']);
  expect(ids({ bidirectional })).toEqual([]);
  expect(ids({ control: 'api', contract: 'fixed' })).toEqual([]);
});

test('a power that is assumed to be what the vehicles need is said', () => {
  const heavy = { batteryKwh: 100, startPercent: 10, hours: 8, chargerKw: 11 };
  expect(ids(heavy)).toEqual(['power-raised-to-need']);
  expect(ids({ ...heavy, siteKw: 275 })).toEqual([]);
});

const LINK = 'https://host/simulateur?m=expert&v=60&i=3';

test('the file holds version, link, answers and results, and gives them back', () => {
  const inputs = { ...DEFAULT_INPUTS, mode: 'expert', vehicles: 60 } as const;
  const { mode, ...fleet } = inputs;
  const file = JSON.parse(simulationJson({ mode, fleet }, FRENCH_YEARS, LINK));
  const { modelVersion, ...results } = simulate(inputs, FRENCH_YEARS);
  expect(file).toEqual({ modelVersion: MODEL_VERSION, link: LINK, inputs, results });
  expect(modelVersion).toBe(MODEL_VERSION);
  expect(v.is(SimulationInputs, file.inputs)).toBe(true);
});
