import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './definitions.module.css';

interface DefinitionsProps {
  title: string;
  lead?: string;
  items: readonly { title: string; text: string }[];
}

export function Definitions({ title, lead, items }: DefinitionsProps) {
  return (
    <Section>
      <div className={`split ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {title}
          </Heading>
          {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
        </div>
        <dl className={`split-to-820 ${styles.list}`}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{displayText(item.title)}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
