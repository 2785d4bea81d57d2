import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks } from '../layout/action-links.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  words: WordsOf<'home'>['hero'];
  /** The night at the depot, which the headline figure stands on. */
  children: ReactNode;
}

export function HomeHero({ words, children }: HomeHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.top}>
        <div className={styles.copy}>
          <Heading level={1} size="hero">
            {words.title}
          </Heading>
          <p className={text.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <ActionLinks
              actions={[
                [to('pre-registration'), words.discover],
                [to('pre-registration'), words.demo],
              ]}
            />
          </div>
        </div>
        <aside className={styles.card} data-ground="night" aria-label={words.card.per}>
          <p>
            <span className={styles.upTo}>{words.card.upTo}</span>
            <span className={`${text.figure} ${styles.figure}`}>
              {displayText(words.card.figure)}
            </span>
            <span className={styles.per}>{words.card.per}</span>
            <span className={styles.condition}>{words.card.condition}</span>
          </p>
          <ul>
            {words.card.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </aside>
      </Column>
      {children}
    </section>
  );
}
