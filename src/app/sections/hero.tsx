import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageId } from '#domain/site/routes.ts';
import { sentencesOnLines } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column, Ground, Split, type Tone } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import { usePathTo } from '../links/links.tsx';
import styles from './hero.module.css';

interface HeroProps {
  title: string;
  lead?: ReactNode;
  size?: 'hero' | 'title' | 'head';
  tone?: Tone;
  /**
   * `beside`: the picture stands right of the words. `above`: gain and actions do, and the picture below
   * all of it. `low`: as `above`, with little room, for a page that is read.
   */
  lay?: 'beside' | 'above' | 'low';
  /** Twelfths of the two parts. */
  ratio?: '7-5' | '5-7' | '4-8' | '6-6';
  /** The overview that this page belongs to, and what this page is called there. */
  crumbs?: { page: PageId; name: string; here: string };
  /** Above the title. */
  top?: ReactNode;
  /** What the reader gains, against what and how sure. */
  gain?: ReactNode;
  /** Buttons; the first is the main one. */
  actions?: ReactNode;
  /** The page's own picture. */
  children?: ReactNode;
  /** Under the words; on a narrow screen under the picture. */
  after?: ReactNode;
  /** A picture below the words fills the window, not the column. */
  bleed?: boolean;
  className?: string | undefined;
}

/** How a page opens. */
export function Hero(props: HeroProps) {
  const { title, lead, size = 'title', tone, lay = 'beside', className } = props;
  const { crumbs, top, gain, actions, children, after, bleed = false } = props;
  const isBeside = lay === 'beside';
  const words = (
    <>
      {crumbs && <Crumbs {...crumbs} />}
      {top}
      <Heading level={1} size={size} className={size === 'title' ? styles.title : undefined}>
        {sentencesOnLines(title)}
      </Heading>
      {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
    </>
  );
  const offer = (gain || actions) && (
    <div className={styles.offer}>
      {gain}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  const left = (
    <>
      {words}
      {isBeside && offer}
    </>
  );
  const right = isBeside ? children : offer;
  const end = after && <div className={styles.after}>{after}</div>;
  const below = !isBeside && children && <div className={styles.below}>{children}</div>;
  return (
    <Ground
      as="header"
      tone={tone}
      className={[styles.hero, lay === 'low' && styles.low, className].filter(Boolean).join(' ')}
    >
      <Column>
        {right ? (
          <Split
            ratio={props.ratio ?? (isBeside ? '6-6' : '7-5')}
            align={isBeside ? 'center' : 'end'}
          >
            <div>{left}</div>
            <div>{right}</div>
            {end}
          </Split>
        ) : (
          <>
            {left}
            {end}
          </>
        )}
        {!bleed && below}
      </Column>
      {bleed && below}
    </Ground>
  );
}

function Crumbs({ page, name, here }: NonNullable<HeroProps['crumbs']>) {
  const to = usePathTo();
  return (
    <p className={styles.crumbs} data-pagefind-ignore>
      <Link to={to(page)}>{name}</Link> / {here}
    </p>
  );
}
