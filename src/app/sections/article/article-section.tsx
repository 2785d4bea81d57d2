import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './article.module.css';

/** A paragraph, or a list. */
type Passage = string | readonly string[];

export interface SectionWords {
  title: string;
  body: readonly Passage[];
  /** What follows the figure. */
  rest?: readonly Passage[];
  /** A list to take along to the meeting. */
  questions?: readonly string[];
}

interface ArticleSectionProps {
  name: string;
  words: SectionWords;
  common: WordsOf<'articles'>['common'];
  /** In the order they are numbered in. */
  sources: readonly string[];
  figure: ReactNode;
}

export function ArticleSection({ name, words, common, sources, figure }: ArticleSectionProps) {
  const cite = (text: string) => cited(text, sources, common.source);
  return (
    <section id={name}>
      <Heading level={2} size="sub">
        {words.title}
      </Heading>
      {passages(words.body, cite)}
      {figure}
      {'rest' in words && passages(words.rest ?? [], cite)}
      {'questions' in words && (
        <div className={styles.questions}>
          <p>{common.questions}</p>
          <ul>
            {words.questions?.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type Cite = (text: string) => ReactNode;

function passages(of: readonly Passage[], cite: Cite): ReactNode {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage}>{cite(passage)}</p>
    ) : (
      <ul key={passage[0]} className={styles.list}>
        {passage.map((point) => (
          <li key={point}>{cite(point)}</li>
        ))}
      </ul>
    ),
  );
}

/** A number never starts a line, nor does the full stop after it. */
const WORD_JOINER = '\u2060';

/** '{ffe}' in a text becomes the number of that source, which leads to it. */
function cited(text: string, sources: readonly string[], label: string): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const number = String(sources.indexOf(part) + 1);
    return (
      <sup key={`${part}-${text.length}`} className={styles.cited}>
        {WORD_JOINER}
        <a href={`#source-${part}`} aria-label={fill(label, { number })}>
          {number}
        </a>
        {WORD_JOINER}
      </sup>
    );
  });
}
