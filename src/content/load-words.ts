import type { ArticleId } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import { type ArticleWords, articleWords, isArticle } from './article-words.ts';
import type { Words } from './words.ts';

/** What each page, and what stands around all of them, finds its words in; French gives them their type. */
interface WordsFiles {
  shell: typeof import('./fr/shell.ts');
  'not-found': typeof import('./fr/not-found.ts');
  home: typeof import('./fr/home.ts');
  simulator: typeof import('./fr/simulator.ts');
  'simulator-method': typeof import('./fr/simulator-method.ts');
  'how-it-works': typeof import('./fr/how-it-works.ts');
  compatibility: typeof import('./fr/compatibility.ts');
  faq: typeof import('./fr/faq.ts');
  solutions: typeof import('./fr/solutions.ts');
  fleets: typeof import('./fr/fleets.ts');
  aggregators: typeof import('./fr/aggregators.ts');
  energy: typeof import('./fr/energy.ts');
  partners: typeof import('./fr/partners.ts');
  banks: typeof import('./fr/banks.ts');
  manufacturers: typeof import('./fr/manufacturers.ts');
  installers: typeof import('./fr/installers.ts');
  contact: typeof import('./fr/contact.ts');
  'pre-registration': typeof import('./fr/pre-registration.ts');
  confirmation: typeof import('./fr/confirmation.ts');
  'pre-registration-thanks': typeof import('./fr/pre-registration-thanks.ts');
  'newsletter-sent': typeof import('./fr/newsletter-sent.ts');
  'newsletter-confirm': typeof import('./fr/newsletter-confirm.ts');
  'newsletter-unsubscribe': typeof import('./fr/newsletter-unsubscribe.ts');
  'form-failed': typeof import('./fr/form-failed.ts');
  'form-limited': typeof import('./fr/form-limited.ts');
  blog: typeof import('./fr/blog.ts');
  articles: typeof import('./fr/articles.ts');
  'legal-notice': typeof import('./fr/legal-notice.ts');
  privacy: typeof import('./fr/privacy.ts');
  cookies: typeof import('./fr/cookies.ts');
  accessibility: typeof import('./fr/accessibility.ts');
  'my-data': typeof import('./fr/my-data.ts');
  'my-data-sent': typeof import('./fr/my-data-sent.ts');
  search: typeof import('./fr/search.ts');
}

export type WordsId = keyof WordsFiles | ArticleId;

export type WordsOf<Id extends WordsId> = Id extends keyof WordsFiles
  ? Words<WordsFiles[Id]['default']>
  : ArticleWords;

/** The words of one page in one language; the other language is never loaded. */
export async function loadWords<Id extends WordsId>(
  id: Id,
  language: Language,
): Promise<WordsOf<Id>> {
  if (isArticle(id)) {
    return articleWords(id, await loadWords('articles', language)) as WordsOf<Id>;
  }
  const { default: words } = (await import(`./${language}/${id}.ts`)) as { default: unknown };
  return words as WordsOf<Id>;
}
