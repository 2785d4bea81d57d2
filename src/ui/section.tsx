import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Column, Ground, Split, type Tone } from './layout.tsx';
import text from './text.module.css';

interface SectionProps {
  children: ReactNode;
  tone?: Tone;
  id?: string | undefined;
  /** Full bleed: the section places its own columns. */
  bleed?: boolean;
  className?: string | undefined;
}

/** What a page consists of: a ground, and on it the column. */
export function Section({ children, bleed = false, ...ground }: SectionProps) {
  return <Ground {...ground}>{bleed ? children : <Column>{children}</Column>}</Ground>;
}

/** What a section is about, and beside it why. */
export function SectionTop({ title, lead }: { title: string; lead: string }) {
  return (
    <Split ratio="7-5" until={820} align="end">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className={text.lead}>{lead}</p>
    </Split>
  );
}
