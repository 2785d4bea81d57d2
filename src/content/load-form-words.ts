import type { Language } from '#domain/site/language.ts';
import type { Words } from './words.ts';

/** Fetched with a form that opens; the words of pages (load-words.ts) come to browsers as data instead. */
export const FORM_WORDS = {
  forms: { fr: () => import('./fr/forms.ts'), en: () => import('./en/forms.ts') },
  'contact-form': {
    fr: () => import('./fr/contact-form.ts'),
    en: () => import('./en/contact-form.ts'),
  },
  newsletter: { fr: () => import('./fr/newsletter.ts'), en: () => import('./en/newsletter.ts') },
} as const;

type FormWordsId = keyof typeof FORM_WORDS;

export type FormWordsOf<Id extends FormWordsId> = Words<
  Awaited<ReturnType<(typeof FORM_WORDS)[Id]['fr']>>['default']
>;

export async function loadFormWords<Id extends FormWordsId>(
  id: Id,
  language: Language,
): Promise<FormWordsOf<Id>> {
  const { default: words } = await FORM_WORDS[id][language]();
  return words as FormWordsOf<Id>;
}
