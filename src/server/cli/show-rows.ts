import type { Call } from './command.ts';
import { type Column, printedTable } from './printed-table.ts';

/** Rows as a table for people, or as JSON with the same fields for programs. */
export function showRows<Row extends Record<string, unknown>>(
  { json, write }: Pick<Call, 'json' | 'write'>,
  rows: Row[],
  columns: readonly Column<Row>[],
): void {
  if (json) write(`${JSON.stringify(rows, null, 2)}\n`);
  else write(rows.length === 0 ? 'None.\n' : printedTable(rows, columns));
}
