import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvLine } from './csv.ts';

/** A reader of RFC 4180 that shares nothing with the writer. */
function read(csv: string): string[][] {
  const lines: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let cells: string[] = [];
  for (let match = field.exec(csv); match !== null; match = field.exec(csv)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\0', '\r', '\n', '"', ',', "'") }),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });

test('S10: whatever visitors typed, no cell that is read back begins a formula', () => {
  fc.assert(
    fc.property(table, (lines) => {
      const cells = read(lines.map(csvLine).join('')).flat();
      expect(cells.filter((text) => /^[=+\-@\t\0\r]/.test(text))).toEqual([]);
    }),
  );
});

test('S10: every cell comes back as it was, but for the sign that disarms it', () => {
  fc.assert(
    fc.property(table, (lines) => {
      const back = read(lines.map(csvLine).join(''));
      const expected = lines.map((cells) =>
        cells.map((text) => (/^[=+\-@\t\0\r\n]/.test(text) ? `'${text}` : text)),
      );
      expect(back).toEqual(expected);
    }),
  );
});

test('S10: the golden file', () => {
  const lines: Cell[][] = [
    ['email', 'company', 'phone', 'note', 'score', 'priority', 'created_at'],
    ['ada@fret.example', 'Fret "Express", Lyon', '+33 1 99 00 18 42', null, 72, true, new Date(0)],
    ['=cmd|calc', '-2+3', '@SUM(A1)', '\tx', undefined, false, new Date(0)],
    ['é', 'two\nlines', "l'été", '\r', 0, '', new Date(0)],
  ];
  const golden = readFileSync(join(import.meta.dirname, 'csv.golden.csv'), 'utf8');
  expect(lines.map(csvLine).join('')).toBe(golden);
});
