import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './key-figures.module.css';

interface KeyFiguresProps {
  title: string;
  lead?: string;
  items: readonly { figure: string; name: string; basis: string }[];
}

/** Figures with what they count and what they rest on. */
export function KeyFigures({ title, lead, items }: KeyFiguresProps) {
  return (
    <Section>
      <div className={`split-to-820 ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {title}
          </Heading>
          {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        </div>
        <KeyFigureList items={items} />
      </div>
    </Section>
  );
}

export function KeyFigureList({ items }: Pick<KeyFiguresProps, 'items'>) {
  return (
    <dl className={styles.rows}>
      {items.map(({ figure, name, basis }) => (
        <div key={name}>
          <dt className={`${text.figure} ${styles.figure}`}>{displayText(figure)}</dt>
          <dd>
            <strong>{name}</strong>
            <span>{basis}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
