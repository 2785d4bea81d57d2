import type { Language } from '#domain/language.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './contact-place.module.css';
import { DirectLine } from './direct-line.tsx';

/** The hero's button leads here. */
export const FORM_ANCHOR = 'formulaire';

interface ContactPlaceProps {
  words: WordsOf<'contact'>['place'];
  language: Language;
}

/** The form's place at the left; beside it who reads what is sent. */
export function ContactPlace({ words, language }: ContactPlaceProps) {
  return (
    <Section id={FORM_ANCHOR} className={styles.place}>
      <div className={styles.columns}>
        <DirectLine words={words.direct} language={language} />
        <div className={styles.beside}>
          <Heading level={2} size="sub">
            {words.who.title}
          </Heading>
          <p>{words.who.intro}</p>
          <dl>
            {words.who.subjects.map(({ subject, answer }) => (
              <div key={subject}>
                <dt>{subject}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.faster}>{words.who.faster}</p>
        </div>
      </div>
    </Section>
  );
}
