import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words-of.ts';
import { FigureRows } from '../figure-ledger.tsx';
import styles from './programme-value.module.css';

/** The largest figure of the site, with its condition in the same block. */
export function ProgrammeValue({ words }: { words: WordsOf<'manufacturers'>['value'] }) {
  return (
    <Section>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <div className={styles.columns}>
        <div className={styles.value}>
          <div>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(words.figure)}</p>
            <p className={styles.per}>{words.per}</p>
          </div>
          <div className={styles.condition}>
            <Heading level={3} size="sub">
              {words.conditionTitle}
            </Heading>
            <p>{words.condition}</p>
          </div>
        </div>
        <FigureRows items={words.items} />
      </div>
    </Section>
  );
}
