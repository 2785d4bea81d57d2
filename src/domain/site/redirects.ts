import { splitPrefix } from './language.ts';
import { type PageId, pageAt, pathTo } from './routes.ts';

/**
 * Other addresses people type or once linked to, with the page each leads to. Apart from the routes:
 * the browser never needs them.
 */
export const ALIASES = {
  '/simulator': 'simulator',
  '/simulator/method': 'simulator-method',
  '/how-it-works': 'how-it-works',
  '/compatibility': 'compatibility',
  '/solutions/fleets': 'fleets',
  '/solutions/aggregators': 'aggregators',
  '/solutions/energy': 'energy',
  '/partners': 'partners',
  '/partners/banks': 'banks',
  '/partners/manufacturers': 'manufacturers',
  '/partenaires/concessionnaires': 'manufacturers',
  '/partners/installers': 'installers',
  '/pre-registration': 'pre-registration',
  '/legal-notice': 'legal-notice',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
  '/search': 'search',
} as const satisfies Record<string, PageId>;

const PAGE_BY_ALIAS = new Map<string, PageId>(Object.entries(ALIASES));

/**
 * Where an address that is not in its one canonical form should go: aliases, a trailing slash,
 * capitals, doubled slashes and index.html, all in one step. Nothing for a canonical or unknown one.
 *
 * redirectFor('/en/simulator/')   // => '/en/simulateur'
 * redirectFor('/FAQ')             // => '/faq'
 * redirectFor('//evil.example')   // => undefined
 * redirectFor('/faq')             // => undefined
 */
export function redirectFor(pathname: string): string | undefined {
  const tidy = tidyPath(pathname);
  const { prefix, path } = splitPrefix(tidy);
  const page = pageAt(tidy)?.page ?? PAGE_BY_ALIAS.get(path);
  if (page === undefined) return undefined;
  const target = pathTo(page, prefix);
  return target === pathname ? undefined : target;
}

function tidyPath(pathname: string): string {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  if (parts.at(-1) === 'index.html') parts.pop();
  return `/${parts.join('/')}`;
}
