import { displayText } from '#ui/display-text.ts';
import reading from './reading.module.css';

interface ContentsProps {
  title: string;
  /** By the id of the section. */
  sections: readonly (readonly [id: string, title: string])[];
}

/** What a long page holds; beside its text while one reads, where there is room. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav className={reading.contents} aria-label={title} data-print="none">
      <p>{title}</p>
      <ol>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{displayText(name)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
