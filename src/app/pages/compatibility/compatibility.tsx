import type { ReactNode } from 'react';
import { REQUIREMENT_SOURCES } from '#domain/site/compatibility-list.ts';
import { READ_SOURCES } from '#domain/site/compatibility-sources.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Grid } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import { DawnPicture } from '../../drawings/dawn.tsx';
import { ActionLinks, usePathTo } from '../../links/links.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { Hero } from '../../sections/hero.tsx';
import { SourceLinks } from '../../sections/source-links.tsx';
import { usePage, type WordsOf } from '../../words/use-words.ts';
import styles from './compatibility.module.css';
import { CompatibilityList } from './compatibility-list.tsx';

export default function CompatibilityPage() {
  const { words } = usePage<'compatibility'>();
  const to = usePathTo();
  const { hero, closing } = words;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} lay="low" />
      <Needs words={words}>
        <ActionLinks
          actions={[
            [to('compatibility', 'liste'), hero.search],
            [to('contact'), hero.contact],
          ]}
        />
      </Needs>
      <Section id="liste">
        <CompatibilityList words={words} />
      </Section>
      <ClosingBand title={closing.title} lead={closing.lead} dawn={<DawnPicture name="bay" />}>
        <ActionLinks
          actions={[
            [to('contact'), closing.contact],
            [to('simulator'), closing.simulate],
          ]}
        />
      </ClosingBand>
    </>
  );
}

interface NeedsProps {
  words: WordsOf<'compatibility'>;
  /** Where to go on. */
  children: ReactNode;
}

/** A solid line for what works with software, a dashed one for what needs another charger. */
function Needs({ words, children }: NeedsProps) {
  const { needs, readOn } = words;
  return (
    <Column className={styles.needs}>
      <Heading level={2} size="sub">
        {needs.title}
      </Heading>
      <Grid as="dl" cells="widest">
        {(['smart', 'v2g'] as const).map((kind) => (
          <div key={kind} className={styles[kind]}>
            <dt>{needs[kind].name}</dt>
            <dd className={styles.requirement}>{needs[kind].needs}</dd>
            <dd>{needs[kind].text}</dd>
            <dd className={styles.read}>
              {needs.sources}{' '}
              <SourceLinks
                sources={REQUIREMENT_SOURCES[kind].map((id) => READ_SOURCES[id])}
                readOn={readOn}
              />
            </dd>
          </div>
        ))}
      </Grid>
      <div className={`actions ${styles.actions}`}>{children}</div>
    </Column>
  );
}
