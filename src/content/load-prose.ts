import { ARTICLES, type ArticleId } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import type { Prose } from './prose.ts';
import { type MdxContent, proseOf } from './prose-of-mdx.ts';

const PAGES = ['faq', 'legal-notice', 'privacy', 'cookies', 'accessibility'] as const;

/** A page that is mostly read: its text is MDX, beside its words. */
export type ProseId = (typeof PAGES)[number] | ArticleId;

export const PROSE_IDS: readonly ProseId[] = [...PAGES, ...ARTICLES.map(({ page }) => page)];

export const isProse = (id: string): id is ProseId => PROSE_IDS.some((known) => known === id);

/** A page's text in one language, when the site is built. */
export async function loadProse(id: ProseId, language: Language): Promise<readonly Prose[]> {
  const { default: content } = (await import(`./${language}/${id}.mdx`)) as { default: MdxContent };
  return proseOf(content, `src/content/${language}/${id}.mdx`);
}
