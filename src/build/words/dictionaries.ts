import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Prose, textOf } from '#content/prose.ts';
import { proseOf } from '#content/prose-of-mdx.ts';
import type { Language } from '#domain/site/language.ts';

/** Every file of words, those of pages, of the server and of the desk, for tests and tools. */
const FILES = globSync('src/{content,server/words,desk/words}/{fr,en}/*.{ts,mdx}')
  .filter((file) => basename(file) !== 'facts.ts')
  .sort();

/** A page that is read has two: idOf('src/content/fr/faq.mdx') // => 'faq', as of 'faq.ts' */
const idOf = (file: string) => basename(file).replace(/\.\w+$/, '');

const isIn = (file: string, language: Language) => file.split('/').includes(language);

export const filesIn = (language: Language) => FILES.filter((file) => isIn(file, language));

export const DICTIONARY_IDS: readonly string[] = [...new Set(filesIn('fr').map(idOf))];

/** filesOf('home', 'fr') // => ['src/content/fr/home.ts'] */
function filesOf(id: string, language: Language): string[] {
  const files = filesIn(language).filter((one) => idOf(one) === id);
  if (files.length === 0) throw new Error(`No file of words is called ${id}.`);
  return files;
}

export async function dictionary(id: string, language: Language): Promise<object> {
  const parts = filesOf(id, language).map(async (file): Promise<object> => {
    const { default: words } = await import(/* @vite-ignore */ resolve(file));
    return file.endsWith('.mdx') ? { text: wordsOf(proseOf(words, file)) } : words;
  });
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** A text's words under the anchors that lead to them, or else under the element and its place: 'p-2'. */
function wordsOf(prose: readonly Prose[]): object {
  const named = prose
    .filter((one) => typeof one !== 'string')
    .map(([type, props, ...children], index) => {
      const words = children.some((one) => typeof one === 'string')
        ? textOf(children)
        : wordsOf(children);
      return [props.id ?? `${type}-${index}`, children.length === 0 ? props : words];
    });
  return Object.fromEntries(named);
}

/** Every text of a dictionary with the keys that lead to it. */
export function textsOf(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, entry]) =>
    textsOf(entry, path === '' ? key : `${path}.${key}`),
  );
}

const sourceOf = (id: string, language: Language) =>
  filesOf(id, language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The facts that a file quotes: factsIn('newsletter-sent', 'fr') // => ['brand.name', …] */
export function factsIn(id: string, language: Language): string[] {
  const source = sourceOf(id, language);
  const names = [...source.matchAll(/(?:\.{3}|(?<![\w.']))f\.(\w+(?:\.\w+)*)/g)];
  // What is loaded with a form does without the facts.
  const promises = [...source.matchAll(/\bpromised\('(\w+)/g)];
  return [...names.map(([, name = '']) => name), ...promises.map(([, name]) => `claims.${name}`)];
}

/** The files whose words it takes in: takenInBy('contact') // => ['contact-form', 'depot-gain'] */
export const takenInBy = (id: string): string[] =>
  [...sourceOf(id, 'fr').matchAll(/^import \w+ from '.*\/([\w-]+)\.ts'/gm)].map(
    ([, name = '']) => name,
  );
