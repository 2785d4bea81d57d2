import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { type DeskWords, deskWords } from '../words/words.ts';

/** What somebody chose is kept in this browser; it says nothing about anybody. */
const KEPT = 'desk-language';

interface Spoken {
  language: Language;
  words: DeskWords;
  choose: (language: Language) => void;
}

const Context = createContext<Spoken | undefined>(undefined);

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  return (
    LANGUAGES.find((language) => language === kept) ??
    (navigator.language.startsWith('fr') ? 'fr' : 'en')
  );
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    localStorage.setItem(KEPT, next);
    setLanguage(next);
  };
  return <Context value={{ language, words: deskWords(language), choose }}>{children}</Context>;
}

export function useWords(): Spoken {
  const spoken = useContext(Context);
  if (spoken === undefined) throw new Error('Outside the desk nothing is said.');
  return spoken;
}

/** To the other language, by its own name. */
export function LanguageButton() {
  const { language, choose } = useWords();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <button type="button" lang={other} className="link" onClick={() => choose(other)}>
      {other === 'en' ? 'English' : 'Français'}
    </button>
  );
}
