import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { linkToSimulation } from '../../links/link-to-simulation.ts';
import { ActionLinks, ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  words: WordsOf<'home'>['hero'];
  /** The night at the depot. */
  children: ReactNode;
}

export function HomeHero({ words, children }: HomeHeroProps) {
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
        <aside
          className={`${styles.card} ${styles.panel}`}
          data-ground="night"
          aria-label={card.per}
        >
          <div className={styles.panel}>
            <p className={styles.gain}>
              <span>{card.upTo}</span>
              <span className={`${text.figure} ${styles.figure}`}>{displayText(card.figure)}</span>
              <span className={styles.per}>
                <span className={styles.atMost}>{card.atMost} </span>
                {card.per}
              </span>
            </p>
            <p className={styles.condition}>
              {card.condition}{' '}
              <Link to={`${to('simulator')}${linkToSimulation('trucks')}`}>{card.seeFleet}</Link>
            </p>
            <p className={styles.span}>
              <span className={text.figure}>{displayText(card.span)}</span>
              <span>{card.spanOf}</span>
            </p>
          </div>
          <ul>
            {card.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </aside>
      </Column>
      {children}
    </section>
  );
}
