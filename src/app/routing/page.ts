import type {
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
  MetaDescriptor,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { WordsId, WordsOf } from '#content/load-words.ts';
import { LANGUAGES, type Language, type Prefix, splitPrefix } from '#domain/site/language.ts';
import { canonicalPath, type PageId, ROUTES } from '#domain/site/routes.ts';
import { recoverFromLostScript } from './load-route-module.ts';
import { languageAt, pageData } from './page-data.ts';

/** Fixed when the site is built; the server refuses to start under another one. */
const SITE_ORIGIN: string = import.meta.env.SITE_ORIGIN;

export interface PageData<Id extends WordsId> {
  language: Language;
  prefix: Prefix;
  words: WordsOf<Id>;
}

/**
 * What every page exports beside its component. The loader runs when the site is built, and what it gives
 * becomes a file per language, which the client loader fetches on navigation: the words as they are read,
 * without the code and the figures that they are made of.
 */
export function page<Id extends WordsId>(id: Id) {
  return {
    loader: ({ url }: LoaderFunctionArgs) => {
      const { prefix } = splitPrefix(url.pathname);
      return builtData(id, prefix, prefix === 'en' ? 'en' : 'fr');
    },
    clientLoader: async ({ url, serverLoader }: ClientLoaderFunctionArgs) => {
      // `npm run dev` writes no files.
      if (import.meta.env.DEV) return (await serverLoader()) as PageData<Id>;
      const { prefix, language } = languageAt(url.pathname);
      const data = await pageData(id, language).catch(recoverFromLostScript);
      return { ...data, prefix } as PageData<Id>;
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

async function builtData<Id extends WordsId>(
  id: Id,
  prefix: Prefix,
  language: Language,
): Promise<PageData<Id>> {
  // In a browser's bundle the bundler leaves this out, and with it all that words are made of.
  if (import.meta.env.SSR) {
    const { loadWords } = await import('#content/load-words.ts');
    return { language, prefix, words: await loadWords(id, language) };
  }
  throw new Error('Loaders run when the site is built.');
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
