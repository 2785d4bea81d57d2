import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import styles from './gain-line.module.css';

interface GainLineProps {
  words: { figure: string; per: string; condition: string };
  /** A way to the reader's own figure; none beside a form. */
  children?: ReactNode;
}

/** What the depot of the home page keeps, against what and how surely, in little room. */
export function GainLine({ words, children }: GainLineProps) {
  return (
    <div className={styles.gain}>
      <p className={styles.sum}>
        <span className={text.figure}>{displayText(words.figure)}</span> {words.per}
      </p>
      <p className={styles.condition}>{words.condition}</p>
      {children}
    </div>
  );
}
