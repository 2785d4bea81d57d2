import { type ESTree, parseSync } from 'vite';

/** A stretch of words in a file, between two values that are put in. */
export interface Piece {
  start: number;
  end: number;
  text: string;
  /** As it has to be written there. */
  written: (text: string) => string;
}

/** One text as its file has it; between two pieces stands a value, as in `Up to ${euros} a year`. */
export interface SourceText {
  line: number;
  pieces: Piece[];
}

const QUOTED_ESCAPES = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

const inQuotes = (quote: string) => (text: string) =>
  text.replace(/[\\'"\n\r\t]/g, (character) => {
    if (character === quote || character === '\\') return `\\${character}`;
    return QUOTED_ESCAPES.get(character) ?? character;
  });

/** A line that ends there in the file stays one; one that was written \\n does too. */
const inBackticks = (raw: string) => (text: string) => {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return raw.includes('\n') ? escaped : escaped.replaceAll('\n', '\\n');
};

/** A text that is one of these is none for visitors: a key, an address, a setting as in `euros(600, 'fr')`. */
const CODE = new Map<string, readonly string[]>([
  ['ImportDeclaration', ['source']],
  ['ImportExpression', ['source']],
  ['ExportNamedDeclaration', ['source']],
  ['ExportAllDeclaration', ['source']],
  ['ExpressionStatement', ['expression']],
  ['Property', ['key']],
  ['MemberExpression', ['object', 'property']],
  ['CallExpression', ['arguments']],
  ['NewExpression', ['arguments']],
  ['TaggedTemplateExpression', ['quasi']],
  ['TSLiteralType', ['literal']],
  ['JSXAttribute', ['value']],
]);

const isNode = (part: unknown): part is ESTree.Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** The words of a module: its string and template literals, but no keys, imports, types or arguments. */
export function textsOfTypeScript(source: string): SourceText[] {
  const { program, errors } = parseSync('words.tsx', source);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const lineAt = lineCounter(source);
  const texts: SourceText[] = [];

  const visit = (node: ESTree.Node, isCode: boolean) => {
    if (!isCode) {
      const pieces = piecesOf(node, source);
      if (pieces.length > 0) texts.push({ line: lineAt(node.start), pieces });
    }
    const compares = node.type === 'BinaryExpression' && node.operator !== '+';
    for (const [name, parts] of Object.entries(node)) {
      for (const part of [parts].flat().filter(isNode)) {
        visit(part, compares || (CODE.get(node.type)?.includes(name) ?? false));
      }
    }
  };
  visit(program, false);
  return texts;
}

function piecesOf(node: ESTree.Node, source: string): Piece[] {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const written = inQuotes(source[node.start] ?? "'");
    return [{ start: node.start + 1, end: node.end - 1, text: node.value, written }];
  }
  if (node.type !== 'TemplateLiteral') return [];
  return node.quasis.map(({ start, value }) => ({
    start: start + 1,
    end: start + 1 + value.raw.length,
    text: value.cooked ?? value.raw,
    written: inBackticks(value.raw),
  }));
}

export function lineCounter(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const line = ends.findIndex((end) => end >= offset);
    return (line === -1 ? ends.length : line) + 1;
  };
}
