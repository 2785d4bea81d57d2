/** Of some fifty that a browser may begin with: each page, and each part that waits for its moment. */
const FOURTEEN_ENTRIES = 14;

/** Files and folders below src, by the beginning of their paths. */
const below = (...places: string[]) => new RegExp(`/src/(?:${places.join('|')})`);

/**
 * Which of our files a browser fetches in one piece; what belongs to none of these is the bundler's to place. A
 * group takes along what its files import, unless a group before it has that. Apart, many are a few hundred bytes
 * each, and a browser that speaks HTTP/1.1 fetches six files at a time.
 */
export const BUNDLES = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shell',
    test: below(
      'app/(?:root|entry.client|routing/page-route)',
      'app/(?:words/linked-text|links/link-to-simulation|sections/(?:gain-line|split)|analytics/track)\\.',
    ),
  },
  { name: 'common', test: below(''), minShareCount: FOURTEEN_ENTRIES },
  {
    name: 'own-gain',
    test: below('app/simulation-handover', 'content/gain-situation'),
    minShareCount: 3,
  },
  {
    name: 'sections',
    test: below(
      'app/drawings/dawn',
      'app/sections/(?:account|closing|figures|key|money|page-|partner-hero|source)',
    ),
    minShareCount: 3,
  },
  {
    name: 'sending',
    test: below(
      'app/(?:api-client|analytics/track-sent-form)',
      'app/forms/(?:failure-text|form-values|origin-of-visit)',
      'domain/leads/email-address',
    ),
  },
  {
    name: 'forms',
    test: below('app/forms', 'domain/leads', 'ui/(?:field|select)'),
    minShareCount: 3,
  },
];
