import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { AccountTable } from './account-table.tsx';
import styles from './money-section.module.css';

interface MoneySectionProps {
  words: {
    title: string;
    paragraphs: readonly string[];
    example: Parameters<typeof AccountTable>[0]['words'];
  };
  id?: string;
}

/** A rule about money in words, and beside it as an account. */
export function MoneySection({ words, id }: MoneySectionProps) {
  return (
    <Section {...(id && { id })}>
      <div className={`split-to-820 ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className={text.lead}>
              {paragraph}
            </p>
          ))}
        </div>
        <AccountTable words={words.example} />
      </div>
    </Section>
  );
}
