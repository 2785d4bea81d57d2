import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import { Split } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import styles from './figures.module.css';
import { SplitSection } from './split.tsx';

interface FiguresProps {
  items: readonly { figure: string; name: string; basis: string; link?: ReactNode }[];
}

/** Figures with what they count and what they rest on. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <Split key={item.name} ratio="5-7" until={480} align="center">
          <dt className={text.figure}>{displayText(item.figure)}</dt>
          <dd>
            {'link' in item ? item.link : <strong>{item.name}</strong>}
            <span>{item.basis}</span>
          </dd>
        </Split>
      ))}
    </dl>
  );
}

interface FigureSectionProps extends FiguresProps {
  title: string;
  lead?: string;
}

export function FigureSection({ items, ...words }: FigureSectionProps) {
  return (
    <SplitSection until={480} {...words}>
      <Figures items={items} />
    </SplitSection>
  );
}
