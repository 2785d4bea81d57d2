import { Link, useLocation } from 'react-router';
import { LANGUAGES, type Language, splitPrefix, switchLanguage } from '#domain/site/language.ts';
import { NOT_FOUND_PATH, withoutTrailingSlash } from '#domain/site/routes.ts';
import { useHydrated } from '../browser/hydration.ts';
import { useReading } from '../routing/reading.ts';
import { useLanguage } from '../words/use-words.ts';
import styles from './language-switch.module.css';

/** Same page, same query, same hash, in the other language; the focus stays where it is. */
export function LanguageSwitch({ label }: { label: string }) {
  const language = useLanguage();
  const address = useAddress();
  return (
    <ul aria-label={label} className={styles.switch}>
      {LANGUAGES.map((offered) => (
        <li key={offered}>
          <Link
            to={switchLanguage(address, offered)}
            lang={offered}
            hrefLang={offered}
            aria-current={offered === language ? 'true' : undefined}
            preventScrollReset
          >
            {offered.toUpperCase()}
            <span className="visually-hidden"> {NAMES[offered]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const NAMES: Record<Language, string> = { fr: 'Français', en: 'English' };

/** The prerendered HTML knows neither query nor hash, nor which unknown address it is served at. */
function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  const { page } = useReading();
  if (useHydrated()) return pathname + search + hash;
  return page === 'not-found' ? NOT_FOUND_PATH : withoutTrailingSlash(splitPrefix(pathname).path);
}
