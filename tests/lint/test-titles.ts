import { type ESTree, parseSync } from 'vite';

const isNode = (part: unknown): part is ESTree.Node =>
  typeof part === 'object' && part !== null && 'type' in part;

const partsOf = (node: ESTree.Node) => Object.values(node).flat().filter(isNode);

/**
 * What the tests of a file are called, groups first, as vitest and Playwright report it; without running them. What an
 * expression fills in, or a row of a table that stands elsewhere, may be anything.
 */
export function titlesIn(file: string, source: string): RegExp[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const titles: RegExp[] = [];
  const visit = (node: ESTree.Node, group: string) => {
    const callee = node.type === 'CallExpression' ? textOf(node.callee, source) : '';
    const own = node.type === 'CallExpression' ? ownTitle(node, callee, source) : undefined;
    if (own !== undefined && !/^(test\.)?describe\b/.test(callee)) {
      titles.push(new RegExp(`^${group}${own}$`, 's'));
    }
    for (const part of partsOf(node)) visit(part, own === undefined ? group : `${group}${own} `);
  };
  visit(program, '');
  return titles;
}

const textOf = ({ start, end }: ESTree.Node, source: string) => source.slice(start, end);

/** As a pattern; undefined where a call gives none, as the first one of `test.each(rows)('title')`. */
function ownTitle(call: ESTree.CallExpression, callee: string, source: string): string | undefined {
  const [name] = call.arguments;
  if (!/^(test|it|describe)\b/.test(callee)) return undefined;
  const words =
    name?.type === 'Literal' && typeof name.value === 'string'
      ? [name.value]
      : name?.type === 'TemplateLiteral'
        ? name.quasis.map(({ value }) => value.cooked ?? value.raw)
        : undefined;
  return words?.map((text) => filled(text, rowsOf(call, source))).join('.*');
}

function rowsOf({ callee }: ESTree.CallExpression, source: string): ESTree.Node | undefined {
  const isTable =
    callee.type === 'CallExpression' && /\.(each|for)$/.test(textOf(callee.callee, source));
  return isTable ? callee.arguments[0] : undefined;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** filled('S4: %s is malformed', [['bad JSON', '{']]) // => 'S4: (?:bad JSON|…) is malformed' */
function filled(text: string, rows: ESTree.Node | undefined): string {
  if (rows === undefined) return escaped(text);
  const isWritten =
    rows.type === 'ArrayExpression' &&
    rows.elements.every((row) => row?.type !== 'MemberExpression' && row?.type !== 'Identifier');
  const known = isWritten ? literalsIn(rows) : undefined;
  // %j and %o write a text in quotes, and what is no text in some other way.
  const values = known?.flatMap((value) => [value, JSON.stringify(value)]).map(escaped);
  const value = values === undefined ? '.*' : `(?:${[...values, '[{[].*'].join('|')})`;
  return text
    .split(/(%[sdifjoO#$]|\$[A-Za-z_][\w.]*)/)
    .map((part, at) =>
      at % 2 === 0 ? escaped(part.replaceAll('%%', '%')) : /%[#$]/.test(part) ? '\\d+' : value,
    )
    .join('');
}

function literalsIn(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis.map(({ value }) => value.cooked ?? value.raw);
  }
  return partsOf(node).flatMap(literalsIn);
}
