import styles from './time-axis.module.css';

interface TimeAxisProps {
  steps: readonly { when: string; name: string; text: string }[];
}

/** What happens next, on one line from now on. */
export function TimeAxis({ steps }: TimeAxisProps) {
  return (
    <ol className={styles.axis}>
      {steps.map(({ when, name, text }) => (
        <li key={name}>
          <span className={styles.when}>{when}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
