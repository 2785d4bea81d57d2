import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './stages.module.css';

/** What works today with software, and what takes a charger: one line, a solid stretch then a dashed one. */
export function Stages({ words }: { words: WordsOf<'fleets'>['stages'] }) {
  return (
    <Section>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <ol className={styles.stages}>
        {words.items.map((stage) => (
          <li key={stage.title}>
            <p className={styles.when}>{stage.when}</p>
            <Heading level={3} size="sub">
              {stage.title}
            </Heading>
            <p>{stage.text}</p>
            <p className={styles.needs}>{stage.needs}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
