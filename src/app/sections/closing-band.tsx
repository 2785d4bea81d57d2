import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Column, Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './closing-band.module.css';

interface ClosingBandProps {
  title: string;
  lead?: string;
  /** The page's own part of the depot at dawn. A page that has none ends in a plain row. */
  dawn?: ReactNode;
  /** Of a plain row. Never night: it would merge with the footer below. */
  ground?: 'paper' | 'sage';
  /** Buttons; the first is the main one. */
  children: ReactNode;
  id?: string;
}

/** The end of a page: not printed, as its links do not work on paper. */
export function ClosingBand(props: ClosingBandProps) {
  const { title, lead, dawn, ground = 'paper', children, id } = props;
  const words = (
    <div>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {lead && <p className={text.lead}>{lead}</p>}
    </div>
  );
  const actions = <div className={`actions ${styles.actions}`}>{children}</div>;
  return (
    <section
      id={id}
      className={dawn ? styles.band : styles[ground]}
      data-print="none"
      data-ground={dawn ? 'night' : undefined}
    >
      {dawn}
      <Column className={dawn ? styles.copy : undefined}>
        {dawn ? (
          <>
            {words}
            {actions}
          </>
        ) : (
          <Split ratio="7-5" until={480} align="end">
            {words}
            {actions}
          </Split>
        )}
      </Column>
    </section>
  );
}
