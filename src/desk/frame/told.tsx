import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../language/language.tsx';
import styles from './told.module.css';

export interface Message {
  text: string;
  /** Stays until it is closed. */
  isFailure?: boolean;
}

const SHOWN_MS = 12_000;

interface ToldProps {
  said: Message | undefined;
  /** Must not change from drawing to drawing. */
  close: () => void;
  /** What can be done about it, such as undo it. */
  children?: ReactNode;
}

/** What came of what was done: at the bottom of the window, in sight from every row. */
export function Told({ said, close, children }: ToldProps) {
  const { words } = useWords();
  const [isHeld, setHeld] = useState(false);
  const isPassing = said !== undefined && said.isFailure !== true && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own time.
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, isPassing, close]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; while somebody is there it does not go.
    <div
      className={styles.told}
      data-shown={said !== undefined}
      data-tone={said?.isFailure ? 'failure' : 'done'}
      data-ground={said?.isFailure ? undefined : 'night'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{said?.text}</p>
      {said !== undefined && (
        <>
          {children && <span className={styles.act}>{children}</span>}
          <button type="button" aria-label={words.leads.close} onClick={close}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1 1l12 12M13 1L1 13" />
            </svg>
          </button>
        </>
      )}
    </div>
  );
}
