import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { type ConsentChoice, ESSENTIAL_ONLY, EVERYTHING } from '#domain/privacy/consent.ts';
import { Button } from '#ui/button.tsx';
import type { ConsentWordsOf } from '../words/use-words.ts';
import styles from './banner.module.css';

interface BannerProps {
  words: ConsentWordsOf<'consent'>;
  /** Whether the site has a marketing tool: without one there is nothing to agree to. */
  withMarketing: boolean;
  /** Someone came back for it: it shows what is chosen, and takes the focus until it is left. */
  reopened: boolean;
  current: ConsentChoice | undefined;
  cookiesPath: string;
  onChoose: (choice: ConsentChoice) => void;
  onLeave: () => void;
}

/** Saying yes, saying no and choosing look alike and are one click each. */
export function Banner({
  words,
  withMarketing,
  reopened,
  current,
  cookiesPath,
  onChoose,
  onLeave,
}: BannerProps) {
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
      className={reopened ? `${styles.banner} ${styles.reopened}` : styles.banner}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
      data-print="none"
    >
      <div className={styles.row}>
        {/* Two paragraphs, or it would be the largest text of many a page, and the last one painted. */}
        <div className={styles.text}>
          <p>
            <b id={id}>{words.title}</b> {words.text}
          </p>
          <p>
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
            <CategorySwitches
              words={words}
              withMarketing={withMarketing}
              chosen={current ?? ESSENTIAL_ONLY}
              onSave={onChoose}
            />
          )}
        </div>
        {reopened && (
          <button type="button" className={styles.close} aria-label={words.close} onClick={onLeave}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        )}
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

interface CategorySwitchesProps {
  words: ConsentWordsOf<'consent'>;
  withMarketing: boolean;
  chosen: ConsentChoice;
  onSave: (choice: ConsentChoice) => void;
}

/** Nothing counts before it is saved. */
function CategorySwitches({ words, withMarketing, chosen, onSave }: CategorySwitchesProps) {
  const [choice, setChoice] = useState<ConsentChoice>({
    analytics: chosen.analytics,
    marketing: withMarketing && chosen.marketing,
  });
  const { necessary, analytics, marketing } = words.categories;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(choice);
  };
  return (
    <form onSubmit={save} className={styles.switches}>
      <Switch {...necessary} checked disabled />
      <Switch
        {...analytics}
        checked={choice.analytics}
        onChange={(checked) => setChoice({ ...choice, analytics: checked })}
      />
      {withMarketing ? (
        <Switch
          {...marketing}
          checked={choice.marketing}
          onChange={(checked) => setChoice({ ...choice, marketing: checked })}
        />
      ) : (
        <div className={styles.switch}>
          <div>
            <b>{marketing.name}</b>
            <p>{words.noTool}</p>
          </div>
        </div>
      )}
      <Button quiet type="submit">
        {words.save}
      </Button>
    </form>
  );
}

interface SwitchProps {
  name: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function Switch({ name, text, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <div>
        <label htmlFor={id}>{name}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </div>
  );
}

/**
 * Keeps as much room under the page as the banner takes: what is focused scrolls clear of it, at the
 * very end of the page too. base.css and what floats at the bottom go by this property.
 */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner-room', `${Math.ceil(element.getBoundingClientRect().height)}px`);
      uncover(document.activeElement, element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-room');
    };
  }, [banner]);
}

/** It may have come, or grown, over a field in which someone is typing. */
function uncover(focused: Element | null, banner: Element): void {
  if (!focused || focused === document.body || banner.contains(focused)) return;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (banner.contains(hit)) focused.scrollIntoView({ block: 'nearest' });
}
