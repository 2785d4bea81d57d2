import { buttonClass } from '#ui/button.tsx';
import styles from './timeline.module.css';

export interface Step {
  when: string;
  name?: string;
  text?: string;
  /** To a page outside this site. */
  link?: { label: string; href: string };
}

interface TimelineProps {
  steps: readonly Step[];
  /** Where there is room: below each other all the same, in a row, or hanging on a night's price curve. */
  lay: 'column' | 'row' | 'curve';
  /** The last recurs every month, and is drawn as bars. */
  recurring?: boolean;
}

/** What happens when, as dots on a line. */
export function Timeline({ steps, lay, recurring }: TimelineProps) {
  return (
    <ol className={`${styles.timeline} ${styles[lay]} ${recurring ? styles.recurring : ''}`}>
      {steps.map((step) => (
        <li key={step.when}>
          {'text' in step ? (
            <>
              <span>{step.when}</span>
              {'name' in step && <h3>{step.name}</h3>}
              <p>{step.text}</p>
            </>
          ) : (
            <>
              <b>{step.name}</b>
              {step.when}
            </>
          )}
          {'link' in step && step.link && (
            <a href={step.link.href} className={buttonClass({})}>
              {step.link.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
