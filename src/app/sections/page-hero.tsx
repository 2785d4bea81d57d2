import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#domain/routes.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../use-path-to.ts';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  /** Night and pine mean that the product is at work; paper is the day. */
  ground?: 'paper' | 'pine' | 'night';
  /** The overview this page belongs to, and what this page is called there. */
  under?: { page: PageId; name: string; here: string };
  /** Buttons; the first leads. */
  actions?: ReactNode;
  /** The page's own picture: right of the words on wide screens, below them on phones. */
  children?: ReactNode;
}

export function PageHero({
  title,
  lead,
  ground = 'paper',
  under,
  actions,
  children,
}: PageHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles[ground]} data-ground={ground === 'paper' ? undefined : 'night'}>
      <Column className={children ? styles.split : styles.single}>
        <div className={styles.copy}>
          {under && (
            <p className={styles.crumbs} data-pagefind-ignore>
              <Link to={to(under.page)}>{under.name}</Link> / {under.here}
            </p>
          )}
          <Heading level={1} size="title">
            {title}
          </Heading>
          <p className={text.lead}>{lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </Column>
    </section>
  );
}
