import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import styles from './workshop.module.css';

interface ShelfProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the workshop, reached by its address: /workshop#buttons. */
export function Shelf({ id, title, children }: ShelfProps) {
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
  wide?: boolean;
  children: ReactNode;
}

/** One component in one state, with its name. */
export function Specimen({ name, ground = 'paper', wide, children }: SpecimenProps) {
  return (
    <figure
      className={wide ? `${styles.specimen} ${styles.wide}` : styles.specimen}
      data-specimen={name}
      data-ground={ground === 'night' ? 'night' : undefined}
    >
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
