import { LANGUAGES } from '#domain/language.ts';
import { lastChanged } from '#domain/page-dates.ts';
import { canonicalPath, INDEXED_PAGES, type PageId } from '#domain/routes.ts';
import type { Tracker } from '#domain/tracker-settings.ts';
import { updatedWith } from '#domain/trackers.ts';

/** Every page search engines may list, in each language, each entry naming both. */
export function sitemap(origin: string, trackers: readonly Tracker[] = []): string {
  const entries = INDEXED_PAGES.flatMap((page) =>
    LANGUAGES.map(
      (language) =>
        `<url><loc>${origin}${canonicalPath(page, language)}</loc>${dated(page, trackers)}${alternates(origin, page)}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function dated(page: PageId, trackers: readonly Tracker[]): string {
  const named = page === 'cookies' || page === 'privacy';
  const day = named ? updatedWith(trackers, page) : lastChanged(page);
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}

function alternates(origin: string, page: PageId): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`;
  return [
    ...LANGUAGES.map((language) => link(language, canonicalPath(page, language))),
    link('x-default', canonicalPath(page, 'fr')),
  ].join('');
}

export const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
