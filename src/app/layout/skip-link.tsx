import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

export function SkipLink({ children }: { children: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {children}
    </a>
  );
}
