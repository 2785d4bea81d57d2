import { useEffect, useState } from 'react';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/language.ts';
import { keysAsFallback } from '../keys-as-fallback.ts';
import type { WordsOf } from '../words-of.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** Brings the words of the language being read. */
export function LoadedContactDialog(props: { language: Language; opening: number }) {
  const { language } = props;
  const [words, setWords] = useState<WordsOf<'contact-form'>>();
  useEffect(() => {
    let wanted = true;
    void loadWords('contact-form', language).then((loaded) => {
      if (wanted) setWords(keysAsFallback(loaded));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return words && <ContactDialog {...props} words={words} />;
}
