export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands before the path: nothing, /fr or /en. Nothing means French unless the server decided otherwise. */
export const PREFIXES = ['', 'fr', 'en'] as const;
export type Prefix = (typeof PREFIXES)[number];

const DEFAULT_LANGUAGE: Language = 'fr';

/**
 * splitPrefix('/en/faq') // => { prefix: 'en', path: '/faq' }
 * splitPrefix('/fr')     // => { prefix: 'fr', path: '/' }
 * splitPrefix('/faq')    // => { prefix: '', path: '/faq' }
 * splitPrefix('/enfin')  // => { prefix: '', path: '/enfin' }
 */
export function splitPrefix(pathname: string): { prefix: Prefix; path: string } {
  const first = pathname.split('/', 2)[1];
  if (first !== 'fr' && first !== 'en') return { prefix: '', path: pathname };
  return { prefix: first, path: pathname.slice(first.length + 1) || '/' };
}

/**
 * joinPrefix('en', '/faq') // => '/en/faq'
 * joinPrefix('en', '/')    // => '/en'
 * joinPrefix('', '/')      // => '/'
 */
export function joinPrefix(prefix: Prefix, path: string): string {
  if (prefix === '') return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/**
 * The links of an English page always carry /en, also when it is shown at an unprefixed address;
 * those of a French page carry /fr only under /fr.
 *
 * linkPrefix('', 'en')   // => 'en'
 * linkPrefix('', 'fr')   // => ''
 * linkPrefix('fr', 'fr') // => 'fr'
 */
export function linkPrefix(prefix: Prefix, language: Language): Prefix {
  return language === 'en' ? 'en' : prefix;
}

/**
 * switchLanguage('/en/faq?x=1#q', 'fr') // => '/fr/faq?x=1#q'
 * switchLanguage('/faq', 'en')          // => '/en/faq'
 * switchLanguage('/?utm_source=x', 'en') // => '/en?utm_source=x'
 */
export function switchLanguage(address: string, language: Language): string {
  const pathEnd = address.search(/[?#]/);
  const pathname = pathEnd === -1 ? address : address.slice(0, pathEnd);
  const rest = pathEnd === -1 ? '' : address.slice(pathEnd);
  return joinPrefix(language, splitPrefix(pathname).path) + rest;
}

/**
 * The language of a request to an unprefixed address: the most wanted one, English if it starts
 * with 'en', French otherwise.
 *
 * preferredLanguage('en-GB,en;q=0.9')   // => 'en'
 * preferredLanguage('de')               // => 'fr'
 * preferredLanguage('en;q=0')           // => 'fr'
 * preferredLanguage('fr;q=0.5,en;q=0.8') // => 'en'
 * preferredLanguage(undefined)          // => 'fr'
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  let wanted = '';
  let wantedQuality = 0;
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = qualityOf(parameters);
    if (tag !== '' && quality > wantedQuality) {
      wanted = tag.trim();
      wantedQuality = quality;
    }
  }
  return wanted.startsWith('en') ? 'en' : DEFAULT_LANGUAGE;
}

function qualityOf(parameters: string[]): number {
  const given = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
  if (given === undefined) return 1;
  const digits = given.slice(2);
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(digits) ? Number(digits) : 0;
}
