import type { SourceId } from '#domain/site/sources.ts';
import type articles from './fr/articles.ts';
import type { Words } from './words.ts';

/** What src/build/articles makes of an article's file. */
export interface ArticleWords {
  meta: { title: string; description: string };
  hero: { title: string; lead: string };
  /** What the article comes to, on what data, and its limit. */
  inBrief: string;
  common: Words<(typeof articles)['common']>;
  topic: string;
  next: string;
  sections: Readonly<Record<string, ArticleSectionWords>>;
  sources: Readonly<Partial<Record<SourceId, string>>>;
}

interface ArticleSectionWords {
  title: string;
  body: readonly Passage[];
}

/** A paragraph, a list, or what stands apart: `questions`, or a picture's words under its name. */
type Passage = string | readonly string[] | Readonly<Record<string, object>>;
