import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './rows.module.css';

interface Row {
  /** A word above the title: what the row belongs to. */
  name?: string;
  title: string;
  text: string;
  figure: string;
  /** What the figure counts. */
  per?: string;
  condition: string;
  link?: ReactNode;
}

/** A text in each row, and at its end the figure that it explains. */
export function Rows({ items }: { items: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {items.map((row) => (
        <Split key={row.title} as="li" ratio="7-5" until={480}>
          <div>
            {'name' in row && <p className={styles.name}>{row.name}</p>}
            <Heading level={3} size="sub">
              {row.title}
            </Heading>
            <p className={styles.text}>{row.text}</p>
            {'link' in row && row.link}
          </div>
          <p className={styles.amount}>
            <b className={text.figure}>{displayText(row.figure)}</b>{' '}
            {'per' in row && <strong>{row.per}</strong>}{' '}
            <span className={text.note}>{row.condition}</span>
          </p>
        </Split>
      ))}
    </ul>
  );
}
