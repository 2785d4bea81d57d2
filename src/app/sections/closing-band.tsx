import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './closing-band.module.css';

interface ClosingBandProps {
  title: string;
  lead?: string;
  /** Never night: it would merge with the footer below. */
  ground?: 'paper' | 'sage' | 'pine';
  /** Buttons; the first is the main one. */
  children: ReactNode;
  id?: string;
}

/** The end of a page: not printed, as its links do not work on paper. */
export function ClosingBand({ title, lead, ground = 'paper', children, id }: ClosingBandProps) {
  return (
    <section
      id={id}
      className={styles[ground]}
      data-print="none"
      data-ground={ground === 'pine' ? 'night' : undefined}
    >
      <Column className={styles.row}>
        <div>
          <Heading level={2} size="title">
            {title}
          </Heading>
          {lead && <p className={text.lead}>{lead}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </Column>
    </section>
  );
}
