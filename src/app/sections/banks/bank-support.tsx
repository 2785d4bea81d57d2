import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words-of.ts';
import { FigureRows } from '../figure-ledger.tsx';
import styles from './bank-support.module.css';

export function BankSupport({ words }: { words: WordsOf<'banks'>['support'] }) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{words.lead}</p>
          <ul className={styles.list}>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <FigureRows items={words.figures} />
      </div>
    </Section>
  );
}
