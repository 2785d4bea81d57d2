import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from './inputs.ts';
import { compareWithSample, sampleEurosPerVehicle } from './sample.ts';

const everySize = Array.from({ length: 196 }, (_, index) => index + 5);

test('every sample’s mean fleet earns what the default fleet earns, within 2 %', () => {
  for (const vehicles of everySize) {
    const { meanFactor } = compareWithSample({ ...DEFAULT_INPUTS, vehicles });
    expect(Math.abs(meanFactor - 1), `${vehicles} vehicles`).toBeLessThan(0.02);
  }
});

test('a sample holds 150 fleets and 2.3 more per vehicle', () => {
  for (const [vehicles, size] of [
    [5, 162],
    [25, 208],
    [60, 288],
    [200, 610],
  ] as const) {
    expect(sampleEurosPerVehicle(vehicles)).toHaveLength(size);
    expect(compareWithSample({ ...DEFAULT_INPUTS, vehicles }).sampleSize).toBe(size);
  }
});

test('the same fleet is compared with the same sample every time', () => {
  expect(sampleEurosPerVehicle(60)).toEqual(sampleEurosPerVehicle(60));
});

test('every fleet of the sample is counted once: below, equal or above', () => {
  for (const vehicles of everySize) {
    const { below, equal, above, sampleSize } = compareWithSample({ ...DEFAULT_INPUTS, vehicles });
    expect(below + equal + above).toBe(sampleSize);
    expect(equal).toBeGreaterThan(0);
  }
});

test('no simulated fleet earns more than the best that can be chosen', () => {
  for (const vehicles of everySize) {
    const euros = sampleEurosPerVehicle(vehicles);
    expect(euros.at(-1)).toBeLessThanOrEqual(600);
    expect(euros).toEqual(euros.toSorted((a, b) => a - b));
  }
});

test('the best fleet stands above all others and well above the average', () => {
  const best = compareWithSample({ vehicles: 60, hours: 16, activity: 'municipal', slot: 'early' });
  expect(best.above).toBe(0);
  expect(best.multipleOfAverage).toBeCloseTo(2, 1);
});

test('a weak fleet is told a multiple under 1', () => {
  const weak = compareWithSample({ vehicles: 60, hours: 6, activity: 'delivery', slot: 'late' });
  expect(weak.multipleOfAverage).toBeLessThan(0.75);
  expect(weak.multipleOfMedian).toBeLessThan(0.8);
});
