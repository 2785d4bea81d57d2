import type { Cell } from '#domain/site/csv-line.ts';
import { minuteInParis } from '#domain/site/paris-time.ts';
import type { Call } from './command.ts';

export interface Column<Row> {
  title: string;
  of: (row: Row) => Cell;
}

/** What a visitor typed must not move the cursor, recolour the screen or turn the line round. */
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

export function printable(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? `${minuteInParis(cell)} Paris` : String(cell)).replace(
    NOT_PRINTABLE,
    '\u00b7',
  );
}

/** Columns as wide as their widest cell; two spaces between, none at the end. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
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

/** Rows as a table for people, or as JSON with the same fields for programs. */
export function showRows<Row extends Record<string, unknown>>(
  { json, write }: Pick<Call, 'json' | 'write'>,
  rows: Row[],
  columns: readonly Column<Row>[],
): void {
  if (json) write(`${JSON.stringify(rows, null, 2)}\n`);
  else write(rows.length === 0 ? 'None.\n' : formatTable(rows, columns));
}
