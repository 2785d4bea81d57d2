import { useState } from 'react';
import { CHARGER_MAKERS, VEHICLE_MAKES } from '#domain/compatibility.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ForwardLink } from '../layout/forward-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import { BrandStrip } from './brand-strip.tsx';
import styles from './compatibility.module.css';

export function Compatibility({ words }: { words: WordsOf<'home'>['compatibility'] }) {
  const to = usePathTo();
  const [paused, setPaused] = useState(false);
  return (
    <Section bleed className={styles.compatibility}>
      <Column className={styles.top}>
        <div>
          <Heading level={2} size="title">
            {words.title}
          </Heading>
          <p className={text.lead}>{words.lead}</p>
        </div>
        <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
          <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
            <path d={paused ? 'M1 0l11 7-11 7z' : 'M1 0h3v14H1zM8 0h3v14H8z'} />
          </svg>
          {paused ? words.play : words.pause}
        </button>
      </Column>
      <BrandStrip
        label={words.vehicleBrands}
        names={VEHICLE_MAKES}
        copies={3}
        kind="vehicles"
        paused={paused}
      />
      <BrandStrip
        label={words.chargerMakers}
        names={CHARGER_MAKERS}
        copies={5}
        kind="chargers"
        paused={paused}
      />
      <Column className={styles.foot}>
        <p className={text.note}>{words.note}</p>
        <ForwardLink to={to('contact')}>{words.check}</ForwardLink>
      </Column>
    </Section>
  );
}
