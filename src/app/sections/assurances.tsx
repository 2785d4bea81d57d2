import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './assurances.module.css';

/** Security, support, revenue: one row each, as wide as what it has to say. */
export function Assurances({ words }: { words: WordsOf<'pre-registration'>['assurances'] }) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      {words.rows.map((row) => (
        <div key={row.title} className={styles.row}>
          <div>
            <Heading level={3} size="head">
              {row.title}
            </Heading>
            <p className={styles.lead}>{row.lead}</p>
          </div>
          <dl className={row.items.length > 2 ? styles.three : styles.two}>
            {row.items.map((item) => (
              <div key={item.title}>
                <dt>{displayText(item.title)}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
}
