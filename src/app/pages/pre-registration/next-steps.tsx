import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './next-steps.module.css';

/** From the form to the start, on an axis of time. */
export function NextSteps({ title, steps }: WordsOf<'pre-registration'>['next']) {
  return (
    <section className={styles.ground} data-ground="night">
      <Column>
        <Heading level={2} size="head">
          {title}
        </Heading>
        <ol className={styles.axis}>
          {steps.map(({ when, name, text }) => (
            <li key={name}>
              <span>{when}</span>
              <b>{name}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Column>
    </section>
  );
}
