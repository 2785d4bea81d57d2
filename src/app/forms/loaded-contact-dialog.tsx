import { useEffect, useState } from 'react';
import { loadFormWords } from '#content/load-form-words.ts';
import type { Language } from '#domain/language.ts';
import { keysAsFallback } from '../keys-as-fallback.ts';
import type { FormWordsOf } from '../words-of.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** Brings the words of the language being read. */
export function LoadedContactDialog(props: { language: Language; opening: number }) {
  const { language } = props;
  const [words, setWords] = useState<FormWordsOf<'contact-form'>>();
  useEffect(() => {
    let wanted = true;
    void loadFormWords('contact-form', language).then((loaded) => {
      if (wanted) setWords(keysAsFallback(loaded));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return words && <ContactDialog {...props} words={words} />;
}
