import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { ForwardLink } from '../layout/forward-link.tsx';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './connection.module.css';
import { ConnectionTimeline } from './connection-timeline.tsx';

/** What happens before the first night: a sentence at the left, dates at the right. */
export function Connection({ words }: { words: WordsOf<'how-it-works'>['connection'] }) {
  const to = usePathTo();
  return (
    <Section>
      <div className={styles.columns}>
        <Heading level={2} size="head">
          {words.title}
        </Heading>
        <div>
          <ConnectionTimeline steps={words.steps} />
          <div className={styles.paragraphs}>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ForwardLink to={to('faq', 'installation')}>{words.questions}</ForwardLink>
        </div>
      </div>
    </Section>
  );
}
