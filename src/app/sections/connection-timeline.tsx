import styles from './connection-timeline.module.css';

interface ConnectionTimelineProps {
  steps: readonly { name: string; when: string }[];
}

/** Dots on a line, then bars: the last step comes back every month. */
export function ConnectionTimeline({ steps }: ConnectionTimelineProps) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ name, when }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <span className={styles.when}>{when}</span>
        </li>
      ))}
    </ol>
  );
}
