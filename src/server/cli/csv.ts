/** A spreadsheet takes such a cell for a formula and runs it. */
const FORMULA_START = /^[=+\-@\t\0\r\n]/;

export const BYTE_ORDER_MARK = '\ufeff';

export type Cell = string | number | boolean | Date | null | undefined;

/** One line of RFC 4180, with its line break. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(harmless(textOf(cell)))).join(',')}\r\n`;
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/** harmless('+33 1 99 00 18 42') // => "'+33 1 99 00 18 42" */
function harmless(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
