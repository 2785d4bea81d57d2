import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './faq-top.module.css';

export function FaqTop({ words }: { words: { title: string; lead: string } }) {
  return (
    <Column>
      <div className={styles.top}>
        <Heading level={1} size="title">
          {words.title}
        </Heading>
        <p className={text.lead}>{words.lead}</p>
      </div>
    </Column>
  );
}
