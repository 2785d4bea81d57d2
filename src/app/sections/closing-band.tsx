import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './closing-band.module.css';

interface ClosingBandProps {
  title: string;
  lead?: string;
  /** Never night: the footer below is. */
  ground?: 'paper' | 'sage' | 'pine';
  /** Buttons; the first leads. */
  children: ReactNode;
  id?: string;
}

/** The last word of a page: one sentence, one or two ways on, which paper does not have. */
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
