import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '#domain/site/language.ts';

const ARTICLES_FOLDER = 'src/content/articles';

/** What the head of an article's file says; all of it but the texts is the same in both languages. */
export interface FrontMatter {
  title: string;
  lead: string;
  /** What search engines show in place of the title. */
  searchTitle: string;
  description: string;
  /** Its address below the blog's, the same in both languages. */
  address: string;
  /** Days, as in '2026-11-03'. */
  date: string;
  updated?: string;
  topic: string;
}

const NEEDED = ['title', 'lead', 'searchTitle', 'description', 'address', 'date', 'topic'] as const;

interface ArticleFile {
  front: FrontMatter;
  /** On the same lines as in the file, so that an error names the right one. */
  body: string;
}

/** articlePath('night', 'fr') // => 'src/content/articles/night.fr.mdx' */
export const articlePath = (slug: string, language: Language, folder = ARTICLES_FOLDER): string =>
  `${folder}/${slug}.${language}.mdx`;

/** articleOf('…/night.fr.mdx') // => { slug: 'night', language: 'fr' } */
export function articleOf(path: string): { slug: string; language: Language } {
  const [, slug, ending] = /([^/]+)\.(\w+)\.mdx$/.exec(path) ?? [];
  const language = LANGUAGES.find((known) => known === ending);
  if (slug === undefined || language === undefined) {
    throw new Error(
      `${path}: an article is named after its page and language, as in night.fr.mdx.`,
    );
  }
  return { slug, language };
}

export function splitArticle(source: string, path: string): ArticleFile {
  const [head, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  if (head === undefined || yaml === undefined) throw new Error(`${path} does not start with ---.`);
  const front = parse(yaml) as Partial<FrontMatter>;
  const missing = NEEDED.filter((key) => typeof front[key] !== 'string' || front[key] === '');
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(', ')}.`);
  return {
    front: front as FrontMatter,
    body: head.replace(/[^\n]/g, '') + source.slice(head.length),
  };
}

/** In the order they were published in, which is the order they build on each other in. */
export function readArticles(folder = ARTICLES_FOLDER) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.fr.mdx'));
  const front = (slug: string, language: Language) => {
    const path = articlePath(slug, language, folder);
    return splitArticle(readFileSync(path, 'utf8'), path).front;
  };
  return names
    .map((name) => articleOf(name).slug)
    .map((slug) => ({ slug, fr: front(slug, 'fr'), en: front(slug, 'en') }))
    .sort((a, b) => a.fr.date.localeCompare(b.fr.date) || a.slug.localeCompare(b.slug));
}
