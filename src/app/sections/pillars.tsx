import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './pillars.module.css';

interface PillarsProps {
  words: WordsOf<'solutions'>['pillars'];
  id: string;
}

/** Three promises in steps: each begins further to the right than the one above it. */
export function Pillars({ words, id }: PillarsProps) {
  return (
    <Section id={id}>
      <Heading level={2} size="head">
        {words.title}
      </Heading>
      <ul className={styles.pillars}>
        {words.items.map((pillar) => (
          <li key={pillar.title}>
            <Heading level={3} size="head">
              {pillar.title}
            </Heading>
            <p>{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
