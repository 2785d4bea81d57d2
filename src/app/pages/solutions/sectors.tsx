import { type MenuEntry, SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ButtonLink, ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './sectors.module.css';

type SectorsWords = WordsOf<'solutions'>['sectors'];

/** One article per sector, at the anchor that the menu links to. */
export function Sectors({ words }: { words: SectorsWords }) {
  const [fleets, aggregators, energy] = SOLUTIONS_MENU;
  return (
    <section className={styles.ground}>
      <Column>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <Sector words={words.fleets} at={fleets} />
        <Sector words={words.aggregators} at={aggregators} />
        <Sector words={words.energy} at={energy} />
      </Column>
    </section>
  );
}

interface SectorProps {
  words: SectorsWords['fleets' | 'aggregators' | 'energy'];
  at: MenuEntry;
}

function Sector({ words, at }: SectorProps) {
  const to = usePathTo();
  return (
    <article id={at.anchor} className={styles.sector}>
      <div>
        <Heading level={3} size="head">
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div>
        <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
        <p className={text.note}>{words.condition}</p>
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={to('contact')} quiet>
          {words.contact}
        </ButtonLink>
        <ForwardLink to={to(at.detail)}>{words.more}</ForwardLink>
      </div>
    </article>
  );
}
