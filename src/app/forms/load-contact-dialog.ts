import { loadFormWords } from '#content/load-form-words.ts';
import type { Language } from '#domain/language.ts';
import { keysAsFallback } from '../keys-as-fallback.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** The dialog and its words in the language being read. */
export async function loadContactDialog(language: Language) {
  const words = keysAsFallback(await loadFormWords('contact-form', language));
  return { Dialog: ContactDialog, words, language };
}

export type LoadedDialog = Awaited<ReturnType<typeof loadContactDialog>>;
