import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../words-of.ts';
import styles from './activation-course.module.css';
import { ConnectionTimeline } from './connection-timeline.tsx';

/** One activation from its forecast to its payment. */
export function ActivationCourse({ words }: { words: WordsOf<'aggregators'>['course'] }) {
  return (
    <section className={styles.ground}>
      <Column className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={text.lead}>{words.text}</p>
        </div>
        <ConnectionTimeline steps={words.steps} />
      </Column>
    </section>
  );
}
