import type { WordsId } from '#content/load-words.ts';
import { type Language, type Prefix, splitPrefix } from '#domain/site/language.ts';
import { dataName } from '#domain/site/page-files.ts';
import { servedLanguage } from './landing.ts';

declare global {
  interface Window {
    /** Names the files that hold the data of all pages; set by a page's own script (src/build/page-scripts.ts). */
    dataVersion?: string;
  }
}

/** What a page's loader gave when the site was built, in one language: src/build/page-data.ts writes it. */
export const dataFile = (id: WordsId, language: Language): string =>
  `/assets/${dataName(id, language)}-${window.dataVersion}.json`;

/** The language a page is read in at this address, once the visitor is here. */
export function languageAt(pathname: string): { prefix: Prefix; language: Language } {
  const { prefix } = splitPrefix(pathname);
  return { prefix, language: prefix || servedLanguage() };
}

const asked = new Map<string, Promise<object>>();

/** Fetched once, when it is first needed: a click finds what was fetched ahead of it. */
export function pageData(id: WordsId, language: Language): Promise<object> {
  const file = dataFile(id, language);
  const known = asked.get(file);
  if (known) return known;
  const data = fetchData(file);
  asked.set(file, data);
  // What failed is asked for again by the next click.
  data.catch(() => asked.delete(file));
  return data;
}

async function fetchData(file: string): Promise<object> {
  // The browser's own error does not say which file.
  const answer = await fetch(file).catch((cause: unknown) => {
    throw new TypeError(file, { cause });
  });
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  return (await answer.json()) as object;
}
