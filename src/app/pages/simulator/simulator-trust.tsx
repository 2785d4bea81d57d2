import { Link } from 'react-router';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './simulator-trust.module.css';

interface SimulatorTrustProps {
  words: WordsOf<'simulator'>['trust'];
  /** The method page, with the visitor's own simulation in its address. */
  methodTo: string;
}

export function SimulatorTrust({ words, methodTo }: SimulatorTrustProps) {
  return (
    <Column>
      <section className={styles.band}>
        <p className={styles.figure}>{displayText(words.figure)}</p>
        <div>
          <Heading level={2} size="sub">
            {words.title}
          </Heading>
          <p>{words.text}</p>
        </div>
        <Link to={methodTo}>{words.how}</Link>
      </section>
    </Column>
  );
}
