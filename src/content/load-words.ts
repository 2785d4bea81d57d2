import type { Language } from '#domain/site/language.ts';
import { ARTICLE_WORDS } from './articles/load-articles.ts';
import type { Words } from './words.ts';

export const PAGE_WORDS = {
  shell: { fr: () => import('./fr/shell.ts'), en: () => import('./en/shell.ts') },
  'not-found': { fr: () => import('./fr/not-found.ts'), en: () => import('./en/not-found.ts') },
  home: { fr: () => import('./fr/home.ts'), en: () => import('./en/home.ts') },
  simulator: { fr: () => import('./fr/simulator.ts'), en: () => import('./en/simulator.ts') },
  'simulator-method': {
    fr: () => import('./fr/simulator-method.ts'),
    en: () => import('./en/simulator-method.ts'),
  },
  'how-it-works': {
    fr: () => import('./fr/how-it-works.ts'),
    en: () => import('./en/how-it-works.ts'),
  },
  compatibility: {
    fr: () => import('./fr/compatibility.ts'),
    en: () => import('./en/compatibility.ts'),
  },
  faq: { fr: () => import('./fr/faq.ts'), en: () => import('./en/faq.ts') },
  solutions: { fr: () => import('./fr/solutions.ts'), en: () => import('./en/solutions.ts') },
  fleets: { fr: () => import('./fr/fleets.ts'), en: () => import('./en/fleets.ts') },
  aggregators: { fr: () => import('./fr/aggregators.ts'), en: () => import('./en/aggregators.ts') },
  energy: { fr: () => import('./fr/energy.ts'), en: () => import('./en/energy.ts') },
  partners: { fr: () => import('./fr/partners.ts'), en: () => import('./en/partners.ts') },
  banks: { fr: () => import('./fr/banks.ts'), en: () => import('./en/banks.ts') },
  manufacturers: {
    fr: () => import('./fr/manufacturers.ts'),
    en: () => import('./en/manufacturers.ts'),
  },
  installers: { fr: () => import('./fr/installers.ts'), en: () => import('./en/installers.ts') },
  contact: { fr: () => import('./fr/contact.ts'), en: () => import('./en/contact.ts') },
  'pre-registration': {
    fr: () => import('./fr/pre-registration.ts'),
    en: () => import('./en/pre-registration.ts'),
  },
  confirmation: {
    fr: () => import('./fr/confirmation.ts'),
    en: () => import('./en/confirmation.ts'),
  },
  'pre-registration-thanks': {
    fr: () => import('./fr/pre-registration-thanks.ts'),
    en: () => import('./en/pre-registration-thanks.ts'),
  },
  'newsletter-sent': {
    fr: () => import('./fr/newsletter-sent.ts'),
    en: () => import('./en/newsletter-sent.ts'),
  },
  'newsletter-confirm': {
    fr: () => import('./fr/newsletter-confirm.ts'),
    en: () => import('./en/newsletter-confirm.ts'),
  },
  'newsletter-unsubscribe': {
    fr: () => import('./fr/newsletter-unsubscribe.ts'),
    en: () => import('./en/newsletter-unsubscribe.ts'),
  },
  'form-failed': {
    fr: () => import('./fr/form-failed.ts'),
    en: () => import('./en/form-failed.ts'),
  },
  'form-limited': {
    fr: () => import('./fr/form-limited.ts'),
    en: () => import('./en/form-limited.ts'),
  },
  blog: { fr: () => import('./fr/blog.ts'), en: () => import('./en/blog.ts') },
  articles: { fr: () => import('./fr/articles.ts'), en: () => import('./en/articles.ts') },
  ...ARTICLE_WORDS,
  'legal-notice': {
    fr: () => import('./fr/legal-notice.ts'),
    en: () => import('./en/legal-notice.ts'),
  },
  privacy: { fr: () => import('./fr/privacy.ts'), en: () => import('./en/privacy.ts') },
  cookies: { fr: () => import('./fr/cookies.ts'), en: () => import('./en/cookies.ts') },
  accessibility: {
    fr: () => import('./fr/accessibility.ts'),
    en: () => import('./en/accessibility.ts'),
  },
  'my-data': { fr: () => import('./fr/my-data.ts'), en: () => import('./en/my-data.ts') },
  'my-data-sent': {
    fr: () => import('./fr/my-data-sent.ts'),
    en: () => import('./en/my-data-sent.ts'),
  },
  search: { fr: () => import('./fr/search.ts'), en: () => import('./en/search.ts') },
} as const;

export type WordsId = keyof typeof PAGE_WORDS;

export type WordsOf<Id extends WordsId> = Words<
  Awaited<ReturnType<(typeof PAGE_WORDS)[Id]['fr']>>['default']
>;

/** The words of one page in one language; the other language is never downloaded. */
export async function loadWords<Id extends WordsId>(
  id: Id,
  language: Language,
): Promise<WordsOf<Id>> {
  const { default: words } = await PAGE_WORDS[id][language]();
  return words as WordsOf<Id>;
}
