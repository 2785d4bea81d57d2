import type { Language } from '../language.ts';
import type { DayChoice, DayStep, FleetDayPicture } from './day.ts';

/** What a spreadsheet of that language opens without being asked. */
const SEPARATORS: Record<Language, { readonly column: string; readonly decimal: string }> = {
  fr: { column: ';', decimal: ',' },
  en: { column: ',', decimal: '.' },
};

const COLUMNS = {
  eurosPerMwh: 1,
  onArrivalKw: 1,
  uncontrolledKw: 1,
  plannedKw: 1,
  givenBackKw: 1,
  onArrivalLevelShare: 100,
  planLevelShare: 100,
} as const satisfies Partial<Record<keyof DayStep, number>>;

/** The words of the first line, and of the first column. */
export type PlanCsvWords = {
  readonly columns: Readonly<
    Record<'scenario' | 'day' | 'from' | 'to' | keyof typeof COLUMNS, string>
  >;
  readonly day: (choice: DayChoice) => string;
  /** Named in a column of its own where two are compared. */
  readonly scenario?: string;
};

// Without it a spreadsheet takes the accents of UTF-8 for something else.
const BYTE_ORDER_MARK = '\uFEFF';

/** The hourly plan of one or more days; levels in percent, power in kW to three digits. */
export function planCsv(
  pictures: readonly FleetDayPicture[],
  words: PlanCsvWords,
  language: Language,
): string {
  const { column, decimal } = SEPARATORS[language];
  const figures = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const scenario = words.scenario === undefined ? [] : [words.scenario];
  const head = [
    ...scenario.map(() => words.columns.scenario),
    ...(['day', 'from', 'to', ...figures] as const).map((id) => words.columns[id]),
  ];
  const rows = pictures.flatMap(({ choice, sessions }) =>
    sessions.flatMap(({ steps }) =>
      steps.map((step) => [
        ...scenario,
        words.day(choice),
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
