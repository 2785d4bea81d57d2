import type { ReactNode } from 'react';
import type { Language } from '#domain/site/language.ts';
import { type MenuEntry, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import { CallPicture, FleetPicture, PortfolioPicture } from './sector-pictures.tsx';
import styles from './sectors.module.css';

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
    <article
      id={at.anchor}
      className={`${styles.sector} ${styles[ground]}`}
      data-ground={ground === 'night' ? 'night' : undefined}
    >
      <Column className={`split ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={styles.text}>{words.text}</p>
          <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
          <p className={text.note}>{words.condition}</p>
        </div>
        <figure>
          {children}
          <figcaption className={text.note}>{words.caption}</figcaption>
        </figure>
        <div className={`split ${styles.end}`}>
          <ul className={styles.points}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className={styles.actions}>
            <ButtonLink to={to('contact')} quiet>
              {words.contact}
            </ButtonLink>
            <ForwardLink to={to(at.detail)}>{words.more}</ForwardLink>
          </p>
        </div>
      </Column>
    </article>
  );
}
