import { Heading } from '#ui/heading.tsx';
import { Grid } from '#ui/layout.tsx';
import styles from './steps.module.css';

interface StepsProps {
  items: readonly { when?: string; title: string; text: string; needs?: string }[];
  /** How many of them can be had today; the line of the others is dashed. Without it all can. */
  today?: number;
}

/** Numbered steps on one line: side by side, below each other on a phone. */
export function Steps({ items, today = items.length }: StepsProps) {
  return (
    <Grid as="ol" className={styles.steps}>
      {items.map((step, index) => (
        <li key={step.title} className={index < today ? undefined : styles.later}>
          {'when' in step && <p className={styles.when}>{step.when}</p>}
          <Heading level={3} size="sub">
            {step.title}
          </Heading>
          <p>{step.text}</p>
          {'needs' in step && <p className={styles.needs}>{step.needs}</p>}
        </li>
      ))}
    </Grid>
  );
}
