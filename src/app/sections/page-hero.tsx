import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#domain/site/routes.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../links/links.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  lead: string;
  ground?: 'paper' | 'night';
  /** The overview that this page belongs to, and what this page is called there. */
  breadcrumb?: { page: PageId; name: string; here: string };
  /** Buttons; the first is the main one. */
  actions?: ReactNode;
  /** The page's own picture: right of the words on wide screens, below them on phones. */
  children?: ReactNode;
}

export function PageHero({
  title,
  lead,
  ground = 'paper',
  breadcrumb,
  actions,
  children,
}: PageHeroProps) {
  const to = usePathTo();
  return (
    <section className={styles[ground]} data-ground={ground === 'paper' ? undefined : 'night'}>
      <Column className={children ? `split ${styles.split}` : styles.single}>
        <div className={styles.copy}>
          {breadcrumb && (
            <p className={styles.crumbs} data-pagefind-ignore>
              <Link to={to(breadcrumb.page)}>{breadcrumb.name}</Link> / {breadcrumb.here}
            </p>
          )}
          <Heading level={1} size="title">
            {title}
          </Heading>
          <p className={text.lead}>{lead}</p>
          {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
        </div>
        {children}
      </Column>
    </section>
  );
}
