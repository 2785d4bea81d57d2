import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DICTIONARY_IDS, dictionary, filesOf, textsOf } from '#content/dictionaries.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { textsOfMdx } from './mdx-texts.ts';
import { type SourceText, textsOfTypeScript } from './source-texts.ts';

export interface Found {
  file: string;
  /** Absent where a text is put together by code. */
  line?: number;
  key?: string;
  text: string;
}

/** How long the name or figure in the place of a {placeholder} may be. */
const LONGEST_VALUE = 60;

/** By `npm run article`, from the heads of the articles. */
const WRITTEN = /articles\/titles-\w+\.ts$/;

/** comparable('L’heure : 1 200 €') // => 'lheure:1200€', however its spaces and quotes are typed */
export const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('…', '...')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\s\u2060\u00ad'’‘"“”«»]/g, '');

/** Where the words stand that a visitor reads as `wanted`, in both languages. */
export async function findText(wanted: string): Promise<Found[]> {
  const words = comparable(wanted);
  if (words === '') return [];
  const found: Found[] = [];
  for (const language of LANGUAGES) {
    const all = new Set(DICTIONARY_IDS.flatMap((id) => filesOf(id, language)));
    for (const id of DICTIONARY_IDS) {
      const shown = textsOf(await dictionary(id, language));
      const hits = shown.filter(([, text]) => shows(text, words));
      const own = filesOf(id, language);
      const sources = hits.length === 0 ? [] : sourcesOf(own);
      const places = hits.flatMap(([key, text]) => placesOf(text, key, sources, own));
      // A text that it takes in from another dictionary, or that is written from it, is named there.
      const isElsewhere = (file: string) => all.has(file) || WRITTEN.test(file);
      found.push(...places.filter(({ file }) => own.includes(file) || !isElsewhere(file)));
    }
  }
  const withLine = new Set(found.flatMap(({ line, text }) => (line === undefined ? [] : [text])));
  return found.filter(({ line, text }) => line !== undefined || !withLine.has(text));
}

interface Source {
  file: string;
  texts: SourceText[];
}

/** With the files of words that these import. */
function sourcesOf(files: string[]): Source[] {
  const sources = new Map<string, SourceText[]>();
  const queue = [...files];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (sources.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, file.endsWith('.mdx') ? textsOfMdx(source) : textsOfTypeScript(source));
    const imported = source.matchAll(/^import (?!type\b)[^']*'(\.[^']+\.ts)'/gm);
    queue.push(...[...imported].map(([, path = '']) => join(dirname(file), path)));
  }
  return [...sources].map(([file, texts]) => ({ file, texts }));
}

/** The literals that can have become this text: in its dictionary's own files if there are any. */
function placesOf(text: string, key: string, sources: Source[], own: string[]): Found[] {
  const candidates = sources.flatMap(({ file, texts }) =>
    texts
      .filter(({ pieces }) => canBecome(pieces, text))
      .map(({ line, pieces }) => ({ file, line, key, text, letters: lettersOf(pieces) }))
      .filter(({ letters }) => letters > 0),
  );
  const inOwn = candidates.filter(({ file }) => own.includes(file));
  const likely = inOwn.length > 0 ? inOwn : candidates;
  const most = Math.max(...likely.map(({ letters }) => letters));
  const places = likely.filter(({ letters }) => letters === most);
  return places.length > 0 ? places : own.slice(0, 1).map((file) => ({ file, key, text }));
}

const lettersOf = (pieces: SourceText['pieces']) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function canBecome(pieces: SourceText['pieces'], text: string): boolean {
  const pattern = pieces.map((piece) => escaped(piece.text)).join('[^]*');
  return new RegExp(`^${pattern}$`).test(text);
}

/**
 * Whether a text with `{placeholders}` can show the words, which have a value in their places:
 * shows('Référence : {id}', 'référence:42') // => true
 */
export function shows(text: string, words: string): boolean {
  const [first = '', ...rest] = text.split(/\{\w+\}/).map(comparable);
  if ([first, ...rest].some((part) => part.includes(words))) return true;
  if (comparable(text).includes(words)) return true;
  return [first, ...rest].some((part, index, parts) =>
    overlaps(part, words).some((length) => {
      const tail = continued(parts.slice(index + 1), words.slice(length));
      return tail !== undefined && length + tail >= words.length / 2;
    }),
  );
}

/** How many of the first letters of `words` a part can end with. */
const overlaps = (part: string, words: string): number[] =>
  Array.from({ length: Math.min(part.length, words.length) }, (_, index) => index + 1).filter(
    (length) => part.endsWith(words.slice(0, length)),
  );

/** How many letters of `words`, which begin inside a value, the parts after it have. */
function continued(parts: string[], words: string): number | undefined {
  const [next, ...rest] = parts;
  if (next === undefined) return undefined;
  if (words.length <= LONGEST_VALUE && words.length > 0 && rest.length === 0 && next === '')
    return 0;
  const known: number[] = words.length > 0 && words.length <= LONGEST_VALUE ? [0] : [];
  for (let value = 1; value <= Math.min(words.length - 1, LONGEST_VALUE); value++) {
    const after = words.slice(value);
    if (next.startsWith(after)) known.push(after.length);
    else if (next !== '' && after.startsWith(next)) {
      const further = continued(rest, after.slice(next.length));
      if (further !== undefined) known.push(next.length + further);
    }
  }
  return known.length === 0 ? undefined : Math.max(...known);
}
