import { closeSync, openSync, writeSync } from 'node:fs';
import { streamRows } from '../database/stream-rows.ts';
import { type Call, CommandFailed, UsageError } from './command.ts';

export const exportOptions = {
  csv: { type: 'boolean', about: 'as CSV (what it does anyway)' },
  excel: {
    type: 'boolean',
    about: "CSV as a French Excel opens it: ';' between cells, a mark for its accents",
  },
  output: { type: 'string', value: 'file', about: 'into this new file, readable by you alone' },
} as const;

interface Export {
  columns: readonly string[];
  statement: string;
  values: unknown[];
}

/** One CSV line, or with --json one line of JSON, for each row. */
export async function exportRows(
  { values, json, write, database }: Call<typeof exportOptions>,
  wanted: Export,
): Promise<void> {
  if (values.csv && json) throw new UsageError('--csv and --json exclude each other.');
  const db = await database();
  const file = values.output === undefined ? undefined : createPrivateFile(values.output);
  const put = (text: string) => (file === undefined ? write(text) : writeSync(file, text));
  const line = (cells: readonly Cell[]) => csvLine(cells, values.excel ? ';' : ',');
  let count = 0;
  try {
    if (values.excel && !json) put(BYTE_ORDER_MARK);
    if (!json) put(line(wanted.columns));
    for await (const row of streamRows(db, wanted.statement, wanted.values)) {
      const cells = wanted.columns.map((column) => row[column] as Cell);
      put(json ? `${JSON.stringify(row)}\n` : line(cells));
      count += 1;
    }
  } finally {
    if (file !== undefined) closeSync(file);
  }
  if (file !== undefined) write(`${count} written to ${values.output}\n`);
}

/** Personal data: readable by whoever runs the command only, and never over an existing file. */
export function createPrivateFile(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new CommandFailed(
      code === 'EEXIST' ? `${path} is there already.` : `${path} cannot be written (${code}).`,
    );
  }
}

/**
 * Where a spreadsheet could begin a formula and run it: at the start of a cell, and behind whatever
 * another spreadsheet may take for the end of one. A French Excel splits at ';', also inside quotes
 * that it did not see open, and drops the quotes before the sign.
 */
const FORMULA_START = /^(?=[\t\r\n])|(?<=(?:^|[;,\t\r\n])["\s]*)(?=[=+\-@])/g;

/** Printed to a terminal they move its cursor or recolour it, and no cell needs them. */
const CONTROL_BUT_SPACE = /[^\P{Cc}\t\n\r]/gu;

const BYTE_ORDER_MARK = '\ufeff';

export type Cell = string | number | boolean | Date | null | undefined;

/** What Excel splits at depends on its country: ';' where decimals are written with a comma. */
export type Separator = ',' | ';';

/** One line of RFC 4180, with its line break. */
export function csvLine(cells: readonly Cell[], separator: Separator = ','): string {
  return `${cells.map((cell) => quoted(harmless(textOf(cell)))).join(separator)}\r\n`;
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/**
 * Idempotent.
 * harmless('+33 1 99 00 18 42') // => "'+33 1 99 00 18 42"
 * harmless('Fret;=1+1') // => "Fret;'=1+1"
 * harmless('Fret\u001b[2J') // => 'Fret·[2J'
 */
function harmless(text: string): string {
  return text.replace(CONTROL_BUT_SPACE, '\u00b7').replace(FORMULA_START, "'");
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
