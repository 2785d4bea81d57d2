import { pageAt } from '#domain/routes.ts';
import { LANDING } from '../analytics/landing.ts';

/** Opened from a mail, with a token in their address that acts for whoever has it. */
const TOKEN_PAGES = ['newsletter-confirm', 'newsletter-unsubscribe'];

/**
 * Every script can read the address, the one the document began with and the one it was reached
 * from: where a token stands in one of them, none of another maker may run.
 */
export function holdsToken(page: string): boolean {
  const from = pageAt(new URL(document.referrer || location.href).pathname)?.page ?? page;
  return [page, LANDING.page, from].some((place) => TOKEN_PAGES.includes(place));
}
