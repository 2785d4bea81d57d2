import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  id?: string;
  title: string;
  /** What is in it, in one line. */
  note: string;
  /** Asked for when the page is made and whenever it is open: closed, it costs nothing. */
  children: () => ReactNode;
}

/** A part of the result that is read by who wants to know more. */
export function Fold({ id, title, note, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const [first] = useState(children);
  return (
    <details
      id={id}
      className={styles.fold}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <span>{note}</span>
      </summary>
      <div className={styles.inside}>{open ? children() : first}</div>
    </details>
  );
}
