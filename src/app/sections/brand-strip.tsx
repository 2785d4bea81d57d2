import { useEffect, useRef } from 'react';
import { type Marquee, startMarquee } from '#ui/marquee.ts';
import styles from './brand-strip.module.css';

/** Specification, section 2: half a pixel per frame, at sixty frames a second. */
const PIXELS_PER_SECOND = 30;

interface BrandStripProps {
  label: string;
  names: readonly string[];
  /** The list repeated, so that it can run on without an end; only the first is read out. */
  copies: number;
  kind: 'vehicles' | 'chargers';
  paused: boolean;
}

/** Reached by keyboard it holds still and can be scrolled, so that every name can be seen. */
export function BrandStrip({ label, names, copies, kind, paused }: BrandStripProps) {
  const track = useRef<HTMLDivElement>(null);
  const marquee = useRef<Marquee>(undefined);

  useEffect(() => {
    if (track.current) marquee.current = startMarquee(track.current, PIXELS_PER_SECOND);
    return () => marquee.current?.end();
  }, []);
  useEffect(() => marquee.current?.setPaused(paused), [paused]);

  const repeats = Array.from({ length: copies }, (_, index) => index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles[kind]} aria-label={label} tabIndex={0}>
      <div ref={track} className={styles.track}>
        {repeats.map((copy) => (
          <ul key={copy} aria-hidden={copy > 0 || undefined}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
