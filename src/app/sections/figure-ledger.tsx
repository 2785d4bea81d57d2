import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './figure-ledger.module.css';

interface FigureLedgerProps {
  title: string;
  lead?: string;
  items: readonly { figure: string; name: string; basis: string }[];
}

/** Promised figures as entries of a ledger: each with what it counts and what it rests on. */
export function FigureLedger({ title, lead, items }: FigureLedgerProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {title}
          </Heading>
          {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        </div>
        <FigureRows items={items} />
      </div>
    </Section>
  );
}

export function FigureRows({ items }: Pick<FigureLedgerProps, 'items'>) {
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
