import { expect, test } from 'vitest';
import {
  CLASS_EUROS_PER_MWH,
  FLAT_EUROS_PER_MWH,
  SUPPLIER_EUROS_PER_MWH,
} from './energy-prices.ts';
import { FRENCH_YEARS, PRICE_FILES } from './french-years.ts';
import { calendar, hourOfYear, publicHolidays } from './price-year.ts';
import { TARIFF_CLASSES, type TariffClass, tariffClass, type VoltageDomain } from './tariffs.ts';

test.each(PRICE_FILES)('the prices of $year are the ones that were checked at import', (file) => {
  const year = FRENCH_YEARS.find(({ year }) => year === file.year);
  const prices = [...(year?.eurosPerMwh ?? [])];
  const sum = prices.reduce((sum, price) => sum + price, 0);
  expect(prices).toHaveLength(24 * file.days.length);
  expect(prices.every(Number.isFinite)).toBe(true);
  expect({
    meanEurosPerMwh: Math.round((100 * sum) / prices.length) / 100,
    leastEurosPerMwh: Math.min(...prices),
    mostEurosPerMwh: Math.max(...prices),
    negativeHours: prices.filter((price) => price < 0).length,
    workingDays: year?.workingDays.length,
  }).toEqual(file.checks);
});

test('three full years follow each other, each with its source, its licence and its repairs', () => {
  expect(PRICE_FILES.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
  expect(PRICE_FILES.map(({ days }) => days.length)).toEqual([365, 366, 365]);
  for (const { source, licence, repaired } of PRICE_FILES) {
    expect(source).toContain('ENTSO-E');
    expect(licence).toContain('CC BY 4.0');
    expect(repaired).not.toBe('');
  }
});

test('holidays that follow Easter are found in any year', () => {
  expect(publicHolidays(2024)).toEqual([
    '01-01',
    '04-01',
    '05-01',
    '05-08',
    '05-09',
    '05-20',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
  ]);
  expect(publicHolidays(2038)).toContain('04-26');
  expect(publicHolidays(2285)).toContain('03-23');
  expect(calendar(2026).workingDays).toHaveLength(252);
});

test('after the last night of a year its first morning comes again, before the first its last', () => {
  const [year] = FRENCH_YEARS;
  if (!year) throw new Error('no year');
  expect(hourOfYear(year, 364, 23.5)).toBe(8759);
  expect(hourOfYear(year, 364, 25)).toBe(1);
  expect(hourOfYear(year, 0, -2)).toBe(8758);
});

test.each([
  [0, 18, 'peak'],
  [11, 9, 'peak'],
  [1, 19.5, 'peak'],
  [1, 20, 'hph'],
  [2, 18, 'hph'],
  [10, 5, 'hch'],
  [2, 22, 'hch'],
  [3, 6, 'hpb'],
  [9, 21, 'hpb'],
  [6, 23, 'hcb'],
] as const)('in month %i hour %d is %s', (month, hour, expected) => {
  expect(tariffClass(month, hour, 'night')).toBe(expected);
});

test('the usual prices of each class are the means of the three years, with the supplier’s part', () => {
  const mean = (holds: (month: number, hour: number) => boolean) => {
    const all = FRENCH_YEARS.flatMap(({ eurosPerMwh, months }) =>
      [...eurosPerMwh].filter((_, hour) => holds(months[Math.floor(hour / 24)] ?? 0, hour % 24)),
    );
    const spot = all.reduce((sum, price) => sum + price, 0) / all.length;
    return Math.round((spot + SUPPLIER_EUROS_PER_MWH) * 100) / 100;
  };
  expect(mean(() => true)).toBe(FLAT_EUROS_PER_MWH);
  for (const bands of ['night', 'split'] as const) {
    const found = (of: TariffClass, domain: VoltageDomain) =>
      mean((month, hour) => {
        const holds = tariffClass(month, hour, bands);
        // Low voltage has no peak hours of its own.
        return (domain === 'BT' && holds === 'peak' ? 'hph' : holds) === of;
      });
    for (const domain of ['BT', 'HTA'] as const) {
      const usual = CLASS_EUROS_PER_MWH[bands][domain];
      for (const of of TARIFF_CLASSES) {
        const wanted = domain === 'BT' && of === 'peak' ? usual.hph : found(of, domain);
        expect([bands, domain, of, usual[of]]).toEqual([bands, domain, of, wanted]);
      }
    }
  }
});
