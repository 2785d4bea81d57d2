import type { Language } from '../site/language.ts';
import type { Night, NightStep } from './model/night.ts';
import { isoDate } from './prices/price-year.ts';

/** What a spreadsheet of that language opens without being asked. */
const SEPARATORS: Record<Language, { readonly column: string; readonly decimal: string }> = {
  fr: { column: ';', decimal: ',' },
  en: { column: ',', decimal: '.' },
};

const COLUMNS = {
  spotEurosPerMwh: 1,
  energyEurosPerMwh: 1,
  gridEurosPerMwh: 1,
  todayKw: 1,
  planKw: 1,
  soldKw: 1,
  todayLevel: 100,
  planLevel: 100,
} as const satisfies Partial<Record<keyof NightStep, number>>;

/** The words of the first line. */
export type PlanCsvColumns = Readonly<Record<'day' | 'from' | 'to' | keyof typeof COLUMNS, string>>;

// Without it a spreadsheet takes the accents of UTF-8 for something else.
const BYTE_ORDER_MARK = '\uFEFF';

/** The plan of one or more nights, hour by hour; levels in percent, power in kW to three digits. */
export function planCsv(
  nights: readonly Night[],
  columns: PlanCsvColumns,
  language: Language,
): string {
  const { column, decimal } = SEPARATORS[language];
  const figures = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const head = (['day', 'from', 'to', ...figures] as const).map((id) => columns[id]);
  const rows = nights.flatMap(({ choice, sessions }) =>
    sessions.flatMap(({ steps }) =>
      steps.map((step) => [
        typeof choice === 'string' ? choice : isoDate(choice),
        clock(step.startHour),
        clock(step.startHour + step.durationHours),
        ...figures.map((id) => String(rounded(step[id] * COLUMNS[id])).replace('.', decimal)),
      ]),
    ),
  );
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => quoted(cell, column)).join(column),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;

const quoted = (cell: string, column: string) =>
  cell.includes(column) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** clock(25.25) // => '01:15' */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60) % (24 * 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
