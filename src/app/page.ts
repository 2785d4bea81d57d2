import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadWords, type WordsId, type WordsOf } from '#content/load-words.ts';
import { pseudoWords } from '#content/pseudo.ts';
import { type Language, type Prefix, splitPrefix } from '#domain/language.ts';
import { lostScript } from './lost-script.ts';
import { pageMeta } from './page-meta.ts';
import { servedLanguage } from './served-language.ts';

export interface PageData<Id extends WordsId> {
  language: Language;
  prefix: Prefix;
  words: WordsOf<Id>;
}

/**
 * What every page exports beside its component. The loader runs when the site is built, the client
 * loader on navigation; each brings the words of one language only.
 */
export function page<Id extends WordsId>(id: Id) {
  const load = async (prefix: Prefix, language: Language): Promise<PageData<Id>> => {
    const words = await loadWords(id, language);
    return { language, prefix, words: import.meta.env.PSEUDO ? pseudoWords(words) : words };
  };
  return {
    loader: ({ url }: LoaderFunctionArgs) => {
      const { prefix } = splitPrefix(url.pathname);
      return load(prefix, prefix === 'en' ? 'en' : 'fr');
    },
    clientLoader: ({ url }: LoaderFunctionArgs) => {
      const { prefix } = splitPrefix(url.pathname);
      return load(prefix, prefix || servedLanguage()).catch(lostScript);
    },
    /** Without a server the router re-runs a loader only when params change, and a prefix is none. */
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      splitPrefix(currentUrl.pathname).prefix !== splitPrefix(nextUrl.pathname).prefix,
    meta: ({ loaderData }: { loaderData?: PageData<Id> }) =>
      loaderData === undefined
        ? []
        : pageMeta(id, loaderData.language, metaWords(loaderData.words)),
  };
}

const metaWords = (words: object) =>
  (words as { meta?: { title: string; description: string } }).meta;
