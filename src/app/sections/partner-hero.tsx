import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { ActionLinks, usePathTo } from '../links/links.tsx';
import styles from './partner-hero.module.css';

interface PartnerHeroProps {
  words: {
    title: string;
    lead: string;
    gains: readonly { figure: string; name: string }[];
    contact: string;
    facts: readonly { name: string; text: string }[];
  };
  crumbs: { overview: string; here: string };
  /** The page's own picture. */
  children: ReactNode;
}

/**
 * The first screen of a partner's page: what is offered, what it brings, against what and how surely, what
 * is asked, and what comes next.
 */
export function PartnerHero({ words, crumbs, children }: PartnerHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles.hero}>
      <Column className={styles.columns}>
        <div>
          <p className={styles.crumbs} data-pagefind-ignore>
            <Link to={to('partners')}>{crumbs.overview}</Link> / {crumbs.here}
          </p>
          <Heading level={1} size="title" className={styles.title}>
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
          <Gains gains={words.gains} />
          <div className={styles.actions}>
            <ActionLinks actions={[[to('contact'), words.contact]]} />
          </div>
        </div>
        <div className={styles.picture}>{children}</div>
        <Facts facts={words.facts} />
      </Column>
    </section>
  );
}

/** Amounts with what each of them is. */
export function Gains({ gains }: { gains: PartnerHeroProps['words']['gains'] }) {
  return (
    <dl className={styles.gains}>
      {gains.map(({ figure, name }) => (
        <div key={name}>
          <dt className={text.figure}>{displayText(figure)}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Against what, how surely, what is asked and what comes next. */
export function Facts({ facts }: { facts: PartnerHeroProps['words']['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
