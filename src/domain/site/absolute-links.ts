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

/** The page shows a button: a mail program that follows links in advance must not press it. */
export function confirmLink(origin: string, language: Language, token: string): string {
  return `${pageLink(origin, language, 'newsletter-confirm')}?token=${token}`;
}

/** A page with a button, for people; and the address to which a mail program or a mailing service posts (RFC 8058). */
export function unsubscribeLinks(origin: string, language: Language, token: string) {
  return {
    unsubscribe_url: `${pageLink(origin, language, 'newsletter-unsubscribe')}?token=${token}`,
    unsubscribe_one_click_url: `${origin}/api/newsletter/unsubscribe?token=${token}`,
  };
}
