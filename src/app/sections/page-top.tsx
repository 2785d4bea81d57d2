import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { GainLine, type GainWords } from './gain-line.tsx';
import styles from './page-top.module.css';

interface PageTopProps {
  title: string;
  lead: string;
  gain: GainWords;
}

/** The head of a page that is read: low, so that what is read begins in the first screen. */
export function PageTop({ title, lead, gain }: PageTopProps) {
  return (
    <Column>
      <div className={styles.top}>
        <div>
          <Heading level={1} size="title">
            {title}
          </Heading>
          <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        </div>
        <GainLine words={gain} leadsOn />
      </div>
    </Column>
  );
}
