import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clock,
  euroAmount,
  euros,
  eurosPer,
  hours,
  longDate,
  measure,
  number,
  percent,
  range,
} from './figures.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

test.each([
  ['a number', number(1200, 'fr'), `1${NARROW}200`, number(1200, 'en'), '1,200'],
  ['a decimal number', number(99.5, 'fr', 1), '99,5', number(99.5, 'en', 1), '99.5'],
  ['a range', range([15, 25], 'fr'), '15 à 25', range([15, 25], 'en'), '15–25'],
  ['a single end', range(99.5, 'fr'), '99,5', range(99.5, 'en'), '99.5'],
  ['euros', euros(600, 'fr'), `600${NARROW}€`, euros(600, 'en'), '€600'],
  ['no euro', euros(0, 'fr'), `0${NARROW}€`, euros(0, 'en'), '€0'],
  [
    'a range of euros',
    euros([800, 1500], 'fr'),
    `800 à 1${NARROW}500${NARROW}€`,
    euros([800, 1500], 'en'),
    '€800–€1,500',
  ],
  ['an amount', euroAmount(27.5, 'fr'), `27,50${NARROW}€`, euroAmount(27.5, 'en'), '€27.50'],
  [
    'a price',
    eurosPer(87.2, 'MWh', 'fr'),
    `87${NARROW}€/MWh`,
    eurosPer(87.2, 'MWh', 'en'),
    '€87/MWh',
  ],
  [
    'a small price',
    eurosPer(0.02, 'kWh', 'fr', 2),
    `0,02${NARROW}€/kWh`,
    eurosPer(0.02, 'kWh', 'en', 2),
    '€0.02/kWh',
  ],
  ['a share', percent([15, 25], 'fr'), `15 à 25${NARROW}%`, percent([15, 25], 'en'), '15–25%'],
  ['a precise share', percent(99.5, 'fr'), `99,5${NARROW}%`, percent(99.5, 'en'), '99.5%'],
  ['hours', hours([24, 48], 'fr'), `24 à 48${NARROW}h`, hours([24, 48], 'en'), '24–48\u00a0hours'],
  [
    'a measure',
    measure(1500, 'kWh', 'fr'),
    `1${NARROW}500${NARROW}kWh`,
    measure(1500, 'kWh', 'en'),
    `1,500${NO_BREAK}kWh`,
  ],
])('%s is written as each language writes it', (_, french, inFrench, english, inEnglish) => {
  expect(french).toBe(inFrench);
  expect(english).toBe(inEnglish);
});

describe('a time of day', () => {
  test.each([
    [0, 'midnight'],
    [5, `5${NO_BREAK}a.m.`],
    [11, `11${NO_BREAK}a.m.`],
    [12, 'noon'],
    [13, `1${NO_BREAK}p.m.`],
    [19, `7${NO_BREAK}p.m.`],
    [24, 'midnight'],
    [31, `7${NO_BREAK}a.m.`],
    [-1, `11${NO_BREAK}p.m.`],
  ])('%i o’clock is %s in English', (hour, english) => {
    expect(clock(hour, 'en')).toBe(english);
  });

  test.each([
    [0, 0],
    [19, 19],
    [24, 0],
    [31, 7],
    [-1, 23],
  ])('%i o’clock is %i h in French', (hour, onDial) => {
    expect(clock(hour, 'fr')).toBe(`${onDial}${NARROW}h`);
  });
});

test('every French figure is held together by narrow no-break spaces, never a plain one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => {
      for (const written of [
        number(value, 'fr'),
        euros(value, 'fr'),
        euroAmount(value, 'fr'),
        eurosPer(value, 'MWh', 'fr'),
        percent(value, 'fr'),
        hours(value, 'fr'),
        measure(value, 'kWh', 'fr'),
      ]) {
        expect(written.replaceAll(NARROW, '')).not.toMatch(/\s/);
        expect(written).not.toMatch(/\d{4}/);
      }
    }),
  );
});

test('no English figure holds a narrow no-break space', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => {
      expect(euros(value, 'en') + percent(value, 'en') + measure(value, 'kW', 'en')).not.toContain(
        NARROW,
      );
    }),
  );
});

test.each([
  ['2026-11-03', `3${NO_BREAK}novembre${NO_BREAK}2026`, `3${NO_BREAK}November${NO_BREAK}2026`],
  ['2026-10-20', `20${NO_BREAK}octobre${NO_BREAK}2026`, `20${NO_BREAK}October${NO_BREAK}2026`],
])('the day %s is written out in each language, and does not break', (day, french, english) => {
  expect(longDate(day, 'fr')).toBe(french);
  expect(longDate(day, 'en')).toBe(english);
});
