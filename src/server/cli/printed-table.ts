import type { Cell } from './csv.ts';

export interface Column<Row> {
  title: string;
  of: (row: Row) => Cell;
}

/** What a visitor typed must not move the cursor, recolour the screen or turn the line round. */
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

export function printable(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? minuteOf(cell) : String(cell)).replace(NOT_PRINTABLE, '\u00b7');
}

/** Columns as wide as their widest cell; two spaces between, none at the end. */
export function printedTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ of }) => printable(of(row)))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  return lines
    .map((cells) => cells.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** minuteOf(new Date(0)) // => '1970-01-01 00:00Z' */
function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')}Z`;
}
