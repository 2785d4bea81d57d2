import { expect, test } from 'vitest';
import { solutionOf } from './calculation.ts';
import { clampInputs } from './inputs.ts';
import { night } from './model/night.ts';
import { type PlanCsvColumns, planCsv } from './plan-csv.ts';
import { FRENCH_YEARS } from './prices/french-years.ts';

const words: PlanCsvColumns = {
  day: 'Jour',
  from: 'De',
  to: 'À',
  spotEurosPerMwh: 'Prix (€/MWh)',
  energyEurosPerMwh: 'Énergie (€/MWh)',
  gridEurosPerMwh: 'TURPE (€/MWh)',
  todayKw: 'Aujourd’hui; kW',
  planKw: 'Plan "piloté"',
  soldKw: 'Rendu',
  todayLevel: 'Niveau, aujourd’hui',
  planLevel: 'Niveau, plan',
};
const { inputs } = clampInputs({ hours: 8.5, departureHour: 6.25 });
const solution = solutionOf(inputs, FRENCH_YEARS.slice(-1));
const mean = night(solution);
const oneDay = night(solution, { year: 2025, day: 13 });

test('French has semicolons and decimal commas, English commas and points', () => {
  const [, french] = planCsv([mean], words, 'fr').split('\r\n');
  const [, english] = planCsv([mean], words, 'en').split('\r\n');
  expect(french).toMatch(
    /^mean;21:45;22:00;\d+,\d+;\d+,\d+;\d+(,\d+)?;220;\d+,\d+;0;\d+,\d+;\d+,\d+$/,
  );
  expect(english).toBe(french?.replaceAll(',', '.').replaceAll(';', ','));
});

test('the energy of the lines is what the fleet draws, today as with us', () => {
  const rows = planCsv([oneDay], words, 'en').trimEnd().split('\r\n').slice(1);
  const cells = rows.map((row) => row.split(','));
  const hours = (time = '') => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const kwh = (column: number) =>
    cells.reduce((sum, row) => {
      const lasts = (hours(row[2]) - hours(row[1]) + 24) % 24;
      return sum + Number(row[column]) * lasts;
    }, 0);
  const needed = 25 * solution.today.kwhPerSession;
  expect(kwh(6)).toBeCloseTo(needed, 1);
  expect(kwh(7)).toBeCloseTo(needed, 1);
});

test('a name that holds the separator or a quote is quoted', () => {
  const [head] = planCsv([], words, 'fr').split('\r\n');
  expect(head).toContain(';"Aujourd’hui; kW";"Plan ""piloté""";');
});

test('every hour of every day asked for has its line, across midnight too', () => {
  const lines = planCsv([mean, oneDay], words, 'fr').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(2 * 10);
  expect(lines[2]).toMatch(/^mean;23:00;00:00;/);
  expect(lines.at(-1)).toMatch(/^2025-01-14;06:00;06:15;/);
});

test('the byte order mark lets a spreadsheet read the accents as UTF-8', () => {
  expect(planCsv([], words, 'fr').codePointAt(0)).toBe(0xfeff);
});
