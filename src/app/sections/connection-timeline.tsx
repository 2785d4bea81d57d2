import styles from './connection-timeline.module.css';

interface ConnectionTimelineProps {
  steps: readonly { name: string; when: string }[];
}

/** Steps as dots on a line; the last is drawn as bars, as it recurs every month. */
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
