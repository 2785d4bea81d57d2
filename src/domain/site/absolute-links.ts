import type { Language } from './language.ts';
import { type PageId, pathTo } from './routes.ts';

/** With its prefix also in French: a mail in French leads to a page in French, whatever the browser. */
export function pageLink(origin: string, language: Language, page: PageId): string {
  return `${origin}${pathTo(page, language)}`;
}

/** Reopens a stored simulation. */
export function simulationLink(origin: string, language: Language, id: string): string {
  return `${pageLink(origin, language, 'simulator')}?s=${id}`;
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
