import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import styles from './layout.module.css';
import { Column, Ground, Split, type Tone } from './layout.tsx';
import text from './text.module.css';

interface SectionProps {
  children: ReactNode;
  tone?: Tone | undefined;
  id?: string | undefined;
  /** Full bleed: the section places its own columns. */
  bleed?: boolean;
  className?: string | undefined;
}

/** What a page consists of: a ground, and on it the column. */
export function Section({ children, bleed = false, ...ground }: SectionProps) {
  return <Ground {...ground}>{bleed ? children : <Column>{children}</Column>}</Ground>;
}

interface SectionTopProps {
  title: string;
  lead?: string;
  size?: 'title' | 'head';
}

/** What a section is about, and beside it why. */
export function SectionTop({ title, lead, size = 'title' }: SectionTopProps) {
  const heading = (
    <Heading level={2} size={size}>
      {title}
    </Heading>
  );
  if (!lead) return <div className={styles.top}>{heading}</div>;
  return (
    <Split ratio="7-5" until={820} align="end" className={styles.top}>
      {heading}
      <p className={text.lead}>{lead}</p>
    </Split>
  );
}
