import { loadWords } from '#content/load-words.ts';
import { BRAND } from '#domain/brand.ts';
import { LANGUAGES } from '#domain/language.ts';
import { canonicalPath, INDEXED_PAGES } from '#domain/routes.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** RFC 9116. A build is good for a year; whoever has not deployed for longer has other worries. */
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
    background_color: '#f6f4ee',
    theme_color: '#f6f4ee',
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
