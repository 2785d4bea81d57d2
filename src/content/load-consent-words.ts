import type { Language } from '#domain/site/language.ts';
import type { Words } from './words.ts';

/** Fetched after hydration; the words of pages (load-words.ts) come to browsers as data instead. */
export const CONSENT_WORDS = {
  consent: { fr: () => import('./fr/consent.ts'), en: () => import('./en/consent.ts') },
  'consent-with-tools': {
    fr: () => import('./fr/consent-with-tools.ts'),
    en: () => import('./en/consent-with-tools.ts'),
  },
  chat: { fr: () => import('./fr/chat.ts'), en: () => import('./en/chat.ts') },
} as const;

type ConsentWordsId = keyof typeof CONSENT_WORDS;

/** Which wording of the banner a site shows, by the tools of others that it is built with. */
export const bannerOf = (trackers: readonly unknown[]) =>
  trackers.length > 0 ? 'consent-with-tools' : 'consent';

export type ConsentWordsOf<Id extends ConsentWordsId> = Words<
  Awaited<ReturnType<(typeof CONSENT_WORDS)[Id]['fr']>>['default']
>;

export async function loadConsentWords<Id extends ConsentWordsId>(
  id: Id,
  language: Language,
): Promise<ConsentWordsOf<Id>> {
  const { default: words } = await CONSENT_WORDS[id][language]();
  return words as ConsentWordsOf<Id>;
}
