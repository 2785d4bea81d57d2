import { parse, stringify } from 'yaml';
import { type Node, nodesOf } from '../articles/compile-article.ts';
import { lineCounter, type Piece, type SourceText, textsOfTypeScript } from './source-texts.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEAD_TEXT = /^(?:subject|title|lead|searchTitle|description): (.+)$/gm;

/**
 * The words of an article line by line, those of its head first. A value, `{euros}`, or a mark such as that of a link
 * stands between two pieces of its line.
 */
export function textsOfMdx(source: string): SourceText[] {
  const [head = ''] = FRONT_MATTER.exec(source) ?? [];
  const lineAt = lineCounter(source);
  const piecesByLine = new Map<number, Piece[]>();
  const texts: SourceText[] = [];

  const visit = (node: Node) => {
    const { start, end } = node.position;
    const at = start.offset;
    if (node.type === 'mdxjsEsm') texts.push(...textsOfModule(source, at, end.offset, lineAt));
    if (node.type === 'text') {
      for (const piece of piecesOf(source, at, end.offset)) {
        const line = lineAt(piece.start);
        piecesByLine.set(line, [...(piecesByLine.get(line) ?? []), piece]);
      }
    }
    // What follows a value at the beginning of a line follows it, as '{n} kWh' does.
    if (node.type === 'mdxTextExpression' && !piecesByLine.has(start.line)) {
      piecesByLine.set(start.line, [pieceOf(source, at, at)]);
    }
    node.children?.forEach(visit);
  };
  nodesOf(head.replace(/[^\n]/g, ' ') + source.slice(head.length)).forEach(visit);
  for (const [line, pieces] of piecesByLine) texts.push({ line, pieces });
  return [...textsOfHead(head), ...texts.sort((a, b) => a.line - b.line)];
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

function textsOfModule(
  source: string,
  from: number,
  to: number,
  lineAt: (offset: number) => number,
): SourceText[] {
  return textsOfTypeScript(source.slice(from, to)).map(({ line, pieces }) => ({
    line: line + lineAt(from) - 1,
    pieces: pieces.map((piece) => ({
      ...piece,
      start: piece.start + from,
      end: piece.end + from,
    })),
  }));
}

/** A text may go on over several lines; what indents them is none of it. */
function piecesOf(source: string, from: number, to: number): Piece[] {
  const lines = source.slice(from, to).split('\n');
  let start = from;
  return lines.map((line, index) => {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const skipped = isFirst ? 0 : line.length - line.trimStart().length;
    const length = isLast ? line.length : line.trimEnd().length;
    const piece = pieceOf(source, start + skipped, start + length);
    start += line.length + 1;
    return piece;
  });
}

const pieceOf = (source: string, start: number, end: number): Piece => ({
  start,
  end,
  text: source.slice(start, end),
  written: (text) => text,
});
