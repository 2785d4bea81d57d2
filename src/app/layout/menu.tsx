import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ForwardLink } from '../links/links.tsx';
import styles from './menu.module.css';

interface MenuProps {
  id: 'solutions' | 'partners';
  name: string;
  children: ReactNode;
}

/**
 * A native popover: it opens, closes on Esc and gives way to the other menu before any script has
 * run. Script adds what is missing: the state as an attribute, and closing when focus leaves.
 */
export function Menu({ id, name, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => setOpen(panel.current?.matches(':popover-open')), []);
  useEffect(() => {
    if (key !== shownKey.current) panel.current?.hidePopover();
    shownKey.current = key;
  }, [key]);

  const closeWhenFocusLeaves = (event: FocusEvent<HTMLLIElement>) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next)) panel.current?.hidePopover();
  };

  return (
    <li onBlur={closeWhenFocusLeaves}>
      <button
        type="button"
        popoverTarget={`menu-${id}`}
        aria-controls={`menu-${id}`}
        aria-expanded={open}
        className={styles[`${id}Button`]}
      >
        {name}
        <svg className={styles.caret} viewBox="0 0 10 7" width="10" height="7" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <div
        ref={panel}
        id={`menu-${id}`}
        popover="auto"
        className={styles[`${id}Panel`]}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </li>
  );
}

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
