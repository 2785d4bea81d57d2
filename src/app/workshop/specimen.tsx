import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import styles from './workshop.module.css';

/** A part of the workshop, reached by its address: /workshop#buttons. */
export function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id}>
      <Heading level={2} size="head">
        {title}
      </Heading>
      <div className={styles.shelf}>{children}</div>
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
  children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen({ name, ground = 'paper', wide, framed, children }: SpecimenProps) {
  return (
    <figure
      className={[styles.specimen, wide && styles.wide, framed && styles.framed]
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
