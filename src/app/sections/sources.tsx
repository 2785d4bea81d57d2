import { SOURCES, type SourceId } from '#domain/site/sources.ts';
import { Heading } from '#ui/heading.tsx';
import styles from './sources.module.css';

interface SourcesProps {
  words: Readonly<Partial<Record<SourceId, string>>>;
  title: string;
}

/** Numbered as the text cites them. */
export function Sources({ words, title }: SourcesProps) {
  const entries = Object.entries(words) as [SourceId, string][];
  return (
    <section id="sources" className={styles.sources}>
      <Heading level={2} size="sub">
        {title}
      </Heading>
      <ol>
        {entries.map(([id, text]) => (
          <li key={id} id={`source-${id}`}>
            {SOURCES[id] === undefined ? text : <a href={SOURCES[id]}>{text}</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}
