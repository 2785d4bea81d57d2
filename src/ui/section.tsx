import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import styles from './section.module.css';
import text from './text.module.css';

interface SectionProps {
  children: ReactNode;
  id?: string;
  /** Full bleed: the section places its own columns. */
  bleed?: boolean;
  className?: string | undefined;
}

export function Section({ children, id, bleed = false, className }: SectionProps) {
  return (
    <section id={id} className={[styles.section, className].filter(Boolean).join(' ')}>
      {bleed ? children : <Column>{children}</Column>}
    </section>
  );
}

/** The 24-hour-wide column everything is aligned to. */
export function Column({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={[styles.column, className].filter(Boolean).join(' ')}>{children}</div>;
}

/** What a section is about, and beside it why. */
export function SectionTop({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={`split-to-820 ${styles.top}`}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className={text.lead}>{lead}</p>
    </div>
  );
}
