import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const DOCUMENT = 'docs/scale.md';

/** A table as Markdown writes it, which also reads well in a terminal. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

/**
 * Prints what was measured and, with `--write`, puts it between the marks of that name in docs/scale.md:
 * no figure there is typed by hand.
 */
export function report(section: string, text: string): void {
  console.log(`\n${text}\n`);
  if (!process.argv.includes('--write')) return;
  const marks = [`<!-- measured: ${section} -->`, '<!-- /measured -->'] as const;
  const document = readFileSync(DOCUMENT, 'utf8');
  const start = document.indexOf(marks[0]);
  const end = document.indexOf(marks[1], start);
  if (start === -1 || end === -1) throw new Error(`${DOCUMENT} has no section '${section}'.`);
  const day = new Date().toISOString().slice(0, 10);
  const measured = `${marks[0]}\n${text}\n\nMeasured on ${day} with ${cpus().length} cores.\n`;
  writeFileSync(DOCUMENT, document.slice(0, start) + measured + document.slice(end));
}
