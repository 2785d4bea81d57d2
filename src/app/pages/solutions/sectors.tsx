import type { ReactNode } from 'react';
import type { Language } from '#domain/site/language.ts';
import { type MenuEntry, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Grid, Ground, Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import { CallPicture, FleetPicture, PortfolioPicture } from './sector-pictures.tsx';
import styles from './solutions.module.css';

type SectorsWords = WordsOf<'solutions'>['sectors'];

interface SectorsProps {
  words: SectorsWords;
  pictures: WordsOf<'solutions'>['pictures'];
  language: Language;
  /** Where the hero's button leads. */
  id: string;
}

/** One article per sector, at the anchor that the menu links to, each on a ground of its own. */
export function Sectors({ words, pictures, language, id }: SectorsProps) {
  const [fleets, aggregators, energy] = SOLUTIONS_MENU;
  return (
    <section id={id} aria-label={words.title}>
      <Sector words={words.fleets} at={fleets} ground="surface">
        <FleetPicture words={pictures.fleets} language={language} />
      </Sector>
      <Sector words={words.aggregators} at={aggregators} ground="night">
        <CallPicture words={pictures.aggregators} language={language} />
      </Sector>
      <Sector words={words.energy} at={energy} ground="sage">
        <PortfolioPicture words={pictures.energy} language={language} />
      </Sector>
    </section>
  );
}

interface SectorProps {
  words: SectorsWords['fleets' | 'aggregators' | 'energy'];
  at: MenuEntry;
  ground: 'surface' | 'night' | 'sage';
  /** Its picture. */
  children: ReactNode;
}

function Sector({ words, at, ground, children }: SectorProps) {
  const to = usePathTo();
  return (
    <Ground as="article" id={at.anchor} tone={ground} className={styles.sector}>
      <Column>
        <Split ratio={ground === 'night' ? '7-5' : '5-7'}>
          <div>
            <Heading level={2} size="head">
              {words.title}
            </Heading>
            <p className={text.lead}>{words.text}</p>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
            <p className={text.note}>{words.condition}</p>
          </div>
          <figure className={ground === 'night' ? styles.first : undefined}>
            {children}
            <figcaption className={text.note}>{words.caption}</figcaption>
          </figure>
        </Split>
        <Split ratio="7-5" align="center" className={styles.end}>
          <Grid as="ul" cells="narrow" className={text.note}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Grid>
          <div className="actions">
            <ButtonLink to={to('contact')} quiet>
              {words.contact}
            </ButtonLink>
            <ForwardLink to={to(at.detail)}>{words.more}</ForwardLink>
          </div>
        </Split>
      </Column>
    </Ground>
  );
}
