import type { ReactNode, Ref } from 'react';
import { displayText } from '#ui/display-text.ts';
import headingStyles from '#ui/heading.module.css';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './thanks-block.module.css';

interface ThanksBlockProps {
  title: string;
  lead: string;
  /** To put the focus on the heading. */
  ref?: Ref<HTMLHeadingElement>;
  /** What is read out with the heading. */
  describedBy?: string | undefined;
  /** Above the heading. */
  kicker?: ReactNode;
  beside?: ReactNode;
  /** Ways on. */
  children: ReactNode;
}

/** What was sent has arrived: the dark block that such a page opens with. */
export function ThanksBlock(props: ThanksBlockProps) {
  const { title, lead, ref, describedBy, kicker, beside, children } = props;
  return (
    <section className={styles.ground} data-ground="night">
      <Column className={styles.columns}>
        <div>
          {kicker && <div className={styles.kicker}>{kicker}</div>}
          <h1
            ref={ref}
            tabIndex={-1}
            aria-describedby={describedBy}
            className={`${headingStyles.title} ${styles.title}`}
          >
            {displayText(title)}
          </h1>
          <p className={text.lead}>{lead}</p>
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.actions}>{children}</div>
      </Column>
    </section>
  );
}
