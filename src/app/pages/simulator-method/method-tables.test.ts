import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { CONSTANT_SOURCES, DEFAULT_INPUTS, simulate } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { assumptionTables } from './assumption-tables.ts';
import { casesTable } from './result-tables.tsx';

const words = await loadWords('simulator-method', 'en');

test('a constant says until when it holds, and on the day after that it is being checked', () => {
  const constantsOn = (today: string | null) =>
    JSON.stringify(assumptionTables(words, 'en', today).constants);
  const { validUntil } = CONSTANT_SOURCES.supplier;
  const checked = `Being checked: valid until 31\u00a0December\u00a0${validUntil.slice(0, 4)}`;
  for (const today of [null, validUntil]) expect(constantsOn(today)).not.toContain('Being checked');
  expect(constantsOn('2027-01-01')).toContain(checked);
});

test('the cases listed are those between which the range lies, the strongest assumption first', () => {
  const { ranges, shown } = simulate({ ...DEFAULT_INPUTS, mode: 'simple' }, FRENCH_YEARS);
  const { rows } = casesTable(ranges.arrival.cases, words.cases, '', 'en');
  const gains = [...JSON.stringify(rows).matchAll(/€(\d+)/g)].map(([, euros]) => Number(euros));
  expect(Math.min(...gains)).toBe(shown.against.arrival.lowEuros);
  expect(Math.max(...gains)).toBe(shown.against.arrival.highEuros);
  const names = rows.map(({ name }) => name);
  expect(names.indexOf(words.cases.names.subscribedSharePercent)).toBeLessThan(
    names.indexOf(words.cases.names.priceYear),
  );
});
