import type { Cell } from './csv.ts';
import { printedTable } from './printed-table.ts';

/** A row as a line for each of its fields; nothing for what is empty or has a place of its own. */
export function printedFields(
  title: string,
  row: Record<string, unknown>,
  ownPlace: ReadonlySet<string>,
): string {
  const fields = Object.entries(row).filter(
    ([name, value]) => value !== null && !ownPlace.has(name),
  );
  return printedTable(fields, [
    { title, of: ([name]) => `  ${name}` },
    { title: '', of: ([, value]) => value as Cell },
  ]);
}
