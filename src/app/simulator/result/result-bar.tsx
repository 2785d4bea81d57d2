import { type RefObject, useCallback, useEffect, useState } from 'react';
import { displayText } from '#ui/display-text.ts';
import { useTexts } from '../texts.ts';
import styles from './result-bar.module.css';

interface ResultBarProps {
  figure: string;
  /** Where the results stand; the bar hides once their head is on the screen. */
  results: RefObject<HTMLElement | null>;
}

/** Results that were passed count as seen, even when one jump went past them. */
const WHOLE_PAGE_ABOVE = '99999px 0px 0px';

/** On a phone the result stays in sight while the answers above it move. */
export function ResultBar({ figure, results }: ResultBarProps) {
  const { words } = useTexts();
  const [needed, setNeeded] = useState(false);

  const board = useCallback(() => results.current?.querySelector('[data-result]'), [results]);

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => setNeeded(entry?.isIntersecting === false),
      { rootMargin: WHOLE_PAGE_ABOVE },
    );
    const watched = board();
    if (watched) watch.observe(watched);
    return () => watch.disconnect();
  }, [board]);

  return (
    <div className={styles.bar} data-ground="night" hidden={!needed} data-print="none">
      <p>
        <b data-figure="bar">{displayText(figure)}</b> {words.result.unit}
      </p>
      <button type="button" onClick={() => board()?.scrollIntoView()}>
        {words.bar.detail}
      </button>
    </div>
  );
}
