import type { Language } from '#domain/site/language.ts';
import { type FrontMatter, readArticles } from './article-files.ts';

type Articles = ReturnType<typeof readArticles>;

const GENERATED = '/** Written by `npm run article` from the heads of the articles. */\n';

/** What the site must know of its articles without reading them, as files: [path, text]. */
export function articleLists(articles: Articles = readArticles()): [path: string, text: string][] {
  return [
    ['src/domain/site/article-list.ts', list(articles)],
    ['src/content/articles/titles-fr.ts', titles(articles, 'fr')],
    ['src/content/articles/titles-en.ts', titles(articles, 'en')],
    ['src/content/articles/load-articles.ts', loaders(articles)],
  ];
}

function list(articles: Articles): string {
  const entries = articles.map(({ slug, fr, en }) => {
    agree(slug, fr, en);
    const { address, date, updated, topic } = fr;
    const fields = { page: `article-${slug}`, address, published: date, updated, topic };
    const lines = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `    ${key}: ${quoted(value ?? '')},\n`);
    return `  {\n${lines.join('')}  },\n`;
  });
  return `${GENERATED}export const ARTICLE_LIST = [\n${entries.join('')}] as const;\n`;
}

function agree(slug: string, fr: FrontMatter, en: FrontMatter): void {
  for (const key of ['address', 'date', 'updated', 'topic'] as const) {
    if (fr[key] === en[key]) continue;
    throw new Error(`${slug}: its ${key} is ${fr[key]} in French and ${en[key]} in English.`);
  }
}

function titles(articles: Articles, language: Language): string {
  const entries = articles.map(({ slug, [language]: { title, lead } }) => {
    return `  'article-${slug}': {\n    title: ${quoted(title)},\n    lead: ${quoted(lead)},\n  },\n`;
  });
  return `${GENERATED}export const TITLES = {\n${entries.join('')}} as const;\n`;
}

function loaders(articles: Articles): string {
  const entries = articles.map(
    ({ slug }) => `  'article-${slug}': {
    fr: () => import('./${slug}.fr.mdx'),
    en: () => import('./${slug}.en.mdx'),
  },\n`,
  );
  return `${GENERATED}export const ARTICLE_WORDS = {\n${entries.join('')}} as const;\n`;
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
