import type {
  LoaderFunctionArgs,
  MetaDescriptor,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { loadWords, type WordsId, type WordsOf } from '#content/load-words.ts';
import { pseudoWords } from '#content/pseudo.ts';
import { LANGUAGES, type Language, type Prefix, splitPrefix } from '#domain/site/language.ts';
import { canonicalPath, type PageId, ROUTES } from '#domain/site/routes.ts';
import { servedLanguage } from './landing.ts';
import { recoverFromLostScript } from './load-route-module.ts';

/** Fixed when the site is built; the server refuses to start under another one. */
const SITE_ORIGIN: string = import.meta.env.SITE_ORIGIN;

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
      return load(prefix, prefix || servedLanguage()).catch(recoverFromLostScript);
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

interface MetaWords {
  title: string;
  description: string;
}

const metaWords = (words: object) => (words as { meta?: MetaWords }).meta;

/** Title, description and, where search engines may list the page, its one address per language. */
export function pageMeta(
  id: string,
  language: Language,
  words: MetaWords | undefined,
): MetaDescriptor[] {
  if (words === undefined) return [];
  const texts = [{ title: words.title }, { name: 'description', content: words.description }];
  if (!isPage(id) || !ROUTES[id].indexed) {
    return [
      ...texts,
      { name: 'robots', content: 'noindex' },
      ...(isPage(id) ? [canonical(id, language)] : []),
    ];
  }
  return [...texts, canonical(id, language), ...alternates(id)];
}

const isPage = (id: string): id is PageId => id in ROUTES;

const canonical = (page: PageId, language: Language): MetaDescriptor => ({
  tagName: 'link',
  rel: 'canonical',
  href: absolute(page, language),
});

const alternates = (page: PageId): MetaDescriptor[] => [
  ...LANGUAGES.map((language) => alternate(language, absolute(page, language))),
  alternate('x-default', absolute(page, 'fr')),
];

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

const absolute = (page: PageId, language: Language) => SITE_ORIGIN + canonicalPath(page, language);
