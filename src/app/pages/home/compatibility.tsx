import { useEffect, useRef, useState } from 'react';
import { CHARGER_MAKERS, VEHICLE_MAKES } from '#domain/site/compatibility.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { type Marquee, startMarquee } from '#ui/marquee.ts';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './compatibility.module.css';

export function Compatibility({ words }: { words: WordsOf<'home'>['compatibility'] }) {
  const to = usePathTo();
  const [paused, setPaused] = useState(false);
  return (
    <Section bleed className={styles.compatibility}>
      <Column>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <div className={styles.row}>
          <p className={text.lead}>{words.lead}</p>
          <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
            <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
              <path d={paused ? 'M1 0l11 7-11 7z' : 'M1 0h3v14H1zM8 0h3v14H8z'} />
            </svg>
            {paused ? words.play : words.pause}
          </button>
        </div>
      </Column>
      <BrandStrip
        label={words.vehicleBrands}
        names={VEHICLE_MAKES}
        copies={3}
        className={styles.strip}
        paused={paused}
      />
      <BrandStrip
        label={words.chargerMakers}
        names={CHARGER_MAKERS}
        copies={5}
        className={`${styles.strip} ${styles.chargers}`}
        paused={paused}
      />
      <Column className={styles.row}>
        <p className={text.note}>{words.note}</p>
        <ForwardLink to={to('compatibility')}>{words.list}</ForwardLink>
        <ForwardLink to={to('contact')}>{words.check}</ForwardLink>
      </Column>
    </Section>
  );
}

/** Specification, section 2: half a pixel per frame, at sixty frames a second. */
const PIXELS_PER_SECOND = 30;

interface BrandStripProps {
  label: string;
  names: readonly string[];
  /** Repeated for an endless loop; screen readers get the first only. */
  copies: number;
  className: string | undefined;
  paused: boolean;
}

/** It stops while focused and can be scrolled by keyboard, so that every name can be read. */
function BrandStrip({ label, names, copies, className, paused }: BrandStripProps) {
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
    <section className={className} aria-label={label} tabIndex={0}>
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
