import type { ReactNode } from 'react';
import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { LinkedText } from '../linked-text.tsx';
import type { WordsOf } from '../words-of.ts';
import styles from './contact-place.module.css';

/** The hero's button leads here. */
export const FORM_ANCHOR = 'formulaire';

interface ContactPlaceProps {
  words: WordsOf<'contact'>['place'];
  language: Language;
  /** The form. */
  children: ReactNode;
}

/** The form at the left; beside it who reads what is sent. */
export function ContactPlace({ words, language, children }: ContactPlaceProps) {
  const { who } = words;
  const phone = <a href={`tel:${BRAND.phone.international}`}>{BRAND.phone[language]}</a>;
  const email = <a href={`mailto:${BRAND.email.contact}`}>{BRAND.email.contact}</a>;
  return (
    <Section id={FORM_ANCHOR} className={styles.place}>
      <div className={styles.columns}>
        {children}
        <div className={styles.beside}>
          <Heading level={2} size="sub">
            {who.title}
          </Heading>
          <p>{who.intro}</p>
          <dl>
            {who.subjects.map(({ subject, answer }) => (
              <div key={subject}>
                <dt>{subject}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.faster}>{who.faster}</p>
          <p>
            <LinkedText links={{ phone, email }}>{words.direct}</LinkedText>
          </p>
        </div>
      </div>
    </Section>
  );
}
