import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ForwardLink } from './forward-link.tsx';
import styles from './menu-entries.module.css';

interface MenuWords {
  entries: readonly { title: string; text: string }[];
  overview: string;
  next: string;
}

interface MenuEntriesProps {
  words: MenuWords;
  /** One address and one drawing per entry, in the words' order. */
  addresses: readonly string[];
  drawings: readonly ReactNode[];
  overviewTo: string;
  nextTo: string;
}

export function MenuEntries({ words, addresses, drawings, overviewTo, nextTo }: MenuEntriesProps) {
  return (
    <>
      <ul>
        {words.entries.map((entry, index) => (
          <li key={entry.title}>
            <Link to={addresses[index] ?? overviewTo} className={styles.entry}>
              {drawings[index]}
              <span>
                <span className={styles.title}>{entry.title}</span>
                <span className={styles.text}>{entry.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ForwardLink to={overviewTo}>{words.overview}</ForwardLink>
        <ForwardLink to={nextTo}>{words.next}</ForwardLink>
      </div>
    </>
  );
}
