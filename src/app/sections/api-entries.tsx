import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './api-entries.module.css';

/** Benefits read like the reference of an API: a name, what it does, what it returns. */
export function ApiEntries({ words }: { words: WordsOf<'aggregators'>['benefits'] }) {
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <ul className={styles.entries}>
        {words.entries.map((entry) => (
          <li key={entry.name}>
            <p className={styles.name}>{entry.name}</p>
            <div>
              <Heading level={3} size="sub">
                {entry.title}
              </Heading>
              <p className={styles.text}>{entry.text}</p>
            </div>
            <p className={styles.value}>
              <b>{entry.value}</b> {entry.condition}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
