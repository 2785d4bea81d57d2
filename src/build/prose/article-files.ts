import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '#domain/site/language.ts';

/** What the head of an article's file says; all of it but the texts is the same in both languages. */
export interface ArticleHead {
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

export function headOf(source: string, path: string): ArticleHead {
  const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  if (yaml === undefined) throw new Error(`${path} does not start with ---.`);
  const head = parse(yaml) as Partial<ArticleHead>;
  const missing = NEEDED.filter((key) => typeof head[key] !== 'string' || head[key] === '');
  if (missing.length > 0) throw new Error(`${path} lacks ${missing.join(', ')}.`);
  return head as ArticleHead;
}

/** In the order they were published in, which is the order they build on each other in. */
export function readArticles(folder = 'src/content') {
  const head = (page: string, language: Language) => {
    const path = `${folder}/${language}/${page}.mdx`;
    return headOf(readFileSync(path, 'utf8'), path);
  };
  return globSync(`${folder}/fr/article-*.mdx`)
    .map((path) => basename(path, '.mdx'))
    .map((page) => ({ page, fr: head(page, 'fr'), en: head(page, 'en') }))
    .sort((a, b) => a.fr.date.localeCompare(b.fr.date) || a.page.localeCompare(b.page));
}
