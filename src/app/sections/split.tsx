import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Split, type SplitProps, type Tone } from '#ui/layout.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './split.module.css';

interface SplitSectionProps extends Pick<SplitProps, 'ratio' | 'until' | 'align'> {
  title: string;
  /** One paragraph, or several. */
  lead?: string | readonly string[] | undefined;
  points?: readonly string[];
  /** Below the words. */
  under?: ReactNode;
  size?: 'head' | 'title';
  tone?: Tone;
  id?: string;
  children: ReactNode;
}

/** What a section is about, and beside it a picture, a table, figures or a list. */
export function SplitSection(props: SplitSectionProps) {
  const { title, lead = [], points, under, size = 'head', tone, id, children, ...split } = props;
  return (
    <Section tone={tone} id={id}>
      <Split until={820} {...split}>
        <div className={styles.words}>
          <Heading level={2} size={size}>
            {title}
          </Heading>
          {[lead].flat().map((paragraph) => (
            <p key={paragraph} className={text.lead}>
              {paragraph}
            </p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {under}
        </div>
        {children}
      </Split>
    </Section>
  );
}
