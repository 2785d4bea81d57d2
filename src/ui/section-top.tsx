import { Heading } from './heading.tsx';
import styles from './section-top.module.css';
import text from './text.module.css';

/** What a section is about, and beside it why. */
export function SectionTop({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.top}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className={text.lead}>{lead}</p>
    </div>
  );
}
