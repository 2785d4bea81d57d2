import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXT = 4.5;
const LARGE_TEXT = 3;
const MARK = 3;

/** Design, section 2: what may stand on what. */
const PAIRS: [colour: string, grounds: string[], atLeast: number][] = [
  ['ink', ['paper', 'surface', 'sage', 'lime', 'sky-1', 'sky-2', 'sky-3'], TEXT],
  ['ink-2', ['paper', 'surface', 'sage'], TEXT],
  ['pine', ['paper', 'surface'], TEXT],
  ['charge-text', ['paper', 'surface'], TEXT],
  ['peak-text', ['paper', 'surface'], TEXT],
  ['error', ['paper', 'surface', 'error-ground'], TEXT],
  [
    'paper',
    ['ink', 'pine', 'night', 'plot-night', 'row-night', 'sky-4', 'sky-5', 'sky-6', 'sky-7'],
    TEXT,
  ],
  ['lime', ['pine', 'night', 'plot-night', 'row-night'], TEXT],
  ['paper-dim', ['pine', 'night', 'plot-night', 'row-night', 'sky-5', 'sky-6', 'sky-7'], TEXT],
  ['paper-dim', ['sky-4'], LARGE_TEXT],
  ['charge-night', ['night', 'plot-night', 'row-night', 'pine'], TEXT],
  ['peak-night', ['night', 'plot-night', 'sky-5'], TEXT],
  ['charge', ['paper', 'surface'], MARK],
  ['peak', ['paper', 'surface'], MARK],
  ['ghost', ['surface', 'window'], MARK],
  ['stream-tariff', ['surface'], MARK],
  ['stream-efficiency', ['surface'], MARK],
  ['ghost-night', ['night', 'plot-night', 'pine'], MARK],
  ['level-night-2', ['night', 'plot-night', 'row-night'], MARK],
  ['line', ['paper', 'surface'], MARK],
  ['focus', ['paper', 'surface', 'sage'], MARK],
  ['focus-night', ['pine', 'night'], MARK],
];

const COLOURS = new Map(
  [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

function colour(name: string): string {
  const value = COLOURS.get(name);
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(
  PAIRS.flatMap(([name, grounds, atLeast]) =>
    grounds.map((ground) => [name, ground, atLeast] as const),
  ),
)('%s stands out on %s by %d to 1 or more', (name, ground, atLeast) => {
  expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(atLeast);
});

test('contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('a pair that may not stand together would be noticed', () => {
  expect(contrast(colour('lime'), colour('paper'))).toBeLessThan(MARK);
  expect(contrast(colour('charge'), colour('paper'))).toBeLessThan(TEXT);
});

test('the hour bands darken one after the other, down to night', () => {
  const bands = [1, 2, 3, 4, 5, 6, 7].map((band) => luminance(colour(`sky-${band}`)));
  expect(bands).toEqual([...bands].sort((a, b) => b - a));
  expect(colour('sky-7')).toBe(colour('night'));
});
