import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ConsentChoice, ESSENTIAL_ONLY, EVERYTHING } from '#domain/consent.ts';
import { Button } from '#ui/button.tsx';
import type { ConsentWordsOf } from '../words-of.ts';
import styles from './banner.module.css';
import { CategorySwitches } from './category-switches.tsx';
import { useRoomBelow } from './use-room-below.ts';

interface BannerProps {
  words: ConsentWordsOf<'consent'>;
  /** Someone came back for it: it shows what is chosen, and takes the focus until it is left. */
  reopened: boolean;
  current: ConsentChoice | undefined;
  cookiesPath: string;
  onChoose: (choice: ConsentChoice) => void;
  onLeave: () => void;
}

/** Saying yes, saying no and choosing look alike and are one click each. */
export function Banner({ words, reopened, current, cookiesPath, onChoose, onLeave }: BannerProps) {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const [customised, setCustomised] = useState(false);
  useRoomBelow(banner);
  useFocusWhile(reopened, banner);
  useLayoutEffect(() => setCustomised(reopened), [reopened]);

  const leaveOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onLeave();

  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
      data-print="none"
    >
      <div className={styles.row}>
        <div>
          <div className={styles.head}>
            <p id={id} className={styles.title}>
              {words.title}
            </p>
            {reopened && (
              <Button quiet onClick={onLeave}>
                {words.close}
              </Button>
            )}
          </div>
          {/* Apart, or it would be the largest text of many a page, and the last one painted. */}
          <p className={styles.text}>{words.text}</p>
          <p className={styles.text}>
            {words.change} <Link to={cookiesPath}>{words.list}</Link>
          </p>
        </div>
        <div className={styles.buttons}>
          <Button quiet onClick={() => onChoose(EVERYTHING)}>
            {words.acceptAll}
          </Button>
          <Button quiet onClick={() => onChoose(ESSENTIAL_ONLY)}>
            {words.essentialOnly}
          </Button>
          <Button
            quiet
            aria-expanded={customised}
            aria-controls={`${id}-details`}
            onClick={() => setCustomised(!customised)}
          >
            {words.customize}
          </Button>
        </div>
        <div id={`${id}-details`} className={styles.details} hidden={!customised}>
          {customised && (
            <CategorySwitches words={words} chosen={current ?? ESSENTIAL_ONLY} onSave={onChoose} />
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Back to where the visitor was, unless they have gone on from here by themselves. A layout effect:
 * it ends while the banner, and with it the focus, is still in the document.
 */
function useFocusWhile(wanted: boolean, banner: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!wanted || !element) return;
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    return () => {
      const lost = element.contains(document.activeElement);
      if (!lost || !(before instanceof HTMLElement)) return;
      // React puts the focus back where it was before its commit, if that is still there.
      queueMicrotask(() => before.focus({ preventScroll: true }));
    };
  }, [wanted, banner]);
}
