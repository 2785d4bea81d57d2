import type { ReactNode } from 'react';
import type { TitledText } from '#content/prose.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { type Parts, ProseText } from './prose-text.tsx';
import styles from './reading.module.css';

interface ReadingProps {
  /** Names the contents, above them where `titled`. */
  contents: string;
  titled?: boolean;
  sections: readonly TitledText[];
  /** What the text names beside its words. */
  parts?: Parts;
  /** A last entry of the contents, for a part among `children`. */
  last?: { id: string; title: string };
  /** Below the text. */
  children?: ReactNode;
}

/** What is read: its contents at the left while there is room, one column of text at the right. */
export function Reading({ contents, titled, sections, parts = {}, last, children }: ReadingProps) {
  return (
    <Column className={styles.columns}>
      <nav className={styles.contents} aria-label={contents} data-print="none">
        {titled && <p>{contents}</p>}
        <ol>
          {[...sections, ...(last ? [last] : [])].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{displayText(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id}>
            <Heading level={2} size="sub">
              {title}
            </Heading>
            <ProseText parts={parts}>{body}</ProseText>
          </section>
        ))}
        {children}
      </div>
    </Column>
  );
}
