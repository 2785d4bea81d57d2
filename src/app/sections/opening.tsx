import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './opening.module.css';

interface OpeningProps {
  title: string;
  lead: string;
  language: Language;
}

/** A page's heading and first sentence, and how to reach a person. */
export function Opening({ title, lead, language }: OpeningProps) {
  return (
    <Section className={styles.opening}>
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className={text.lead}>{lead}</p>
      <div className={styles.actions}>
        <a href={`mailto:${BRAND.email.contact}`} className={buttonClass({ large: true })}>
          {BRAND.email.contact}
        </a>
        <a
          href={`tel:${BRAND.phone.international}`}
          className={buttonClass({ large: true, quiet: true })}
        >
          {BRAND.phone[language]}
        </a>
      </div>
    </Section>
  );
}
