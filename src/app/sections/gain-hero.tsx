import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#domain/site/routes.ts';
import { displayText, sentencesOnLines } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../links/links.tsx';
import styles from './gain-hero.module.css';

interface GainHeroProps {
  title: string;
  lead: string;
  /** What the reader gains, against what and how sure. */
  gain: { figure: string; per: string; against: string; note: string; fleet: string };
  /** What is kept in other situations, drawn: the note then says of which fleet. */
  others?: ReactNode;
  ground?: 'paper' | 'pine';
  /** The overview that this page belongs to, and what this page is called there. */
  breadcrumb?: { page: PageId; name: string; here: string };
  /** Buttons; the first is the main one. */
  actions: ReactNode;
  /** The page's own picture, below the words. */
  children?: ReactNode;
  /** Where the picture stands right of the words on wide screens. */
  beside?: boolean;
}

/** A page that opens with the gain, in sight on every screen. */
export function GainHero({
  title,
  lead,
  gain,
  others,
  ground = 'paper',
  breadcrumb,
  actions,
  children,
  beside = false,
}: GainHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles[ground]} data-ground={ground === 'pine' ? 'night' : undefined}>
      <Column className={beside ? styles.beside : styles.above}>
        <div>
          {breadcrumb && (
            <p className={styles.crumbs} data-pagefind-ignore>
              <Link to={to(breadcrumb.page)}>{breadcrumb.name}</Link> / {breadcrumb.here}
            </p>
          )}
          <Heading level={1} size="title" className={styles.title}>
            {sentencesOnLines(title)}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        <div>
          <p className={`${styles.gain} ${others ? styles.large : ''}`}>
            <span className={`${text.figure} ${styles.figure}`}>{displayText(gain.figure)}</span>{' '}
            <span className={styles.per}>
              {gain.per}, {gain.against}
            </span>
          </p>
          <p className={`${text.note} ${styles.note}`}>{others ? gain.fleet : gain.note}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {others && <div className={styles.others}>{others}</div>}
        {children && <div className={styles.picture}>{children}</div>}
      </Column>
    </section>
  );
}
