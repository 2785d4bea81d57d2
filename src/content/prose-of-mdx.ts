import { PARTS, type Prose } from './prose.ts';

/** What MDX compiles a text to: a component. */
export type MdxContent = (props: { components: Readonly<Record<string, string>> }) => unknown;

interface Element {
  type: unknown;
  props: Readonly<Record<string, unknown>>;
}

const BY_NAME = Object.fromEntries(PARTS.map((name) => [name, name]));

/** One for all: what is written into a page names it each time. */
const NONE = {};

/** What a figure that is not there becomes inside a text. */
const NO_FIGURE = /\b(?:undefined|NaN)\b/;

/**
 * The text of a compiled file as data, figures filled in: so a browser gets it in one language, and none of
 * the code behind its figures. A figure that is not there stops the build: MDX prints nothing for it.
 */
export function proseOf(content: MdxContent, file: string): readonly Prose[] {
  try {
    return nodesOf(content({ components: BY_NAME }));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function nodesOf(given: unknown): Prose[] {
  if (given === null || typeof given === 'boolean') return [];
  if (typeof given === 'string' || typeof given === 'number') return textsOf(String(given));
  if (Array.isArray(given)) {
    return joined(
      given.flatMap((one, index) => nodesOf(one === undefined ? missing(given[index - 1]) : one)),
    );
  }
  return isElement(given) ? elementsOf(given) : missing();
}

function elementsOf({ type, props: given }: Element): Prose[] {
  const { children = 'children' in given ? missing() : [], ...attributes } = given;
  // A component of the file itself is a function, a fragment a symbol.
  if (typeof type === 'function') return nodesOf(type(given));
  if (typeof type !== 'string') return nodesOf(children);
  requireFigures(attributes);
  const props = Object.keys(attributes).length === 0 ? NONE : attributes;
  return [[type, props, ...nodesOf(children)]];
}

function textsOf(text: string): Prose[] {
  requireFigures(text);
  // Between two blocks stands the end of a line, inside a paragraph a line may end anywhere.
  return /^\s*\n\s*$/.test(text) ? [] : [text.replace(/\s*\n\s*/g, ' ')];
}

function requireFigures(value: unknown): void {
  if (value === undefined || Number.isNaN(value)) missing();
  if (typeof value === 'string' && NO_FIGURE.test(value)) missing(value);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(requireFigures);
}

function missing(near?: unknown): never {
  const where = typeof near === 'string' ? `: “${near.trim()}”` : '';
  throw new Error(`a figure is not there${where}.`);
}

const isElement = (given: unknown): given is Element =>
  typeof given === 'object' && given !== null && 'type' in given && 'props' in given;

/** A figure and the words around it are one text. */
function joined(nodes: readonly Prose[]): Prose[] {
  const result: Prose[] = [];
  for (const one of nodes) {
    const last = result.at(-1);
    if (typeof one === 'string' && typeof last === 'string') result.splice(-1, 1, last + one);
    else result.push(one);
  }
  return result;
}
