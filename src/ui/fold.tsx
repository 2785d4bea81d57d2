import type { ReactNode, ToggleEvent } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The heading, which stays in view. */
  title: ReactNode;
  /** Of the line that opens it, for addresses that lead there. */
  id?: string;
  /** Folds of one name: opening one closes the others. */
  name?: string;
  open?: boolean;
  onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
}

/** Closed until asked for; the browser opens it by itself, so it works without script. */
export function Fold({ title, id, children, ...details }: FoldProps) {
  return (
    <details className={styles.fold} {...details}>
      <summary id={id}>{title}</summary>
      {children}
    </details>
  );
}
