import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { SectionTop } from '#ui/section-top.tsx';
import type { WordsOf } from '../../words-of.ts';
import styles from './installation-steps.module.css';

export function InstallationSteps({ words }: { words: WordsOf<'installers'>['installation'] }) {
  return (
    <Section>
      <SectionTop title={words.title} lead={words.lead} />
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
