import { loadWords } from '#content/load-words.ts';
import {
  changedOn,
  FEED_KINDS,
  type FeedKind,
  feedPath,
  NEWEST_FIRST,
} from '#domain/site/articles.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { canonicalPath } from '#domain/site/routes.ts';

interface Feed {
  language: Language;
  title: string;
  description: string;
  home: string;
  self: string;
  changed: string;
  entries: readonly Entry[];
}

interface Entry {
  title: string;
  description: string;
  topic: string;
  address: string;
  published: string;
  changed: string;
}

/** One RSS and one Atom feed per language, newest article first. */
export async function feeds(origin: string): Promise<{ path: string; xml: string }[]> {
  const wanted = LANGUAGES.flatMap((language) => FEED_KINDS.map((kind) => ({ language, kind })));
  return Promise.all(
    wanted.map(async ({ language, kind }) => ({
      path: feedPath(kind, language),
      xml: WRITERS[kind](await feedOf(origin, kind, language)),
    })),
  );
}

const WRITERS: Record<FeedKind, (feed: Feed) => string> = { rss, atom };

async function feedOf(origin: string, kind: FeedKind, language: Language): Promise<Feed> {
  const { meta } = await loadWords('blog', language);
  const { topics } = await loadWords('articles', language);
  const entries = await Promise.all(
    NEWEST_FIRST.map(async ({ page, published, topic }) => {
      const words = await loadWords(page, language);
      return {
        title: words.hero.title,
        description: words.meta.description,
        topic: topics[topic],
        address: origin + canonicalPath(page, language),
        published,
        changed: changedOn(page),
      };
    }),
  );
  return {
    language,
    title: `${BRAND.name} – ${meta.title}`,
    description: meta.description,
    home: origin + canonicalPath('blog', language),
    self: origin + feedPath(kind, language),
    changed:
      entries
        .map(({ changed }) => changed)
        .sort()
        .at(-1) ?? '',
    entries,
  };
}

function rss(feed: Feed): string {
  const items = feed.entries.map(
    (entry) => `<item>
<title>${escaped(entry.title)}</title>
<link>${escaped(entry.address)}</link>
<guid isPermaLink="true">${escaped(entry.address)}</guid>
<pubDate>${at(entry.published).toUTCString()}</pubDate>
<category>${escaped(entry.topic)}</category>
<description>${escaped(entry.description)}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(feed.title)}</title>
<link>${escaped(feed.home)}</link>
<description>${escaped(feed.description)}</description>
<language>${feed.language}</language>
<lastBuildDate>${at(feed.changed).toUTCString()}</lastBuildDate>
<atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function atom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `<entry>
<title>${escaped(entry.title)}</title>
<id>${escaped(entry.address)}</id>
<link href="${escaped(entry.address)}"/>
<published>${at(entry.published).toISOString()}</published>
<updated>${at(entry.changed).toISOString()}</updated>
<category term="${escaped(entry.topic)}"/>
<summary>${escaped(entry.description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<title>${escaped(feed.title)}</title>
<subtitle>${escaped(feed.description)}</subtitle>
<id>${escaped(feed.home)}</id>
<link href="${escaped(feed.home)}"/>
<link href="${escaped(feed.self)}" rel="self" type="application/atom+xml"/>
<updated>${at(feed.changed).toISOString()}</updated>
<author><name>${escaped(BRAND.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

const at = (isoDay: string): Date => new Date(`${isoDay}T00:00:00Z`);

/** escaped('R&D "<3"') // => 'R&amp;D &quot;&lt;3&quot;' */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
