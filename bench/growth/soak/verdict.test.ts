import { expect, test } from 'vitest';
import { QUEUE, ROW_TABLES, type Sample, SMALL_TABLES } from './samples.ts';
import { compareFifths, tableRow } from './verdict.ts';

const LENGTH_MS = 600_000;
const STEADY = {
  'site memory': 200,
  'site heap': 40,
  'site files': 40,
  'site threads': 8,
  'worker memory': 300,
  'worker heap': 40,
  'worker files': 40,
  'worker threads': 11,
  connections: 20,
  [`${QUEUE} kB`]: 4000,
  ...Object.fromEntries(ROW_TABLES.map((table) => [`${table} bytes per row`, 1000])),
  ...Object.fromEntries(SMALL_TABLES.map((table) => [`${table} kB`, 24])),
};

/** A sample every ten seconds; the value grows to `times` itself, evenly over the run. */
function samplesOf(value: string, times: number): Sample[] {
  return Array.from({ length: 60 }, (_, index) => {
    const atMs = index * 10_000 + 5_000;
    const growth = 1 + ((times - 1) * atMs) / LENGTH_MS;
    const values: Record<string, number> = { ...STEADY };
    return { atMs, values: { ...values, [value]: (values[value] ?? 0) * growth } };
  });
}

const grownIn = (samples: Sample[]) =>
  compareFifths(samples, LENGTH_MS)
    .filter(({ isTooMuch }) => isTooMuch)
    .map(({ value }) => value);

test('what stays as it is has not grown', () => {
  expect(grownIn(samplesOf('site memory', 1))).toEqual([]);
});

test.each(Object.keys(STEADY))('a growing figure is found: %s', (value) => {
  expect(grownIn(samplesOf(value, 20))).toEqual([value]);
});

test('warming up in the first fifth is not growth', () => {
  const samples = samplesOf('site memory', 1).map(({ atMs, values }) => ({
    atMs,
    values: { ...values, 'site memory': atMs < LENGTH_MS / 5 ? 60 : 200 },
  }));
  expect(grownIn(samples)).toEqual([]);
});

test('a figure that nobody read is not taken for a steady one', () => {
  const samples = samplesOf('connections', 1).map(({ atMs, values }) => {
    const { connections: _, ...others } = values;
    return { atMs, values: others };
  });
  expect(grownIn(samples)).toEqual(['connections']);
});

test('a row says both medians, their ratio and what is allowed', () => {
  const [memory] = compareFifths(samplesOf('site memory', 1), LENGTH_MS);
  expect(memory && tableRow(memory)).toEqual([
    'site: memory (RSS), MB',
    '200.0',
    '200.0',
    '1.00',
    '1.1',
  ]);
});
