import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownFigures } from '../../illustrations/known-figures.ts';
import type { Estimate } from './estimate.ts';
import { type ShownFigures, shownFigures } from './shown-figures.ts';

const SEED = 20_261_118;
const INITIAL = { ...knownFigures('initial'), span: null };
/** Evenly, to a thousandth: most of what fc.double draws is almost nothing. */
const euros = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((thousandths) => thousandths / 1000);

/** Any bill, its lines and how it is shared; lines may be losses, V2G may count or not. */
const anyEstimate: fc.Arbitrary<Estimate> = fc
  .record({
    before: fc.oneof(euros(0, 20_000), fc.constant(0)),
    lines: fc.tuple(euros(-20, 1000), euros(-20, 1000), euros(0, 1000), euros(0, 400)),
    countsV2g: fc.boolean(),
    keeps: fc.integer({ min: 60, max: 70 }),
  })
  .map(({ before, lines: [energy, tariff, power, v2g], countsV2g, keeps }) => {
    const valueCreatedEuros = energy + tariff + power + (countsV2g ? v2g : 0);
    const gainEuros = (valueCreatedEuros * keeps) / 100;
    return {
      ...knownFigures('initial').estimate,
      before: { ...knownFigures('initial').estimate.before, totalEuros: before },
      energyEuros: energy,
      tariffEuros: tariff,
      powerEuros: power,
      v2gExtraEuros: v2g,
      countsV2g,
      valueCreatedEuros,
      gainEuros,
      gainPerMonthEuros: (gainEuros * 25) / 12,
    };
  });

const every = (promise: (shown: ShownFigures, estimate: Estimate, vehicles: number) => void) =>
  fc.assert(
    fc.property(anyEstimate, fc.integer({ min: 5, max: 200 }), (estimate, vehicles) => {
      const { gainEuros } = estimate;
      const range = { lowEuros: gainEuros - 3.3, highEuros: gainEuros + 0.2 };
      const gain = { ...INITIAL, estimate };
      const ranges = { arrival: range, timer: range };
      promise(shownFigures(gain, ranges, vehicles), estimate, vehicles);
    }),
    { numRuns: 5000, seed: SEED },
  );

test('what is written adds up to the euro', () => {
  every(({ perVehicle, fleet }) => {
    const { energyEuros, tariffEuros, powerEuros, v2gEuros, valueCreatedEuros } = perVehicle;
    const { beforeEuros, ownShareEuros, afterEuros, paidInAllEuros, gainEuros } = perVehicle;
    expect(energyEuros + tariffEuros + powerEuros + v2gEuros).toBe(valueCreatedEuros);
    expect(valueCreatedEuros - ownShareEuros).toBe(gainEuros);
    expect(beforeEuros - energyEuros - tariffEuros - powerEuros).toBe(afterEuros);
    expect(afterEuros - v2gEuros + ownShareEuros).toBe(paidInAllEuros);
    expect(beforeEuros - gainEuros).toBe(paidInAllEuros);
    expect(fleet.beforeEuros - fleet.gainEuros).toBe(fleet.paidInAllEuros);
  });
});

test('every figure is a whole euro, none further than one from its own', () => {
  every(({ perVehicle, fleet }, estimate, vehicles) => {
    const near = (shown: number, exact: number, most: number) =>
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(most + 1e-6);
    const all = [...Object.values(perVehicle), ...Object.values(fleet)];
    expect(all.every((figure) => Number.isInteger(figure) && !Object.is(figure, -0))).toBe(true);
    near(perVehicle.gainEuros, estimate.gainEuros, 0.5);
    near(perVehicle.beforeEuros, estimate.before.totalEuros, 0.5);
    near(perVehicle.valueCreatedEuros, estimate.valueCreatedEuros, 0.5);
    near(perVehicle.energyEuros, estimate.energyEuros, 1);
    near(perVehicle.tariffEuros, estimate.tariffEuros, 1);
    near(perVehicle.powerEuros, estimate.powerEuros, 1);
    near(perVehicle.v2gEuros, estimate.countsV2g ? estimate.v2gExtraEuros : 0, 1);
    near(fleet.gainEuros, estimate.gainEuros * vehicles, 0.5);
    near(fleet.gainPerMonthEuros, estimate.gainPerMonthEuros, 0.5);
  });
});

test('the gain stays within its range', () => {
  every(({ perVehicle, fleet }) => {
    for (const { lowEuros, gainEuros, highEuros } of [perVehicle, fleet]) {
      expect(lowEuros).toBeLessThanOrEqual(gainEuros);
      expect(highEuros).toBeGreaterThanOrEqual(gainEuros);
    }
  });
});

test('a line of zero stays zero', () => {
  const { estimate } = INITIAL;
  const dusty = { ...estimate, tariffEuros: -1e-12, energyEuros: 134.4, valueCreatedEuros: 216.6 };
  const gain = { ...INITIAL, estimate: { ...dusty, powerEuros: 82.2 } };
  const { perVehicle } = shownFigures(gain, null, 25);
  expect(perVehicle).toMatchObject({ tariffEuros: 0, v2gEuros: 0, valueCreatedEuros: 217 });
});
