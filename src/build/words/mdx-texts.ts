import { parse, stringify } from 'yaml';
import { lineCounter, type Piece, type SourceText } from './source-texts.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEAD_TEXT = /^(?:title|lead|searchTitle|description): (.+)$/gm;

/** Of MDX, what is no words: modules, code, expressions, tags, the addresses of links the rules of tables, and indents. */
const NO_WORDS =
  /^(?:import|export) .*$|^```[\s\S]*?^```|`[^`\n]*`|(?<!\\)\{(?:[^{}]|\{[^{}]*\})*\}|<[^>]*>|\]\([^)\n]*\)|^\[[^\]\n]*\]:(?: https?:.*)?|^[ |:-]+$|^ +| +$/gm;

/** No text of ours has this letter. */
const MARK = '\u13a0';

/**
 * The words of a text line by line, those of its head first. A value, `{euros}`, or a mark such as that of a link
 * stands between two pieces of its line.
 */
export function textsOfMdx(source: string): SourceText[] {
  const [head = ''] = FRONT_MATTER.exec(source) ?? [];
  const lineAt = lineCounter(source);
  const marked = (text: string) => text.replace(/[^\n]/g, MARK);
  const masked = marked(head) + source.slice(head.length).replace(NO_WORDS, marked);
  const texts = [...masked.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => {
    const words = [...line.matchAll(new RegExp(`[^${MARK}]+`, 'g'))];
    const pieces = words.map((piece) => pieceOf(source, index + piece.index, piece[0].length));
    // What follows a value at the beginning of a line follows it, as '{n} kWh' does.
    const first = source[index] === '{' ? [pieceOf(source, index, 0)] : [];
    return { line: lineAt(index), pieces: pieces.length > 0 ? [...first, ...pieces] : [] };
  });
  return [...textsOfHead(head), ...texts.filter(({ pieces }) => pieces.length > 0)];
}

function textsOfHead(head: string): SourceText[] {
  const lineAt = lineCounter(head);
  return [...head.matchAll(HEAD_TEXT)].map(({ index, 0: line, 1: value = '' }) => {
    const end = index + line.length;
    const written = (text: string) => stringify(text, { lineWidth: 0 }).trimEnd();
    const piece = { start: end - value.length, end, text: String(parse(value)), written };
    return { line: lineAt(index), pieces: [piece] };
  });
}

const pieceOf = (source: string, start: number, length: number): Piece => ({
  start,
  end: start + length,
  text: source.slice(start, start + length),
  written: (text) => text,
});
