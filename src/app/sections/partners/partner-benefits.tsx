import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import type { WordsOf } from '../../words-of.ts';
import styles from './partner-benefits.module.css';
import { ShareBar } from './share-bar.tsx';

export function PartnerBenefits({ words }: { words: WordsOf<'partners'>['benefits'] }) {
  const { recurring, support, headStart } = words;
  return (
    <Section>
      <Heading level={2} size="title" className={styles.title}>
        {words.title}
      </Heading>
      <div className={styles.benefits}>
        <div className={styles.recurring}>
          <Heading level={3} size="head">
            {recurring.title}
          </Heading>
          <p>{recurring.text}</p>
          <ShareBar words={recurring} />
        </div>
        <div className={styles.others}>
          {[support, headStart].map(({ title, text }) => (
            <div key={title}>
              <Heading level={3} size="sub">
                {title}
              </Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
