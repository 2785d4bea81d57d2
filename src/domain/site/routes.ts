import { ARTICLE_LIST } from './article-list.ts';
import {
  joinPrefix,
  type Language,
  linkPrefix,
  PREFIXES,
  type Prefix,
  splitPrefix,
} from './language.ts';

interface RouteEntry {
  /** The same in both languages, without prefix. */
  path: string;
  /** Whether search engines may list it; what they may not is left out of the sitemap too. */
  indexed: boolean;
}

const listed = (path: string): RouteEntry => ({ path, indexed: true });
const unlisted = (path: string): RouteEntry => ({ path, indexed: false });

function articleRoutes() {
  const routes = ARTICLE_LIST.map(({ page, address }) => [page, listed(`/blog/${address}`)]);
  return Object.fromEntries(routes) as Record<(typeof ARTICLE_LIST)[number]['page'], RouteEntry>;
}

/** The whole site on one screen; the articles are listed beside it. */
export const ROUTES = {
  home: listed('/'),
  simulator: listed('/simulateur'),
  'simulator-method': listed('/simulateur/methode'),
  'how-it-works': listed('/fonctionnement'),
  compatibility: listed('/compatibilite'),
  faq: listed('/faq'),
  solutions: listed('/solutions'),
  fleets: listed('/solutions/flottes'),
  aggregators: listed('/solutions/agregateurs'),
  energy: listed('/solutions/energie'),
  partners: listed('/partenaires'),
  banks: listed('/partenaires/banques'),
  manufacturers: listed('/partenaires/constructeurs'),
  installers: listed('/partenaires/installateurs'),
  contact: listed('/contact'),
  'pre-registration': listed('/pre-inscription'),
  'pre-registration-thanks': unlisted('/pre-inscription/merci'),
  confirmation: unlisted('/confirmation'),
  'newsletter-sent': unlisted('/newsletter/merci'),
  'newsletter-confirm': unlisted('/newsletter/confirmation'),
  'newsletter-unsubscribe': unlisted('/newsletter/desinscription'),
  'form-failed': unlisted('/formulaire-non-envoye'),
  'form-limited': unlisted('/formulaire-a-renvoyer'),
  blog: listed('/blog'),
  ...articleRoutes(),
  'legal-notice': listed('/mentions-legales'),
  privacy: listed('/confidentialite'),
  cookies: listed('/cookies'),
  accessibility: listed('/accessibilite'),
  'my-data': unlisted('/mes-donnees'),
  'my-data-sent': unlisted('/mes-donnees/lien-envoye'),
  search: unlisted('/recherche'),
} as const satisfies Record<string, RouteEntry>;

export type PageId = keyof typeof ROUTES;
export const PAGE_IDS = Object.keys(ROUTES) as PageId[];
export const INDEXED_PAGES = PAGE_IDS.filter((page) => ROUTES[page].indexed);

/** What a form without script is answered when it fails, at the API's address: they run no script themselves. */
export const FORM_FAILURES: readonly PageId[] = ['form-failed', 'form-limited'];

/** Where the not-found page is prerendered; asked for directly it is as unknown as any other path. */
export const NOT_FOUND_PATH = '/404';

/**
 * pathTo('faq', 'en')             // => '/en/faq'
 * pathTo('home', '')              // => '/'
 * pathTo('solutions', '', 'energie') // => '/solutions#energie'
 */
export function pathTo(page: PageId, prefix: Prefix, anchor?: string): string {
  const path = joinPrefix(prefix, ROUTES[page].path);
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/**
 * French pages are canonical without a prefix, English ones under /en.
 *
 * canonicalPath('faq', 'fr') // => '/faq'
 * canonicalPath('faq', 'en') // => '/en/faq'
 */
export function canonicalPath(page: PageId, language: Language): string {
  return pathTo(page, linkPrefix('', language));
}

const PAGE_BY_PATH = new Map<string, PageId>(PAGE_IDS.map((page) => [ROUTES[page].path, page]));

/**
 * A trailing slash is forgiven: the router renders pages at addresses that end in one.
 *
 * pageAt('/en/faq')  // => { page: 'faq', prefix: 'en' }
 * pageAt('/en/faq/') // => { page: 'faq', prefix: 'en' }
 * pageAt('/nope')    // => undefined
 */
export function pageAt(pathname: string): { page: PageId; prefix: Prefix } | undefined {
  const { prefix, path } = splitPrefix(withoutTrailingSlash(pathname));
  const page = PAGE_BY_PATH.get(path);
  return page && { page, prefix };
}

/**
 * withoutTrailingSlash('/en/faq/') // => '/en/faq'
 * withoutTrailingSlash('/')        // => '/'
 */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Every file the build writes: each page and the not-found page, bare, under /fr and under /en. */
export function prerenderPaths(): string[] {
  const paths = [...PAGE_IDS.map((page) => ROUTES[page].path), NOT_FOUND_PATH];
  return PREFIXES.flatMap((prefix) => paths.map((path) => joinPrefix(prefix, path)));
}

/** shareImagePath('faq', 'en') // => '/share/faq-en.png' */
export function shareImagePath(page: PageId, language: Language): string {
  return `/share/${page}-${language}.png`;
}
