import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import words from '#content/en/simulator-method.ts';
import { CONSTANT_SOURCES, DEFAULT_INPUTS, simulate } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { ConstantsTable } from './assumption-tables.tsx';
import { figureFormats } from './figure-formats.ts';
import { CasesTable } from './result-tables.tsx';

const constantsOn = (today: string | null) =>
  renderToStaticMarkup(
    <ConstantsTable
      words={words.constants as never}
      format={figureFormats('en')}
      language="en"
      today={today}
    />,
  );

test('a constant says until when it holds, and on the day after that it is being checked', () => {
  const { validUntil } = CONSTANT_SOURCES.supplier;
  const checked = `Being checked: valid until 31\u00a0December\u00a0${validUntil.slice(0, 4)}`;
  for (const today of [null, validUntil]) expect(constantsOn(today)).not.toContain('Being checked');
  expect(constantsOn('2027-01-01')).toContain(checked);
});

test('the cases listed are those between which the range lies, the strongest assumption first', () => {
  const { ranges, shown } = simulate({ ...DEFAULT_INPUTS, mode: 'simple' }, FRENCH_YEARS);
  const table = renderToStaticMarkup(
    <CasesTable
      words={words.cases as never}
      situation=""
      cases={ranges.arrival.cases}
      language="en"
    />,
  );
  const gains = [...table.matchAll(/€(\d+)/g)].map(([, euros]) => Number(euros));
  expect(Math.min(...gains)).toBe(shown.against.arrival.lowEuros);
  expect(Math.max(...gains)).toBe(shown.against.arrival.highEuros);
  expect(table.indexOf(words.cases.names.subscribedSharePercent)).toBeLessThan(
    table.indexOf(words.cases.names.priceYear),
  );
});
