import { closeSync, openSync, writeSync } from 'node:fs';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '#domain/site/csv-line.ts';
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
  /** What the database does not know of a row; undefined leaves the row out. */
  complete?: (row: Record<string, unknown>) => Record<string, unknown> | undefined;
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
    for await (const stored of streamRows(db, wanted.statement, wanted.values)) {
      const row = wanted.complete === undefined ? stored : wanted.complete(stored);
      if (row === undefined) continue;
      const cells = wanted.columns.map((column) => row[column] as Cell);
      put(json ? `${JSON.stringify(row)}\n` : line(cells));
      count += 1;
    }
  } finally {
    if (file !== undefined) closeSync(file);
  }
  if (file !== undefined) write(`${count} written to ${values.output}\n`);
}

/** Personal data: readable only by the user who runs the command, and never over an existing file. */
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
