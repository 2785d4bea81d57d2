import { joinPrefix, type Language } from './language.ts';
import { type PageId, pathTo } from './routes.ts';

/** With its prefix also in French: a mail in French leads to a page in French, whatever the browser. */
export function pageLink(origin: string, language: Language, page: PageId): string {
  return `${origin}${pathTo(page, language)}`;
}

/** Reopens a stored simulation. */
export function simulationLink(origin: string, language: Language, id: string): string {
  return `${pageLink(origin, language, 'simulator')}?s=${id}`;
}

/** Where a person opens, downloads and erases what is stored about them: pages that the server composes. */
export const DATA_PATHS = {
  open: '/mes-donnees/ouvrir',
  download: '/mes-donnees/telecharger',
  erase: '/mes-donnees/effacer',
  'erase-now': '/mes-donnees/effacer/maintenant',
} as const;

/** The page shows a button, for the same reason as those of the newsletter. */
export function dataLink(origin: string, language: Language, token: string): string {
  return `${origin}${joinPrefix(language, DATA_PATHS.open)}?token=${token}`;
}

/** The private page of an analysis, its document, and the end of both. */
export const ANALYSIS_PATHS = {
  page: '/analyse',
  document: '/analyse/document',
  revoke: '/analyse/revoquer',
} as const;

export function analysisLink(origin: string, language: Language, token: string): string {
  return `${origin}${joinPrefix(language, ANALYSIS_PATHS.page)}?token=${token}`;
}

interface Tokens {
  confirm: string;
  unsubscribe: string;
}

/** The pages show a button: a mail program that follows links in advance must not press it. */
export function newsletterLinks(origin: string, language: Language, tokens: Tokens) {
  return {
    origin,
    confirm: `${pageLink(origin, language, 'newsletter-confirm')}?token=${tokens.confirm}`,
    unsubscribe: `${pageLink(origin, language, 'newsletter-unsubscribe')}?token=${tokens.unsubscribe}`,
    oneClick: `${origin}/api/newsletter/unsubscribe?token=${tokens.unsubscribe}`,
  };
}
