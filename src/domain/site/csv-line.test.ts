import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvLine, type Separator } from './csv-line.ts';

/**
 * As spreadsheets read, sharing nothing with the writer: a quote counts only where a cell begins,
 * what follows the closing one belongs to the cell, and any line break outside ends the line.
 */
function read(csv: string, separator: Separator | '\t'): string[][] {
  const field = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`,
    'gy',
  );
  const lines: string[][] = [];
  let cells: string[] = [];
  while (field.lastIndex < csv.length) {
    const [, inQuotes = '', behind = '', end] = field.exec(csv) ?? [];
    cells.push(inQuotes.replaceAll('""', '"') + behind);
    if (end === separator) continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

const isControl = (sign: string) => sign <= '\x1f' || (sign >= '\x7f' && sign <= '\x9f');

/** Sign by sign, what the writer does with two expressions. */
function disarmed(text: string): string {
  let written = /^[\t\r\n]/.test(text) ? "'" : '';
  let couldBegin = true;
  for (const typed of text) {
    const sign = isControl(typed) && !'\t\r\n'.includes(typed) ? '·' : typed;
    if (couldBegin && '=+-@'.includes(sign)) written += "'";
    written += sign;
    couldBegin = ';,\t\r\n'.includes(sign) || (couldBegin && /["\s]/.test(sign));
  }
  return written;
}

const TELLING = ['=', '+', '-', '@', '\t', '\0', '\r', '\n', '"', ',', ';', ' ', "'", 'x'];
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...TELLING) }),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });
const separator = fc.constantFrom<Separator>(',', ';');
const written = (lines: Cell[][], between: Separator) =>
  lines.map((cells) => csvLine(cells, between)).join('');

test('S10: whatever visitors typed, no cell that is read back begins a formula', () => {
  fc.assert(
    fc.property(table, separator, (lines, between) => {
      const cells = read(written(lines, between), between).flat();
      expect(cells.filter((text) => /^[=+\-@\t\0\r]/.test(text))).toEqual([]);
    }),
  );
});

test.each(['\u001b]0;owned\u0007', '\u009b2J', 'a\u0000b', '\u007f', '\u000b\u000c'])(
  'S10: %j reaches no terminal that shows the file',
  (typed) => {
    expect(csvLine([typed, typed])).not.toMatch(/[^\P{Cc}\r\n]/u);
  },
);

test('S10: nor in a spreadsheet that splits at another sign', () => {
  const reader = fc.constantFrom(',', ';', '\t');
  fc.assert(
    fc.property(table, separator, reader, (lines, between, splitAt) => {
      const cells = read(written(lines, between), splitAt).flat();
      expect(cells.filter((text) => /^[\s\0]*[=+\-@]/.test(text))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('S10: every cell comes back as it was, but for the signs that disarm it', () => {
  fc.assert(
    fc.property(table, separator, (lines, between) => {
      const expected = lines.map((cells) => cells.map(disarmed));
      expect(read(written(lines, between), between)).toEqual(expected);
    }),
  );
});

test('S10: what was disarmed once is not changed again', () => {
  fc.assert(
    fc.property(table, separator, (lines, between) => {
      const once = written(lines, between);
      expect(written(read(once, between), between)).toBe(once);
    }),
  );
});

test('S10: the golden file', () => {
  const lines: Cell[][] = [
    ['email', 'company', 'phone', 'note', 'score', 'priority', 'created_at'],
    ['ada@fret.example', 'Fret "Express", Lyon', '+33 1 99 00 18 42', null, 72, true, new Date(0)],
    ['=cmd|calc', '-2+3', '@SUM(A1)', '\tx', undefined, false, new Date(0)],
    ['é', 'two\nlines', "l'été", '\r', 0, '', new Date(0)],
    ['Fret;=1+1', 'Lyon, -2', 'a; b', '\n=1', 0, '', new Date(0)],
  ];
  const golden = readFileSync(join(import.meta.dirname, 'csv-line.golden.csv'), 'utf8');
  expect(written(lines, ',')).toBe(golden);
});
