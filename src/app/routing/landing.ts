import { type Language, preferredLanguage, splitPrefix } from '#domain/site/language.ts';

let served: Language | undefined;

/**
 * The language of unprefixed addresses for this visitor, as the server decided or would decide it.
 * Read once, before the first switch rewrites <html lang>: pressing Back to an unprefixed page must
 * show what the server had shown there. While the site is built, it is the language of the file.
 */
export function servedLanguage(): Language {
  if (typeof location === 'undefined') return 'fr';
  served ??=
    splitPrefix(location.pathname).prefix === ''
      ? document.documentElement.lang === 'en'
        ? 'en'
        : 'fr'
      : preferredLanguage(navigator.languages.join(','));
  return served;
}

let landed: string | undefined;

/** The query of the first address of this visit, read before a navigation changes it. */
export function landingQuery(): string {
  landed ??= location.search;
  return landed;
}
