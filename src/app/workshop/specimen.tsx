import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import styles from './workshop.module.css';

interface ShelfProps {
  id: string;
  title: string;
  /** From edge to edge of the window, one below the other. */
  bleed?: boolean;
  children: ReactNode;
}

/** A part of the workshop, reached by its address: /workshop#buttons. */
export function Shelf({ id, title, bleed = false, children }: ShelfProps) {
  const heading = (
    <Heading level={2} size="head">
      {title}
    </Heading>
  );
  return (
    <Section id={id} bleed={bleed}>
      {bleed ? <Column>{heading}</Column> : heading}
      <div className={bleed ? styles.rows : styles.shelf}>{children}</div>
    </Section>
  );
}

interface SpecimenProps {
  /** The component and its state. */
  name: string;
  ground?: 'paper' | 'night';
  /** As wide as the page: for what stands so on it. */
  wide?: boolean;
  /** What is fixed to the screen stands in its own frame here. */
  framed?: boolean;
  /** On a shelf from edge to edge: as on its page. */
  bleed?: boolean;
  children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen(props: SpecimenProps) {
  const { name, ground = 'paper', wide, framed, bleed, children } = props;
  return (
    <figure
      className={[
        styles.specimen,
        wide && styles.wide,
        framed && styles.framed,
        bleed && styles.bleed,
      ]
        .filter(Boolean)
        .join(' ')}
      data-specimen={name}
      data-ground={ground === 'night' ? 'night' : undefined}
    >
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
