import { execFileSync } from 'node:child_process';
import { neededProgram } from './needed-program.ts';

/** What a reader's program finds in a document, in the order in which it is read out. */
export function textOf(pdf: Uint8Array): string {
  return readBy('pdftotext', ['-raw', '-', '-'], pdf);
}

function readBy(program: 'pdftotext' | 'pdfinfo', args: string[], input: Uint8Array): string {
  return execFileSync(neededProgram(program), args, { input, encoding: 'utf8', stdio: 'pipe' });
}

/** Its properties by the names that poppler gives them: Title, Pages, Tagged, Encrypted. */
export function propertiesOf(pdf: Uint8Array): Record<string, string> {
  const text = readBy('pdfinfo', ['-'], pdf);
  const pairs = text.split('\n').map((line) => line.split(/:\s+/, 2));
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** How far its words reach, in points from the left of a page. */
export function edgesOf(pdf: Uint8Array): { left: number; right: number } {
  const text = readBy('pdftotext', ['-bbox', '-', '-'], pdf);
  const edges = (name: string) =>
    [...text.matchAll(new RegExp(`<word .*${name}="([\\d.]+)"`, 'g'))].map(([, at]) => Number(at));
  return { left: Math.min(...edges('xMin')), right: Math.max(...edges('xMax')) };
}

/** Every amount in euros, in either language; the reader's program writes plain spaces. A price per MWh is none. */
export function amountsOf(pdf: Uint8Array): number[] {
  const found = textOf(pdf)
    .replaceAll('\u2060', '')
    .matchAll(
      /(−)?(?:€(\d+(?:,\d{3})*(?:\.\d+)?)(?![.,]?\d|\/)|(?<!\d)(\d{1,3}(?:\s\d{3})*(?:,\d+)?)\s?€(?!\/))/g,
    );
  return [...found].map(([, minus, english, french]) => {
    const digits = english?.replaceAll(',', '') ?? french?.replace(/\s/g, '').replace(',', '.');
    return (minus ? -1 : 1) * Number(digits) + 0;
  });
}
