import type { PageId } from '#domain/routes.ts';

/** Keys are the addresses of categories and questions: the same in both languages. */
export type FaqCategories = Readonly<
  Record<string, { name: string; questions: Readonly<Record<string, FaqEntry>> }>
>;

export interface FaqEntry {
  question: string;
  /** Plain paragraphs, so that search engines and the site's own search can be given them as they are. */
  answer: readonly string[];
  /** Ways on, by the page they lead to. */
  more?: Readonly<Partial<Record<PageId, string>>>;
}
