import { parse, stringify } from 'yaml';
import { lineCounter, type Piece, type SourceText, textsOfTypeScript } from './source-texts.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEAD_TEXT = /^(?:subject|title|lead|searchTitle|description): (.+)$/gm;
const MODULE_LINES = /^(?:import|export)\s[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm;
const FENCED_CODE = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?\n\1\2[`~]*[ \t]*$/gm;
const COMMENT = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const ADDRESS =
  /\]\([^)]*\)|\]\[[^\]]*\]|^[ \t]*\[[^\]]+\]:[ \t]*\S+|\[\^[^\]]+\]:?|<https?:[^>]*>/gm;
const LINE_MARKS = /^(?:[ \t]*(?:>|[-*+]|\d+[.)]|#{1,6})(?=\s|$))*[ \t]*|[ \t]+$/gm;
const RULER = /^[ \t]*(?:\|?[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$|^[ \t]*[*_]{3,}[ \t]*$/gm;

type Range = [start: number, end: number];

/**
 * The words of an article line by line, those of its head first: code, tags with their attributes,
 * expressions, addresses and the marks that begin a line are none. A value, `{euros}`, stands between two pieces of its line.
 */
export function textsOfMdx(source: string): SourceText[] {
  const modules = rangesOf(MODULE_LINES, source);
  const fixed = [FRONT_MATTER, FENCED_CODE, COMMENT, INLINE_CODE, ADDRESS, RULER, LINE_MARKS];
  const skipped = [...modules, ...fixed.flatMap((pattern) => rangesOf(pattern, source))];
  const covered = maskOf(source, skipped);
  const values = bracketed(source, covered);
  const lineAt = lineCounter(source);

  const texts: SourceText[] = [];
  let start = 0;
  for (const lineText of source.split('\n')) {
    const pieces = piecesOf(source, [start, start + lineText.length], covered, values);
    if (pieces.some(({ text }) => text.trim() !== '')) texts.push({ line: lineAt(start), pieces });
    start += lineText.length + 1;
  }
  const inModules = modules.flatMap((range) => textsOfModule(source, range, lineAt));
  return [...textsOfHead(source), ...texts, ...inModules].sort((a, b) => a.line - b.line);
}

function textsOfHead(source: string): SourceText[] {
  const [head = ''] = source.match(FRONT_MATTER) ?? [];
  const lineAt = lineCounter(head);
  return [...head.matchAll(HEAD_TEXT)].map(({ index, 0: line, 1: value = '' }) => {
    const end = index + line.length;
    const written = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd();
    const piece = { start: end - value.length, end, text: String(parse(value)), written };
    return { line: lineAt(index), pieces: [piece] };
  });
}

function textsOfModule(source: string, [start, end]: Range, lineAt: (offset: number) => number) {
  return textsOfTypeScript(source.slice(start, end)).map(({ line, pieces }) => ({
    line: line + lineAt(start) - 1,
    pieces: pieces.map((piece) => ({
      ...piece,
      start: piece.start + start,
      end: piece.end + start,
    })),
  }));
}

function rangesOf(pattern: RegExp, source: string): Range[] {
  const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  return [...source.matchAll(all)].map(({ index, 0: found }) => [index, index + found.length]);
}

function maskOf(source: string, ranges: Range[]): boolean[] {
  const mask = Array.from<boolean>({ length: source.length }).fill(false);
  for (const [start, end] of ranges) mask.fill(true, start, end);
  return mask;
}

/** Marks tags as covered, and returns the expressions in braces, which are values of the text. */
function bracketed(source: string, covered: boolean[]): Range[] {
  const values: Range[] = [];
  for (let at = 0; at < source.length; at++) {
    if (covered[at] || source[at - 1] === '\\') continue;
    const isTag = /^<\/?[A-Za-z>]/.test(source.slice(at, at + 3));
    if (source[at] !== '{' && !isTag) continue;
    const end = closingOf(source, at, isTag ? '>' : '}');
    covered.fill(true, at, end);
    if (!isTag) values.push([at, end]);
    at = end - 1;
  }
  return values;
}

function closingOf(source: string, from: number, closing: '>' | '}'): number {
  let depth = 0;
  let quote: string | undefined;
  for (let at = from + 1; at < source.length; at++) {
    const character = source[at] ?? '';
    if (quote !== undefined) {
      if (character === '\\' && depth > 0) at++;
      else if (character === quote) quote = undefined;
    } else if (/["'`]/.test(character)) quote = character;
    else if (depth === 0 && character === closing) return at + 1;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
  }
  return source.length;
}

function piecesOf(source: string, [from, to]: Range, covered: boolean[], values: Range[]): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  const add = (end: number) =>
    pieces.push({ start, end, text: source.slice(start, end), written: (text) => text });
  while (start < to && covered[start] && !values.some(([at]) => at === start)) start++;
  for (let at = start; at < to; at++) {
    if (!covered[at]) continue;
    add(at);
    while (at < to && covered[at]) at++;
    start = at;
  }
  if (start < to) add(to);
  return pieces;
}
