import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import type { NamedFleets } from '../../sections/named-fleets.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  words: WordsOf<'home'>['hero'];
  /** The fleet that reaches the headline figure. */
  largeVans: NamedFleets['largeVans'];
  /** The night at the depot. */
  children: ReactNode;
}

export function HomeHero({ words, largeVans, children }: HomeHeroProps) {
  const to = usePathTo();
  const { card } = words;
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
            <ForwardLink to={to('simulator')} cta>
              {words.calculate}
            </ForwardLink>
          </div>
        </div>
        <aside className={styles.card} aria-label={card.per}>
          <p className={styles.gain} data-ground="night">
            <span className={styles.upTo}>{card.upTo}</span>
            <span className={`${text.figure} ${styles.figure}`}>{displayText(card.figure)}</span>
            <span className={styles.per}>
              {card.per} <span className={styles.limit}>{card.limit}</span>
            </span>
          </p>
          <p className={styles.condition}>
            {fill(card.condition, largeVans.figures)}{' '}
            <Link to={`${to('simulator')}${largeVans.query}`}>{card.seeFleet}</Link>
          </p>
        </aside>
      </Column>
      {children}
      <Column className={styles.below}>
        <ul>
          {card.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Column>
    </section>
  );
}
