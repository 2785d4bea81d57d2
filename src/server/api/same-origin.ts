import type { IncomingHttpHeaders } from 'node:http';

/**
 * S5: a page of another site must not send in a visitor's name. Whoever sends neither header is no
 * browser's page: a mail provider's one-click unsubscription, for one.
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  siteOrigin: string | undefined,
): boolean {
  const { origin, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
