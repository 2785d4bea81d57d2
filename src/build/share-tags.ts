import { FEED_KINDS, feedPath, hasFeed } from '#domain/site/articles.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { canonicalPath, type PageId, shareImagePath } from '#domain/site/routes.ts';
import { escaped } from './feeds.ts';

interface ShareWords {
  title: string;
  description: string;
}

const LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' };

/**
 * How a link to the page looks where it is shared. Nobody who runs our scripts reads these tags, so
 * they are written into the built HTML and never downloaded again.
 */
export function shareTags(
  page: PageId,
  language: Language,
  origin: string,
  { title, description }: ShareWords,
): string {
  const others = LANGUAGES.filter((offered) => offered !== language);
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', BRAND.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + canonicalPath(page, language)],
    ['og:locale', LOCALES[language]],
    ...others.map((offered): [string, string] => ['og:locale:alternate', LOCALES[offered]]),
    ['og:image', origin + shareImagePath(page, language)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  const tags = properties.map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}"/>`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>${feedLinks(page, language, origin)}`;
}

function feedLinks(page: PageId, language: Language, origin: string): string {
  if (!hasFeed(page)) return '';
  return FEED_KINDS.map(
    (kind) =>
      `<link rel="alternate" type="application/${kind}+xml" href="${origin}${feedPath(kind, language)}"/>`,
  ).join('');
}
