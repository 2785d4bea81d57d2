import { BRAND } from '#domain/site/brand.ts';
import { useWords } from '../language/language.tsx';
import styles from './frame.module.css';

export function BrandMark() {
  const { words } = useWords();
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 34 30" width="26" height="23" aria-hidden="true">
        <path d="M3 6C10 6 9 25 15.5 25S22 9 27 9" />
        <circle cx="29.2" cy="7.2" r="4.3" />
      </svg>
      {BRAND.name} <small>{words.name}</small>
    </span>
  );
}
