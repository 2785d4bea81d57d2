import type { ReactNode } from 'react';
import styles from './section.module.css';

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
