import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ForwardLink } from '../layout/forward-link.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './ledger.module.css';

interface LedgerProps {
  words: WordsOf<'fleets'>['benefits'];
  /** Where a row leads that says more: the fleet it reckons with. */
  moreTo: string;
}

/** Benefits entered like amounts: the words at the left, the figure and its condition at the right. */
export function Ledger({ words, moreTo }: LedgerProps) {
  return (
    <Section>
      <div className={styles.heading}>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
      </div>
      <ul className={styles.rows}>
        {words.rows.map((row) => (
          <li key={row.title}>
            <Heading level={3} size="sub">
              {row.title}
            </Heading>
            <div className={styles.text}>
              <p>{row.text}</p>
              {'more' in row && <ForwardLink to={moreTo}>{row.more}</ForwardLink>}
            </div>
            <p className={styles.amount}>
              <span className={`${text.figure} ${styles.figure}`}>{displayText(row.figure)}</span>{' '}
              <span className={styles.per}>{row.per}</span>{' '}
              <span className={text.note}>{row.condition}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
