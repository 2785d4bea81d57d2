import type { Language } from '#domain/language.ts';
import type { DepotNight } from '#domain/simulator/known/depot-night.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../words-of.ts';
import styles from './benefits.module.css';
import { ConnectionTimeline } from './connection-timeline.tsx';
import { CostByHour } from './cost-by-hour.tsx';
import { ReadinessDots } from './readiness-dots.tsx';

interface BenefitsProps {
  words: WordsOf<'home'>['benefits'];
  night: DepotNight;
  language: Language;
}

export function Benefits({ words, night, language }: BenefitsProps) {
  const { economic, simple, strategic } = words;
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <div className={styles.benefits}>
        <div className={styles.economic} data-ground="night">
          <div>
            <p className={`${text.figure} ${styles.figure}`}>{displayText(economic.figure)}</p>
            <Heading level={3} size="head">
              {economic.title}
            </Heading>
            <p className={styles.text}>{economic.text}</p>
          </div>
          <CostByHour words={economic} night={night} language={language} />
        </div>
        <div className={styles.others}>
          <div>
            <Heading level={3} size="sub">
              {simple.title}
            </Heading>
            <p>{simple.text}</p>
            <ConnectionTimeline steps={simple.steps} />
          </div>
          <div>
            <Heading level={3} size="sub">
              {strategic.title}
            </Heading>
            <p>{strategic.text}</p>
            <ReadinessDots words={strategic} />
          </div>
        </div>
      </div>
    </Section>
  );
}
