import type { MetaDescriptor } from 'react-router';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { canonicalPath, type PageId, ROUTES } from '#domain/site/routes.ts';

/** Fixed when the site is built; the server refuses to start under another one. */
const SITE_ORIGIN: string = import.meta.env.SITE_ORIGIN;

interface MetaWords {
  title: string;
  description: string;
}

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
