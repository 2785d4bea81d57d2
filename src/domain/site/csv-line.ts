/**
 * Where a spreadsheet could begin a formula and run it: at the start of a cell, and behind whatever
 * another spreadsheet may take for the end of one. A French Excel splits at ';', also inside quotes
 * that it did not see open, and drops the quotes before the sign.
 */
const FORMULA_START = /^(?=[\t\r\n])|(?<=(?:^|[;,\t\r\n])["\s]*)(?=[=+\-@])/g;

/** Printed to a terminal they move its cursor or recolour it, and no cell needs them. */
const CONTROL_BUT_SPACE = /[^\P{Cc}\t\n\r]/gu;

/** By which Excel knows that accents are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

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
