import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
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
  telephone,
} from './figures.ts';
import { monthName } from './month-name.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;
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

  test.each([
    [5.5, `5${NARROW}h${NARROW}30`, `5:30${NO_BREAK}a.m.`],
    [27 + 1 / 6, `3${NARROW}h${NARROW}10`, `3:10${NO_BREAK}a.m.`],
    [24.25, `0${NARROW}h${NARROW}15`, `12:15${NO_BREAK}a.m.`],
    [22.999, `23${NARROW}h`, `11${NO_BREAK}p.m.`],
  ])('%f is written with its minutes', (hour, french, english) => {
    expect(clock(hour, 'fr')).toBe(french);
    expect(clock(hour, 'en')).toBe(english);
  });
});

test('every French figure is held together by narrow no-break spaces alone, and no English one holds any', () => {
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
      const english = euros(value, 'en') + percent(value, 'en') + measure(value, 'kW', 'en');
      expect(english).not.toContain(NARROW);
    }),
  );
});

test.each(['fr', 'en'] as const)(
  'a day is written out as readers of %s write it, and does not break',
  (language) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (let day = 1; day <= 366; day++) {
      const date = new Date(Date.UTC(2024, 0, day));
      expect(longDate(date.toISOString().slice(0, 10), language)).toBe(
        format.format(date).replaceAll(' ', NO_BREAK),
      );
    }
  },
);

test('any number is written as readers of its language write it', () => {
  const decimalNumbers = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(4))
    .map(([digits, places]) => digits / 10 ** places);
  fc.assert(
    fc.property(
      fc.oneof(decimalNumbers, fc.double({ min: -1e7, max: 1e7, noNaN: true })),
      fc.nat(2),
      fc.constantFrom('fr', 'en'),
      (value, decimals, language) => {
        const format = new Intl.NumberFormat(LOCALES[language], {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        // Nothing is nothing, whichever side it comes from.
        fc.pre(!Object.is(value, -0));
        expect(number(value, language, decimals)).toBe(format.format(value));
      },
    ),
    { numRuns: 2000, seed: 20261116 },
  );
});

test.each([
  ['fr', 'long'],
  ['fr', 'short'],
  ['fr', 'narrow'],
  ['en', 'long'],
  ['en', 'short'],
  ['en', 'narrow'],
] as const)('months are named as readers of %s write them, %s', (language, length) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: length, timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    expect(monthName(month, language, length)).toBe(format.format(Date.UTC(2024, month, 1)));
  }
});

test.each(LANGUAGES)('a number is written as the brand’s own is, in %s', (language) => {
  expect(telephone(BRAND.phone.international, language)).toBe(BRAND.phone[language]);
});

test('a number of another country is left as the owner wrote it', () => {
  expect(telephone('+41 22 000 00 00', 'fr')).toBe('+41 22 000 00 00');
});
