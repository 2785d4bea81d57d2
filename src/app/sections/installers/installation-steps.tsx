import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words-of.ts';
import styles from './installation-steps.module.css';

export function InstallationSteps({ words }: { words: WordsOf<'installers'>['installation'] }) {
  return (
    <Section>
      <div className={styles.top}>
        <Heading level={2} size="title">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
      </div>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step.name}>
            <Heading level={3} size="sub">
              {step.name}
            </Heading>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
