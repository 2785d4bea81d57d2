import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { ErasureState } from '#domain/desk/people.ts';
import { BRAND } from '#domain/site/brand.ts';
import { useWords } from '../language/language.tsx';
import { dayAndTime, timeOfDay } from '../language/shown-time.ts';
import { useDesk } from '../session/session.tsx';
import styles from './erase-panel.module.css';
import { recipientNames } from './recipient-names.ts';

export interface Erasing {
  request: string;
  since: string;
  recipients: readonly string[];
}

/** Each look is a line of the log: seldom enough, and soon enough for who waits. */
const LOOKS_AFTER_MS = [3_000, 7_000, 20_000, 30_000, 60_000, 120_000];
const USUAL_MS = 120_000;

interface ErasureProgressProps {
  erasing: Erasing;
  onErased: () => void;
}

/** That it is under way, then when it was done. */
export function ErasureProgress({ erasing, onErased }: ErasureProgressProps) {
  const { words, language } = useWords();
  const { erase } = words.people;
  const { ask } = useDesk();
  const { request, since, recipients } = erasing;
  const [seen, setSeen] = useState<ErasureState>({ state: 'waiting' });
  const [looks, setLooks] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const newestOnErased = useRef(onErased);
  newestOnErased.current = onErased;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const pause = LOOKS_AFTER_MS[looks];
    if (seen.state === 'erased' || pause === undefined) return;
    const look = async () => {
      // What fails now is looked at again with the next.
      const next = await ask('person.erasure', { request }).catch(() => undefined);
      if (next !== undefined) setSeen(next);
      if (next?.state === 'erased') newestOnErased.current();
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void look(), pause);
    return () => clearTimeout(timer);
  }, [ask, looks, request, seen.state]);

  const names = recipientNames(recipients, words);
  const isSlow = looks > 0 && Date.now() - Date.parse(since) > USUAL_MS;
  return (
    <aside
      className={seen.state === 'waiting' ? styles.panel : `${styles.panel} ${styles.done}`}
      aria-labelledby="erasing"
    >
      <h2 id="erasing" ref={heading} tabIndex={-1}>
        {seen.state === 'waiting' ? erase.goingTitle : erase.doneTitle}
      </h2>
      <div role="status">
        {seen.state === 'waiting' ? (
          <>
            <p>{fill(erase.going, { time: timeOfDay(since, language) })}</p>
            {isSlow && <p data-tone="late">{erase.slow}</p>}
          </>
        ) : (
          <p>
            {seen.at === null
              ? erase.doneOnce
              : fill(erase.done, { moment: dayAndTime(seen.at, language) })}
          </p>
        )}
      </div>
      {names !== '' && (
        <p className={styles.answer}>
          {fill(erase.inform, { names, mailbox: BRAND.email.privacy })}
        </p>
      )}
    </aside>
  );
}
