import { loadWords } from '#content/load-words.ts';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { updatedWith } from '#domain/privacy/trackers.ts';
import { lastChanged } from '#domain/site/articles.ts';
import { BRAND } from '#domain/site/brand.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, INDEXED_PAGES, type PageId } from '#domain/site/routes.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** RFC 9116. It expires a year after the build. */
export const securityTxt = (
  origin: string,
  builtAt: Date,
): string => `Contact: mailto:${BRAND.email.security}
Expires: ${new Date(builtAt.getTime() + YEAR_MS).toISOString()}
Preferred-Languages: fr, en
Canonical: ${origin}/.well-known/security.txt
`;

/** Global Privacy Control: we honour the signal, since the day the cookies page says so. */
export const gpcJson = (lastUpdate: string): string => JSON.stringify({ gpc: true, lastUpdate });

export const webManifest = (): string =>
  JSON.stringify({
    name: BRAND.name,
    short_name: BRAND.name,
    start_url: '/',
    display: 'browser',
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });

/** The pages in both languages with a sentence each, for readers that are programs. */
export async function llmsTxt(origin: string): Promise<string> {
  const { meta } = await loadWords('home', 'en');
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      const entries = await Promise.all(
        INDEXED_PAGES.map(async (page) => {
          const { meta: of } = await loadWords(page, language);
          return `- [${of.title}](${origin}${canonicalPath(page, language)}): ${of.description}`;
        }),
      );
      return `## ${language === 'fr' ? 'Français' : 'English'}\n\n${entries.join('\n')}`;
    }),
  );
  return `# ${BRAND.name}\n\n> ${meta.description}\n\n${lists.join('\n\n')}\n`;
}

/**
 * Every page search engines may list, in each language, each entry naming both. Only pages that show a date to their
 * readers are dated: the day of the build would be false for nearly all of them.
 */
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
