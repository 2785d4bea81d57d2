import type { ReactNode } from 'react';
import type { KnownFleet } from '#domain/simulator/known/known-fleets.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { FaqIndex } from './faq-index.tsx';
import { FaqQuestion } from './faq-question.tsx';
import styles from './faq-questions.module.css';
import type { FaqCategories } from './faq-words.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

interface FaqQuestionsProps {
  words: { index: string; linkToQuestion: string; categories: FaqCategories };
  /** Shown when the page opens. */
  openQuestion: string;
  /** Pictures after the first paragraph of an answer, by question. */
  pictures: Readonly<Record<string, ReactNode>>;
  /** Fleets that an answer reckons with, by question. */
  fleets: Readonly<Record<string, KnownFleet>>;
}

export function FaqQuestions({ words, openQuestion, pictures, fleets }: FaqQuestionsProps) {
  useLinkedQuestion();
  const categories = Object.entries(words.categories);
  return (
    <Column className={styles.columns}>
      <FaqIndex label={words.index} categories={words.categories} />
      <div>
        {categories.map(([id, { name, questions }]) => (
          <section key={id} className={styles.category} aria-labelledby={id}>
            <Heading level={2} size="sub" id={id}>
              {name}
            </Heading>
            {Object.entries(questions).map(([slug, entry]) => (
              <FaqQuestion
                key={slug}
                id={slug}
                entry={entry}
                open={slug === openQuestion}
                picture={pictures[slug]}
                linkToQuestion={words.linkToQuestion}
                fleet={fleets[slug]}
              />
            ))}
          </section>
        ))}
      </div>
    </Column>
  );
}
