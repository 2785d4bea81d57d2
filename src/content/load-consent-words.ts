import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import type { Language } from '#domain/site/language.ts';
import type { Words } from './words.ts';

/** Fetched after hydration; the words of pages (load-words.ts) come to browsers as data instead. */
export const CONSENT_WORDS = {
  consent: { fr: () => import('./fr/consent.ts'), en: () => import('./en/consent.ts') },
  'consent-with-tools': {
    fr: () => import('./fr/consent-with-tools.ts'),
    en: () => import('./en/consent-with-tools.ts'),
  },
  'consent-with-identification': {
    fr: () => import('./fr/consent-with-identification.ts'),
    en: () => import('./en/consent-with-identification.ts'),
  },
  chat: { fr: () => import('./fr/chat.ts'), en: () => import('./en/chat.ts') },
} as const;

type ConsentWordsId = keyof typeof CONSENT_WORDS;

/** Which wording of the banner a site shows, by the tools of others that it is built with. */
export function bannerOf(trackers: readonly Pick<Tracker, 'purpose'>[]) {
  if (trackers.length === 0) return 'consent';
  const identifies = trackers.some(({ purpose }) => purpose === 'identification');
  return identifies ? 'consent-with-identification' : 'consent-with-tools';
}

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
